import { isField, type Field, type ListedField, type Part } from '@domain/holders/fieldKinds';
import { maskedEmail } from '@domain/holders/people';
import { blankProspect, onTheWire, parts, places, prospectOf, type Place, type Prospect } from '@domain/holders/prospect';
import { holdersShownOfOther, type Seen } from '@domain/holders/shownOfOther';
import { formOf } from '@infrastructure/http/prospects/person';
import { arrayContaining, day, instant, like, regex, amount, formed, whole } from './pact';

/** A person with an answer to every field. */
export const person: Prospect = prospectOf('12345678', ({ field }) => field.example);

/** The tax part of a French tax resident, with these answers and no other. */
export const taxPart = (answers: Partial<Prospect['fiscal']> = {}): Prospect['fiscal'] => ({
  ...blankProspect.fiscal,
  frenchTaxResident: true,
  ...answers,
});

const flag = (value: boolean): string => (value ? '1' : '0');
const sent = (field: Field) => (field.kind === 'flag' ? flag(field.example) : field.example);

/** The parts of the same person in our requests: exact. */
export const partsWire = onTheWire(parts, part => (isField(part) ? {} : onTheWire(part.fields, sent)));

/** By type; exact where a rule distinguishes values. */
const answered = (field: Field | ListedField): unknown => {
  if (field.kind === 'list') return arrayContaining(...field.example.map(each => answeredIn(field.each, each)));
  if (field.kind === 'day') return day(field.example);
  if (field.kind === 'instant') return instant(field.example);
  if (field.kind === 'flag') return flag(field.example);
  if (field.kind === 'amount') return amount(field.example);
  return field.kind === 'oneOf' || 'branches' in field ? field.example : formed(formOf(field).form, field.example);
};
const answeredIn = (fields: Readonly<Record<string, ListedField>>, held: object) =>
  Object.fromEntries(
    Object.entries(held).flatMap(([name, example]: [string, string]) => {
      const field = fields[name];
      return field ? [[name, answered({ ...field, example })]] : [];
    }),
  );

const answeredPart = (part: Part) => (isField(part) ? answered(part) : onTheWire(part.fields, answered));

/** The same person in the bank's answer. */
export const personWire = { externalReference: { externalReferenceValue: like('12345678') }, ...onTheWire(parts, answeredPart) };

const NUMBER = '12345670';
/** Another person, by the bank's names: a name with an accent, codes that only their lists explain, another family and tax situation. */
export const givenValues: Readonly<Record<string, string>> = {
  'externalReference.externalReferenceValue': NUMBER,
  'identity.civility': 'MR',
  'identity.firstname': 'Gaëtan',
  'identity.lastname': 'Spécimen',
  'identity.birthname': 'Témoin',
  'identity.otherFirstnames': 'Noël',
  'identity.agencyId': '00131',
  'birth.birthdate': '1988-02-29',
  'birth.nationality': '2504',
  'birth.country': 'FR',
  'birth.county': '2A',
  'birth.town': 'AJACCIO',
  email: 'gaetan@example.org',
  mobilePhone: '07 39 98 00 07',
  marketingOptIn: '1',
  'marketingChannels.email': '1',
  'marketingChannels.sms': '0',
  'familySituation.situation': 'CEL',
  'address.streetNumber': '7',
  'address.streetType': 'AV',
  'address.streetName': 'de la Gare',
  'address.complement': 'Escalier C',
  'address.postalCode': '13001',
  'address.town': 'MARSEILLE',
  'address.country': 'FR',
  'address.housing': 'PRO',
  'occupation.category': '5',
  'occupation.profession': '5112',
  'occupation.employer': 'Menuiserie Exemple',
  'occupation.sector': 'F43',
  monthlyNetIncome: '1850',
  wealth: 'C',
  'fiscalReferences.frenchTaxResident': '0',
  'fiscalReferences.usPerson': '0',
};

const given = ({ wire }: Place): string | undefined => givenValues[wire.join('.')];
const exactly = ({ field, wire }: Place, value: string, name: string | undefined = wire[0]): readonly (readonly [string, unknown])[] =>
  name === undefined ? [] : [[name, field.kind === 'amount' ? whole(Number(value)) : value]];

/** This person in the bank's answer, exactly: the state gives the values. */
export const givenWire = {
  externalReference: { externalReferenceValue: givenValues['externalReference.externalReferenceValue'] },
  ...onTheWire(parts, (part, name) =>
    Object.fromEntries(
      places.flatMap(place => {
        const value = given(place);
        return isField(part) || place.names[0] !== name || value === undefined ? [] : exactly(place, value, place.wire.at(-1));
      }),
    ),
  ),
  ...Object.fromEntries(
    places.flatMap(place => {
      const value = given(place);
      return place.wire.length > 1 || value === undefined ? [] : exactly(place, value);
    }),
  ),
};
export const givenPerson: Prospect = prospectOf(NUMBER, place => {
  const value = given(place);
  if (value === undefined) return undefined;
  return place.field.kind === 'flag' ? value === '1' : place.field.kind === 'amount' ? Number(value) : value;
});

/** A person whose file has just begun, with the data of its creation only. */
export const beginnerWire = {
  externalReference: { externalReferenceValue: like('12345679') },
  identity: { civility: 'MR', firstname: like('Éloi'), lastname: like('Exemple'), birthname: like('Exemple') },
  birth: { birthdate: day('1992-03-27') },
  email: like('eloi@example.fr'),
  mobilePhone: like('06 39 98 00 02'),
};

/** By row of the recap. An answer without a row is not sent: the agency is the account's, a consent the person's own. */
const seenRows = new Map<string | null, Seen>(
  places.flatMap(({ field: { row } }) => (row === null ? [] : [[row, holdersShownOfOther.decide({ what: row })] as const])),
);
const ofIdentity = new Set<Field>(places.flatMap(({ field, wire: [part] }) => (part === 'identity' ? [field] : [])));
const seen = (field: Field): Seen => seenRows.get(field.row) ?? (ofIdentity.has(field) ? 'shown' : 'given');
const masked = (example: unknown): string => (typeof example === 'string' ? maskedEmail(example) : '');

/** The same person for the other holder. D-123 */
export const otherPerson: Prospect = prospectOf('12345678', ({ field }) => {
  const sees = seen(field);
  return sees === 'given' ? undefined : sees === 'masked' ? masked(field.example) : field.example;
});

const shown = (field: Field): unknown =>
  field.kind === 'oneOf' ? regex(`^(?:${field.values.join('|')})$`, field.example) : answered(field);
const seenPart = (part: Part): unknown => {
  if (!isField(part))
    return onTheWire(Object.fromEntries(Object.entries(part.fields).filter(([, field]) => seen(field) === 'shown')), shown);
  return seen(part) === 'masked' ? regex('^[^@]+@[^@]+$', masked(part.example)) : answered(part);
};
const isSeen = (part: Part): boolean => (isField(part) ? [part] : Object.values(part.fields)).some(field => seen(field) !== 'given');

/** This person in the bank's answer to the other holder. D-123 */
export const otherPersonWire = {
  externalReference: personWire.externalReference,
  ...onTheWire(Object.fromEntries(Object.entries(parts).filter(([, part]) => isSeen(part))), seenPart),
};
