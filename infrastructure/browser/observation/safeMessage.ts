/** Complete messages of browsers and React that quote no typed text. */
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

/** Messages whose beginning is fixed and whose end may quote anything: only the beginning is reported. */
const beginnings: readonly RegExp[] = [
  new RegExp(`^Failed to execute '(?:${methods})' on '(?:${interfaces})'(?=:|$)`),
  /^Minified React error #\d{1,4}(?=;|$)/,
  /^Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)(?= \(|$)/,
  /^(?:undefined|null) is not an object(?= \(|$)/,
  /^Loading (?:CSS )?chunk(?= \S+ failed)/,
  /^Failed to fetch dynamically imported module(?=:|$)/,
];

/** Removes what may be personal: addresses and e-mails, quoted text, digits. */
const normalised = (text: string): string =>
  text
    .replace(/\S+@\S+|\b\w+:\/\/\S+/g, '@')
    .replace(/(["'`«“‘]).*["'`»”’]/gs, '“”')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
    .trim();

/** FNV-1a, 32 bits: the same in every browser, and too short to reconstruct the text. */
const digestOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `#${(hash >>> 0).toString(16).padStart(8, '0')}`;
};

/**
 * The reportable form of an error's text: a message of the fixed list, or `#` and eight hexadecimal digits that identify it. D-21, X21
 */
export const safeMessage = (text: string): string =>
  wordings.some(wording => wording.test(text))
    ? text
    : (beginnings.map(beginning => beginning.exec(text)?.[0]).find(match => match !== undefined) ?? digestOf(normalised(text)));
