import type * as t from 'io-ts';

/** The keys of a configuration that are missing or wrong, each with its path, once. CFG-02 */
export const wrongKeys = (errors: t.Errors): readonly string[] => [
  ...new Set(
    errors.map(({ context }) =>
      context
        .map(({ key }) => key)
        .filter(key => key !== '' && !/^\d+$/.test(key))
        .join('.'),
    ),
  ),
];
