import type { Language } from '@domain/brand/languages';

const MINUTE_MS = 60_000;

/** HTML that shows the remaining time; `/bac/left.js` updates it. `said`: makes the sentence around the time. D-93 */
export const timeLeft = (language: Language, milliseconds: number, sentence: (left: string) => string, over: string): string => {
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const left = minutes.format(Math.max(1, Math.ceil(milliseconds / MINUTE_MS))).replace(' ', '\u00a0');
  return `<span data-left="${milliseconds}" data-over="${over}">${sentence(`<span>${left}</span>`)}</span>`;
};
