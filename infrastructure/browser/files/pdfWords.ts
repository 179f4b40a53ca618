/** A token of a PDF's structure: a delimiter, a name with its slash, a decoded string (one character a byte), or anything else. */
export type Word = { readonly kind: 'sign' | 'name' | 'text' | 'other'; readonly value: string };

const WORD = /(<<|>>|[[\]{}])|\/([^\s()<>[\]{}/%]*)|<([\dA-Fa-f\s]*)>|(\()|([^\s()<>[\]{}/%]+)/y;
const SPACE = /(?:[\s\0]|%[^\r\n]*)*/y;

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const ESCAPE = /\\(?:([0-7]{1,3})|\r\n|([^]))|\r\n?/g;

const fromHex = (digits: string): string =>
  (digits.replace(/\s/g, '').match(/..?/g) ?? []).map(pair => String.fromCharCode(parseInt(pair.padEnd(2, '0'), 16))).join('');

const unescaped = (text: string): string =>
  text.replace(ESCAPE, (whole, octal: string | undefined, letter: string | undefined) => {
    if (!whole.startsWith('\\')) return '\n';
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) & 0xff);
    if (letter === undefined || letter === '\n' || letter === '\r') return '';
    return ESCAPED[letter] ?? letter;
  });

/** The end of a string that began before `from`; balanced brackets may nest in it. */
const endOfText = (text: string, from: number): number => {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
};

const matched = (pattern: RegExp, text: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** The tokens of a PDF from `from` to the first that is invalid. `text`: one character a byte. */
export function* wordsOf(text: string, from: number): Generator<Word> {
  for (let at = from; at < text.length;) {
    at += matched(SPACE, text, at)?.[0].length ?? 0;
    const found = matched(WORD, text, at);
    if (!found) return;
    const [whole, sign, name, hex, bracket, other = ''] = found;
    at += whole.length;
    if (sign !== undefined) yield { kind: 'sign', value: sign };
    else if (name !== undefined) yield { kind: 'name', value: `/${name}` };
    else if (hex !== undefined) yield { kind: 'text', value: fromHex(hex) };
    else if (bracket === undefined) yield { kind: 'other', value: other };
    else {
      const end = endOfText(text, at);
      yield { kind: 'text', value: unescaped(text.slice(at, end)) };
      at = end + 1;
    }
  }
}

/** A dictionary's own keys and single-token values; skips nested dictionaries. */
export const dictionaryAt = (text: string, from: number): ReadonlyMap<string, string> => {
  const entries = new Map<string, string>();
  let [depth, key] = [0, ''];
  for (const { kind, value } of wordsOf(text, from)) {
    if (kind === 'sign') {
      depth += ['<<', '[', '{'].includes(value) ? 1 : -1;
      key = '';
      if (depth <= 0) break;
    } else if (depth === 1 && key === '' && kind === 'name') key = value;
    else if (depth === 1 && key !== '') {
      entries.set(key, value);
      key = '';
    }
  }
  return entries;
};
