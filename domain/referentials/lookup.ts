import { NamedError, type ErrorTag } from '@domain/kernel/namedError';
import { rule } from '@domain/kernel/rule';
import { list, oneOf, record, text, type Of } from '@domain/kernel/shape';
import type { Country, Entry } from './entries';

const lookedUp = oneOf('country', 'nationality', 'county', 'town', 'familySituation', 'occupationStatus', 'documentType');
export type LookedUp = Of<typeof lookedUp>;

/** The error for each kind of unknown code. PER-10 */
const tags = {
  country: 'UNKNOWN_COUNTRY',
  nationality: 'UNKNOWN_COUNTRY',
  county: 'UNKNOWN_COUNTY',
  town: 'UNKNOWN_TOWN',
  familySituation: 'UNKNOWN_FAMILY_SITUATION',
  occupationStatus: 'UNKNOWN_OCCUPATION_STATUS',
  documentType: 'UNKNOWN_DOCUMENT',
} as const satisfies Readonly<Record<LookedUp, ErrorTag>>;

const codeOf = (kind: LookedUp, entry: Entry | Country): string =>
  kind === 'nationality' && 'osceCode' in entry ? (entry.osceCode ?? entry.code) : entry.code;

/** The entry of a code, for nationalities the OSCE code; throws a named error where the list lacks it. PER-10 */
export const lookUp = (kind: LookedUp, entries: readonly (Entry | Country)[], code: string): Entry => {
  const found = entries.find(entry => codeOf(kind, entry) === code);
  if (found === undefined) throw new NamedError(tags[kind], code);
  return found;
};

const entries = [
  { code: 'FR', label: 'France' },
  { code: 'BE', label: 'Belgique' },
];

export const referentialsLookup = rule({
  id: 'referentials.lookup',
  requirements: ['PER-10'],
  title: { fr: 'Libellé d’un code', en: 'The label of a code' },
  says: {
    fr: 'Un code se lit dans sa liste ; s’il n’y est pas, l’erreur nomme ce qui manque : pays, département, commune, situation de famille, statut professionnel ou type de document.',
    en: 'A code is read in its list; where it is not there the error names what is missing: country, county, town, family situation, occupation status or document type.',
  },
  input: record({ kind: lookedUp, entries: list(record({ code: text, label: text })), code: text }),
  known: { entries: [[], entries], code: ['FR', 'BE', 'DE'] },
  decide: ({ kind, entries, code }) => lookUp(kind, entries, code).label,
  examples: [
    ['a country of the list', { kind: 'country', entries, code: 'BE' }, 'Belgique'],
    ['a county of the list', { kind: 'county', entries: [{ code: '2A', label: 'Corse-du-Sud' }], code: '2A' }, 'Corse-du-Sud'],
    [
      'the first of two entries with one code',
      { kind: 'town', entries: [...entries, { code: 'BE', label: 'Autre' }], code: 'BE' },
      'Belgique',
    ],
  ],
  refusals: [
    ['a country that the list does not have', { kind: 'country', entries, code: 'ZZ' }, 'UNKNOWN_COUNTRY'],
    ['a nationality that the list does not have', { kind: 'nationality', entries, code: '999' }, 'UNKNOWN_COUNTRY'],
    ['a code in small letters', { kind: 'country', entries, code: 'fr' }, 'UNKNOWN_COUNTRY'],
    ['a county', { kind: 'county', entries: [], code: '99' }, 'UNKNOWN_COUNTY'],
    ['a town', { kind: 'town', entries: [], code: '69123' }, 'UNKNOWN_TOWN'],
    ['a family situation', { kind: 'familySituation', entries, code: 'M' }, 'UNKNOWN_FAMILY_SITUATION'],
    ['an occupation status', { kind: 'occupationStatus', entries, code: '' }, 'UNKNOWN_OCCUPATION_STATUS'],
    ['a document type', { kind: 'documentType', entries, code: 'constructor' }, 'UNKNOWN_DOCUMENT'],
  ],
});
