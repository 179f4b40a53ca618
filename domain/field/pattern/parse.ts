/** A regular expression as a syntax tree. The platform's own RegExp decides each single character; only the structure is ours. */
export type Pattern =
  | { readonly kind: 'one'; readonly takes: (unit: string) => boolean }
  | { readonly kind: 'here'; readonly holds: (text: string, at: number) => boolean }
  | { readonly kind: 'ahead'; readonly wanted: boolean; readonly of: Pattern }
  | { readonly kind: 'sequence'; readonly of: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly of: readonly Pattern[] }
  | { readonly kind: 'times'; readonly of: Pattern; readonly least: number; readonly most: number };

/** A part that no automaton can express: a back reference, a lookbehind. */
class Unfollowed extends Error {}

const NOTHING: Pattern = { kind: 'sequence', of: [] };

const one = (source: string): Pattern => {
  const unit = new RegExp(`^${source}$`);
  return { kind: 'one', takes: given => unit.test(given) };
};

const isWord = (text: string, at: number): boolean => /\w/.test(text.charAt(at));
const atEdge = (text: string, at: number): boolean => isWord(text, at - 1) !== isWord(text, at);

const assertions: Readonly<Record<string, (text: string, at: number) => boolean>> = {
  '^': (_, at) => at === 0,
  $: (text, at) => at === text.length,
  '\\b': atEdge,
  '\\B': (text, at) => !atEdge(text, at),
};

/** The source of exactly one character or character class, at the start of the rest. */
const unit = /^(?:\[(?:[^\]\\]|\\[^])*\]|\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|c[A-Za-z]|0(?!\d)|[^\dck])|[^\\])/;
const counted = /^\{(\d+)(?:(,)(\d*))?\}/;

const spans: Readonly<Record<string, readonly [number, number]>> = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] };

const spanIn = (rest: string): { readonly length: number; readonly span: readonly [number, number] } | undefined => {
  const simple = spans[rest.charAt(0)];
  if (simple !== undefined) return { length: 1, span: simple };
  const [whole, least, comma, most] = counted.exec(rest) ?? [];
  if (whole === undefined) return undefined;
  const from = Number(least);
  return { length: whole.length, span: [from, comma === undefined ? from : most === '' ? Infinity : Number(most)] };
};

class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  whole(): Pattern {
    return this.choice();
  }

  private get rest(): string {
    return this.source.slice(this.at);
  }

  private took(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private choice(): Pattern {
    const ways = [this.sequence()];
    while (this.took('|')) ways.push(this.sequence());
    return ways.length === 1 ? (ways[0] ?? NOTHING) : { kind: 'choice', of: ways };
  }

  private sequence(): Pattern {
    const parts: Pattern[] = [];
    while (this.at < this.source.length && !/^[|)]/.test(this.rest)) parts.push(this.repeated(this.part()));
    return { kind: 'sequence', of: parts };
  }

  private repeated(of: Pattern): Pattern {
    const found = spanIn(this.rest);
    if (found === undefined) return of;
    this.at += found.length;
    this.took('?');
    const [least, most] = found.span;
    return { kind: 'times', of, least, most };
  }

  private part(): Pattern {
    if (this.took('(')) return this.group();
    const assertion = Object.keys(assertions).find(sign => this.took(sign));
    const holds = assertion === undefined ? undefined : assertions[assertion];
    if (holds !== undefined) return { kind: 'here', holds };
    const source = unit.exec(this.rest)?.[0];
    if (source === undefined) throw new Unfollowed();
    this.at += source.length;
    return one(source === '{' || source === '}' || source === ']' ? `\\${source}` : source);
  }

  private group(): Pattern {
    const sign = /^\?(?:[:=!]|<(?![=!])[^>]*>)/.exec(this.rest)?.[0] ?? '';
    if (sign === '' && this.rest.startsWith('?')) throw new Unfollowed();
    this.at += sign.length;
    const inside = this.choice();
    this.took(')');
    return sign === '?=' || sign === '?!' ? { kind: 'ahead', wanted: sign === '?=', of: inside } : inside;
  }
}

/** Parses a valid regular expression without flags; undefined where it has back references or lookbehinds. */
export const parsePattern = (source: string): Pattern | undefined => {
  try {
    return new Reader(source).whole();
  } catch (error) {
    if (error instanceof Unfollowed) return undefined;
    throw error;
  }
};
