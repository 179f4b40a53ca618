export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What a search leaves of a list: at most a screenful of it, and how many there are. */
export interface Listed {
  readonly shown: readonly Option[];
  readonly count: number;
}

/** More options than anybody reads; beyond it one types another letter. */
const SHOWN = 60;

/** Text as it is compared: without case, accents, hyphens or apostrophes. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .replace(/['’\-\s]+/g, ' ')
    .trim();

export const same = (one: string, other: string): boolean => plainText(one) === plainText(other);

const plainLabels = new WeakMap<readonly Option[], readonly string[]>();

const plainOf = (options: readonly Option[]): readonly string[] => {
  const known = plainLabels.get(options) ?? options.map(({ label }) => plainText(label));
  plainLabels.set(options, known);
  return known;
};

/** Options that hold what is typed: those that begin with it first, then those with a word that does, then the others. */
export const matching = (options: readonly Option[], typed: string, most = SHOWN): Listed => {
  const wanted = plainText(typed);
  if (wanted === '') return { shown: options.slice(0, most), count: options.length };
  const ranks: [Option[], Option[], Option[]] = [[], [], []];
  plainOf(options).forEach((label, index) => {
    const option = options[index];
    const at = label.indexOf(wanted);
    if (!option || at < 0) return;
    ranks[at === 0 ? 0 : label.includes(` ${wanted}`) ? 1 : 2].push(option);
  });
  const found = ranks.flat();
  return { shown: found.slice(0, most), count: found.length };
};
