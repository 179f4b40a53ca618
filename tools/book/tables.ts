import { refusals } from '@domain/errors/refusals';

const moments = ['creation', 'startup', 'action', 'end', 'resume'] as const;

/** Every code of the bank, with its outcome at each moment. ERR-01, ERR-02 */
export const codeRows = (): readonly (readonly string[])[] =>
  Object.entries(refusals).map(([code, outcomes]) => {
    const byMoment = new Map(Object.entries(outcomes));
    return [code, ...moments.map(moment => byMoment.get(moment) ?? '')];
  });

export const codeHead: readonly string[] = ['code', ...moments];
