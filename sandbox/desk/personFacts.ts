import type { personFields } from '@domain/holders/fields';
import { places, valueAt, type Place } from '@domain/holders/prospect';
import { displayDay, isDay } from '@domain/kernel/day';
import { recapRowsMessages } from '@ui/copy/fr/recapRows';
import { personOf } from '../api/personWire';
import type { Applicant } from '../store/applicants';
import { inWords, yesOrNo, type AnyField } from './coded';
import { escaped, mailAddress } from './html';

type Table = typeof personFields;
/** Rows of the recap with several fields, or with a sentence in place of the answer. */
type Composed = 'name' | 'birthplace' | 'address' | 'tax' | null;
type ComposedIn<Part> = Part extends { readonly fields: infer Fields }
  ? { [Name in keyof Fields]: Fields[Name] extends { readonly row: Composed } ? Name : never }[keyof Fields]
  : never;

/** Labels of fields without a row of their own on the recap. */
const ownLabels: {
  readonly [Part in keyof Table as [ComposedIn<Table[Part]>] extends [never] ? never : Part]: Readonly<
    Record<ComposedIn<Table[Part]>, string>
  >;
} = {
  identity: { civility: 'Civilité', firstName: 'Prénom', lastName: 'Nom', agencyId: 'Agence' },
  birth: { country: 'Pays de naissance', county: 'Département de naissance', town: 'Ville de naissance' },
  marketingChannels: { email: 'Accepte les offres par e-mail', sms: 'Accepte les offres par SMS' },
  address: {
    streetNumber: 'Numéro',
    streetType: 'Type de voie',
    streetName: 'Voie',
    complement: 'Complément',
    postalCode: 'Code postal',
    town: 'Ville',
    country: 'Pays',
  },
  fiscal: { frenchTaxResident: 'Résident fiscal français', certifiedAt: 'Résidence fiscale certifiée' },
};

/** Undefined: the fact has a line of its own, as the consent to marketing. */
const labelOf = ({ field: { row }, names }: Place): string | undefined => {
  const label = valueAt(ownLabels, names);
  if (typeof label === 'string') return label;
  return row === null ? undefined : recapRowsMessages.rows[row];
};

const inWordsOf = (field: AnyField, value: unknown): string => {
  if (field.kind === 'list') return listed(field.each, value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return isDay(text) ? displayDay(text) : mailAddress(inWords(field, text));
};

/** The values of a list's elements, a line each. */
const listed = (fields: Readonly<Record<string, AnyField>>, values: unknown): string =>
  (Array.isArray(values) ? values : [])
    .map(each =>
      Object.entries(fields)
        .flatMap(([name, field]) => {
          const value = valueAt(each, [name]);
          return value === undefined ? [] : inWordsOf(field, value);
        })
        .join('\u00a0: '),
    )
    .join('<br>') || recapRowsMessages.none;

/** All data of a person on a file, in the order of the table. */
export const personFacts = (applicant: Applicant): readonly (readonly [string, string])[] => {
  const person = personOf(applicant);
  return [
    ['Numéro de prospect', `<code>${escaped(applicant.personId)}</code>`],
    ...places.flatMap(place => {
      const [value, label] = [valueAt(person, place.wire), labelOf(place)];
      return value === undefined || label === undefined ? [] : [[label, inWordsOf(place.field, value)] as const];
    }),
    ['Accepte la prospection', yesOrNo(person.marketingOptIn)],
    ['Numéro de client', escaped(applicant.externalId)],
  ];
};
