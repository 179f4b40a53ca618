/** Of browsers and of React, in their own words: what stands here quotes nothing that was typed. Matched whole. */
const wordings: readonly RegExp[] = [
  /^Failed to fetch$/,
  /^Load failed$/,
  /^NetworkError when attempting to fetch resource\.$/,
  /^The (?:network connection was lost|Internet connection appears to be offline|request timed out)\.$/,
  /^(?:The operation was aborted\.?|The user aborted a request\.|signal is aborted without reason|Fetch is aborted)$/,
  /^Script error\.?$/,
  /^Maximum call stack size exceeded\.?$/,
  /^too much recursion$/,
  /^Out of memory$/i,
  /^ResizeObserver loop (?:limit exceeded|completed with undelivered notifications\.)$/,
  /^The object can not be found here\.$/,
  /^The quota has been exceeded\.$/,
];

const methods = 'appendChild|insertBefore|removeChild|replaceChild|setItem|getItem|pushState|replaceState|postMessage|showModal|json|fetch';
const interfaces = 'Node|Element|Storage|History|Window|Worker|MessagePort|BroadcastChannel|HTMLDialogElement|Response';

/** Wordings whose beginning is a browser's or React's, and whose end may be anything: what is kept of them. */
const beginnings: readonly RegExp[] = [
  new RegExp(`^Failed to execute '(?:${methods})' on '(?:${interfaces})'(?=:|$)`),
  /^Minified React error #\d{1,4}(?=;|$)/,
  /^Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)(?= \(|$)/,
  /^(?:undefined|null) is not an object(?= \(|$)/,
  /^Loading (?:CSS )?chunk(?= \S+ failed)/,
  /^Failed to fetch dynamically imported module(?=:|$)/,
];

/** Without what may be anybody's: addresses and e-mails, what is quoted, figures. */
const normalised = (text: string): string =>
  text
    .replace(/\S+@\S+|\b\w+:\/\/\S+/g, '@')
    .replace(/(["'`«“‘]).*["'`»”’]/gs, '“”')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
    .trim();

/** FNV-1a, 32 bits: the same in every browser, and too short to be read back. */
const digestOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `#${(hash >>> 0).toString(16).padStart(8, '0')}`;
};

/** What may leave of an error's text: a wording of the fixed list, or `#` and eight figures that tell it from another. D-21, X21 */
export const safeMessage = (text: string): string =>
  wordings.some(wording => wording.test(text))
    ? text
    : (beginnings.map(beginning => beginning.exec(text)?.[0]).find(kept => kept !== undefined) ?? digestOf(normalised(text)));
