import * as t from 'io-ts';
import type { Language } from '@domain/brand/languages';
import { days, named } from './parts';

/** ISO 3166-1 alpha-2. At least one: a bank that accepts no country's documents opens no file. D-91 */
const isCountries = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(country => t.string.is(country) && /^[A-Z]{2}$/.test(country));
const countries = new t.Type<readonly string[]>(
  'Countries',
  isCountries,
  (value, context) => (isCountries(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const reason = t.type({ fr: named, en: named } satisfies Record<Language, unknown>);

/** Whose identity documents are accepted online. D-127 */
export const acceptedPapers = t.intersection([
  t.type({ cards: countries, passports: t.union([t.literal('all'), countries]) }),
  t.partial({ reason, agencyWithinDays: days }),
]);
