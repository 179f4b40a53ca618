import { NamedError, type ErrorTag } from '@domain/kernel/namedError';
import type { Country, Entry } from './entries';

/** What is looked up by its code, and the error where the code matches nothing. PER-10 */
const tags = {
  country: 'UNKNOWN_COUNTRY',
  nationality: 'UNKNOWN_COUNTRY',
  county: 'UNKNOWN_COUNTY',
  town: 'UNKNOWN_TOWN',
  familySituation: 'UNKNOWN_FAMILY_SITUATION',
  occupationStatus: 'UNKNOWN_OCCUPATION_STATUS',
} as const satisfies Record<string, ErrorTag>;

export type LookedUp = keyof typeof tags;

const codeOf = (kind: LookedUp, entry: Entry | Country): string =>
  kind === 'nationality' && 'osceCode' in entry ? (entry.osceCode ?? entry.code) : entry.code;

/** The entry of a code, a nationality by its OSCE code; throws a named error where there is none. PER-10 */
export const lookUp = (kind: LookedUp, entries: readonly (Entry | Country)[], code: string): Entry => {
  const found = entries.find(entry => codeOf(kind, entry) === code);
  if (found === undefined) throw new NamedError(tags[kind], code);
  return found;
};
