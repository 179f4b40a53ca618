import { tidy } from '@domain/field/tidy';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Other names of the option: a number, a former or an everyday name. D-67, D-87 */
  readonly also?: readonly string[] | undefined;
  /** Of the label, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** `shown`: the first matches, at most a screenful; `count`: all matches. */
export interface Listed {
  readonly shown: readonly Option[];
  readonly count: number;
}

/** Maps equal spellings to one text; its input is already plain. */
export type Folding = (plain: string) => string;

/** Longer lists are not read: people type another letter. */
const SHOWN = 30;

/** Normalised for comparison: no case, accents, hyphens or apostrophes. */
export const plainText = (text: string): string =>
  tidy(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/['\-\s]+/g, ' ')
    .trim();

/** 'st denis' is 'saint denis', 'ste' is 'sainte'; 01 is 1. D-67 */
const spelledOut: Folding = plain => plain.replace(/\bst(e?)\b/g, 'saint$1').replace(/^0+(?=\d)/, '');

const asWritten: Folding = plain => plain;

const formsOf = (text: string, alike: Folding): readonly string[] => {
  const plain = plainText(text);
  const spelled = spelledOut(plain);
  return [...new Set(spelled === plain ? [plain, alike(plain)] : [plain, spelled, alike(plain), alike(spelled)])];
};

interface Searched {
  readonly label: readonly string[];
  readonly also: readonly (readonly string[])[];
}

const searched = new WeakMap<readonly Option[], Map<Folding, Searched[]>>();

/** The texts to search of the first options, as many as asked and those read before. */
const searchedOf = (options: readonly Option[], alike: Folding, upTo = options.length): readonly Searched[] => {
  const known = searched.get(options) ?? new Map<Folding, Searched[]>();
  searched.set(options, known);
  const forms = known.get(alike) ?? [];
  known.set(alike, forms);
  for (const { label, also = [] } of options.slice(forms.length, Math.max(forms.length, upTo)))
    forms.push({ label: formsOf(label, alike), also: also.map(name => formsOf(name, alike)) });
  return forms;
};

/** Number of options prepared per task, about 10 ms on a phone. */
const AT_ONCE = 100;

/** Reads the texts of a list before the first letter, which would wait 50 ms for 900 of them on a phone. Returns how to stop. */
export const readAhead = (options: readonly Option[], alike: Folding = asWritten): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const read = (upTo: number): void => {
    searchedOf(options, alike, upTo);
    if (upTo < options.length) timer = setTimeout(() => read(upTo + AT_ONCE));
  };
  timer = setTimeout(() => read(AT_ONCE));
  return () => clearTimeout(timer);
};

/** Ranks: 0 equal, 1 prefix, 2 prefix of a word, then these two. Lower is better. */
const WITHIN = 3;
const NONE = 4;

const rankOf = (forms: readonly string[], wanted: readonly string[]): number =>
  Math.min(
    NONE,
    ...forms.flatMap(form =>
      wanted.map(text => {
        if (form === text) return 0;
        if (form.startsWith(text)) return 1;
        return form.includes(` ${text}`) ? 2 : form.includes(text) ? WITHIN : NONE;
      }),
    ),
  );

/** The option whose label equals the typed text, else the only one with such another name. */
export const meantBy = (options: readonly Option[], typed: string, alike: Folding = asWritten): Option | undefined => {
  if (plainText(typed) === '') return undefined;
  const wanted = formsOf(typed, alike);
  const forms = searchedOf(options, alike);
  const byLabel = options.find((_, index) => rankOf(forms[index]?.label ?? [], wanted) === 0);
  const byName = options.filter((_, index) => forms[index]?.also.some(name => rankOf(name, wanted) === 0));
  return byLabel ?? (byName.length === 1 ? byName[0] : undefined);
};

/**
 * Options that match the typed text, ordered by rank: equal, prefix, prefix of a word, within a word. An option found
 * by another name shows that name in brackets; other names never match within a word. D-67, D-87
 */
export const matching = (options: readonly Option[], typed: string, most = SHOWN, alike: Folding = asWritten): Listed => {
  const wanted = formsOf(typed, alike).filter(form => form !== '');
  if (wanted.length === 0) return { shown: options.slice(0, most), count: options.length };
  const ranks: Option[][] = Array.from({ length: NONE }, () => []);
  searchedOf(options, alike).forEach(({ label, also }, index) => {
    const option = options[index];
    if (!option) return;
    const own = rankOf(label, wanted);
    const names = also.map(forms => rankOf(forms, wanted));
    const named = Math.min(NONE, ...names);
    const rank = named < WITHIN ? Math.min(own, named) : own;
    const name = own >= WITHIN && rank < WITHIN ? option.also?.[names.indexOf(named)] : undefined;
    ranks[rank]?.push(name === undefined ? option : { ...option, label: `${option.label} (${name})` });
  });
  const found = ranks.flat();
  return { shown: found.slice(0, most), count: found.length };
};
