const MINUTE_MS = 60_000;

/** HTML that shows the remaining time; `/bac/left.js` updates it. `said`: makes the sentence around the time. D-93 */
export const timeLeft = (milliseconds: number, sentence: (left: string) => string, over: string): string => {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  return `<span data-left="${milliseconds}" data-over="${over}">${sentence(`<span>${minutes}\u00a0minute${minutes > 1 ? 's' : ''}</span>`)}</span>`;
};
