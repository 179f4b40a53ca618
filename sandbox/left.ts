const MINUTE_MS = 60_000;

/** A part of a page that tells how long something still holds; `/bac/left.js` tells it anew as the time passes. `said`: the sentence around it. D-93 */
export const timeLeft = (milliseconds: number, said: (left: string) => string, over: string): string => {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  return `<span data-left="${milliseconds}" data-over="${over}">${said(`<span>${minutes}\u00a0minute${minutes > 1 ? 's' : ''}</span>`)}</span>`;
};
