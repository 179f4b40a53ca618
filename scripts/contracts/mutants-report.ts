import * as t from 'io-ts';

const Round = t.type({
  provider: t.string,
  mutants: t.array(t.type({ description: t.string, kind: t.string, where: t.string })),
});

export interface Survivor {
  readonly provider: string;
  readonly description: string;
  readonly kind: string;
  readonly where: string;
}

export interface Figures {
  readonly all: number;
  readonly byProvider: readonly { readonly provider: string; readonly all: number; readonly caught: number }[];
  readonly byKind: readonly { readonly kind: string; readonly all: number; readonly caught: number }[];
  readonly survivors: readonly Survivor[];
  /** Interactions that fail although nothing was spoilt. */
  readonly broken: readonly string[];
}

const failuresIn = (report: string): readonly string[] =>
  [...report.matchAll(/^\s*\d+\) Verifying a pact between \S+ and \S+ (?:Given (.*))$/gm)].map(([, given = '']) => given);

const counted = <K extends string>(
  key: K,
  mutants: readonly (Survivor & { readonly caught: boolean })[],
  of: (mutant: Survivor) => string,
) =>
  [...new Set(mutants.map(of))].sort().map(name => {
    const mine = mutants.filter(mutant => of(mutant) === name);
    return { name, key, all: mine.length, caught: mine.filter(({ caught }) => caught).length };
  });

/** Reads the report of the verifications, round by round: a mutant is caught where its interaction failed. */
export const figuresOf = (output: string): Figures => {
  const rounds = output
    .split('\n@round ')
    .slice(1)
    .map(text => {
      const [head = '', ...report] = text.split('\n');
      const round: unknown = JSON.parse(head);
      if (!Round.is(round)) throw new Error(`Not a round: ${head}`);
      return { ...round, failures: failuresIn(report.join('\n')) };
    });
  const mutants = rounds.flatMap(({ provider, mutants: all, failures }) =>
    all.map(mutant => ({ provider, ...mutant, caught: failures.some(given => given.endsWith(` - ${mutant.description}`)) })),
  );
  const broken = rounds
    .filter(({ mutants: all }) => all.length === 0)
    .flatMap(({ provider, failures }) => failures.map(given => `${provider}: ${given}`));
  return {
    all: mutants.length,
    byProvider: counted('provider', mutants, ({ provider }) => provider).map(({ name, all, caught }) => ({ provider: name, all, caught })),
    byKind: counted('kind', mutants, ({ kind }) => kind).map(({ name, all, caught }) => ({ kind: name, all, caught })),
    survivors: mutants
      .filter(({ caught }) => !caught)
      .map(({ provider, description, kind, where }) => ({ provider, description, kind, where })),
    broken,
  };
};
