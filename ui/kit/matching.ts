import { tidy } from '@domain/field/tidy';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Found by this too: a number, another name. */
  readonly also?: string | undefined;
}

/** What a search leaves of a list: at most a screenful of it, and how many there are. */
export interface Listed {
  readonly shown: readonly Option[];
  readonly count: number;
}

/** More options than anybody reads; beyond it one types another letter. */
const SHOWN = 30;

/** Text as it is compared: without case, accents, hyphens or apostrophes. */
export const plainText = (text: string): string =>
  tidy(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/['\-\s]+/g, ' ')
    .trim();

export const same = (one: string, other: string): boolean => plainText(one) === plainText(other);

const plainLabels = new WeakMap<readonly Option[], readonly string[]>();

const plainOf = (options: readonly Option[]): readonly string[] => {
  const known = plainLabels.get(options) ?? options.map(({ label, also = '' }) => plainText(`${label} ${also}`));
  plainLabels.set(options, known);
  return known;
};

/** Whether an option is meant by a text typed in full. */
export const isMeant = ({ label, also = '' }: Option, typed: string): boolean => same(label, typed) || (also !== '' && same(also, typed));

/** Options that hold what is typed: those that begin with it first, then those with a word that does, then the others. `alike`: how two words are held to be the same. */
export const matching = (
  options: readonly Option[],
  typed: string,
  most = SHOWN,
  alike: (plain: string) => string = plain => plain,
): Listed => {
  const wanted = alike(plainText(typed));
  if (wanted === '') return { shown: options.slice(0, most), count: options.length };
  const ranks: [Option[], Option[], Option[]] = [[], [], []];
  plainOf(options).forEach((plain, index) => {
    const option = options[index];
    const label = alike(plain);
    const at = label.indexOf(wanted);
    if (!option || at < 0) return;
    ranks[at === 0 ? 0 : label.includes(` ${wanted}`) ? 1 : 2].push(option);
  });
  const found = ranks.flat();
  return { shown: found.slice(0, most), count: found.length };
};
