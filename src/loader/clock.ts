/** Id of the template of src/BeforeScripts.tsx that says that the device's date is wrong. */
export const WRONG_DATE = 'date-de-l-appareil';

/** A device that is wrong by an hour at most keeps its own time. D-113 */
const TOLERATED_MS = 3_600_000;

/** How far the device is from the bank's time, by the answer's `Date` and the time that a cache kept it; 0: near enough, or unknown. D-113 */
export const shiftBy = (headers: Headers, device: number): number => {
  const shift = Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age') ?? 0) * 1_000 - device;
  return Math.abs(shift) > TOLERATED_MS ? shift : 0;
};

/** Says once, above every page, which day it is for the bank and which one for the device. D-113 */
export const sayWrongDate = (shift: number): void => {
  const found = document.getElementById(WRONG_DATE);
  const text = found instanceof HTMLTemplateElement && found.content.querySelector('p');
  if (!text) return;
  const written = (milliseconds: number): string =>
    new Intl.DateTimeFormat(text.lang, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }).format(milliseconds);
  text.textContent = (text.dataset['text'] ?? '').replace('{device}', written(Date.now())).replace('{bank}', written(Date.now() + shift));
  document.body.prepend(text);
};
