import type * as t from 'io-ts';

/** The paths of a configuration's missing or wrong keys, each once. CFG-02 */
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
