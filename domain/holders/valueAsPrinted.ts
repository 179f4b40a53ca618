import { isDay } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, oneOf, record, text } from '@domain/kernel/shape';
import { agreesWithDay } from '@domain/field/partialDate';
import { tidy } from '@domain/field/tidy';
import { typedStreetName, typedTown } from '@domain/field/typed';
import { wholeEuros } from '@domain/field/readAmount';
import { lengths } from '@domain/field/length';
import { cutAtWord, postalWords } from '@domain/field/shortened';
import { streetLine, STREET_NAME_MAX } from '@domain/field/street';
import { charactersIn } from '@domain/field/characters';
import { beginsWith, sameName } from '@domain/field/sameName';

/** Compares streets in the post's abbreviations, without the parts that no field takes. D-70, D-86 */
const street = (line: string, streetType: string): string =>
  postalWords(typedStreetName(streetLine(line, streetType === '' ? [] : [{ code: streetType, label: streetType }])));

/** A name that fills its field may be the beginning of a longer one. D-90 */
const sameStreet = (name: string, typed: string, read: string): boolean =>
  sameName(typed, read) || (charactersIn(name) >= STREET_NAME_MAX - 1 && beginsWith(read, typed));

const born = { what: 'birthdate', typed: '1990-05-17', street: null } as const;
const earned = { what: 'netIncome', typed: '1823', street: null } as const;
const lives = {
  what: 'address',
  typed: '12 avenue du Général Leclerc',
  street: { type: 'avenue', name: 'du Général Leclerc' },
} as const;
const longStreet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOP';
const ends = (characters: number) =>
  ({
    what: 'address',
    typed: longStreet.slice(0, characters),
    read: longStreet,
    street: { type: '', name: longStreet.slice(0, characters) },
  }) as const;
const works = (read: string, typed: string) => ({ what: 'employer', typed, read, street: null }) as const;

const wholeValue = oneOf('birthdate', 'address', 'postalCode', 'city', 'employer', 'netIncome');

export const holdersValueAsPrinted = rule({
  id: 'holders.valueAsPrinted',
  requirements: ['XTR-22', 'D-70', 'D-81', 'D-85', 'D-86', 'D-90'],
  title: { fr: 'La valeur saisie est-elle celle du document ?', en: 'Is the typed value that of the document?' },
  says: {
    fr: 'Date de naissance : la même, ou dans le mois ou l’année que le document connaît. Revenu : le même en euros entiers. Employeur : le même, ou son début si le champ l’a coupé, à {employer} caractères. Voie : la même, en abréviations postales, ou son début si le champ l’a coupée, à {street} caractères ou un de moins. Ville et code postal : les mêmes. Majuscules, accents, tirets et espaces ne comptent pas.',
    en: 'Birthdate: the same, or within the month or the year that the document knows. Income: the same in whole euros. Employer: the same, or its beginning if the field cut it, at {employer} characters. Street: the same, in postal abbreviations, or its beginning if the field cut it, at {street} characters or one less. Town and postal code: the same. Case, accents, hyphens and spaces do not count.',
  },
  parameters: {
    employer: { value: lengths.text, unit: 'characters' },
    street: { value: STREET_NAME_MAX, unit: 'characters' },
  },
  input: record({
    what: wholeValue,
    typed: text,
    read: text,
    /** Of an address: the label of the street's type, and its name as it was typed. */
    street: absentOr(record({ type: text, name: text })),
  }),
  decide: ({ what, typed, read, street: given }) => {
    const { type, name } = given ?? { type: '', name: '' };
    switch (what) {
      case 'netIncome':
        return wholeEuros(typed) === wholeEuros(read);
      case 'address':
        return sameStreet(name, street(typed, type), street(read, type));
      case 'city':
        return sameName(typedTown(typed), typedTown(read));
      case 'employer':
        return [read, cutAtWord(tidy(read), lengths.text)].some(each => sameName(typed, each));
      case 'birthdate':
        return isDay(typed) ? agreesWithDay(typed, read) : sameName(typed, read);
      default:
        return sameName(typed, read);
    }
  },
  examples: [
    ['the same day', { ...born, read: '1990-05-17' }, true],
    ['the next day', { ...born, read: '1990-05-18' }, false],
    ['a paper that knows the month', { ...born, read: '1990-05' }, true],
    ['a paper that knows another month', { ...born, read: '1990-06' }, false],
    ['a paper that knows the year', { ...born, read: '1990-00-00' }, true],
    ['the same in whole euros', { ...earned, read: '1 822,91 €' }, true],
    ['49 cents above count as the euro below', { ...earned, typed: '1822', read: '1822,49' }, true],
    ['50 cents above count as the euro above', { ...earned, typed: '1822', read: '1822,50' }, false],
    ['a street in abbreviations', { ...lives, read: '12 AV DU GAL LECLERC' }, true],
    ['another number of the street', { ...lives, read: '14 AV DU GAL LECLERC' }, false],
    ['a street name that fills its field', ends(32), true],
    ['one that fills it but for a space', ends(31), true],
    ['one that does not fill it', ends(30), false],
    [
      'an employer that the field cut at a word',
      works(`${'A'.repeat(20)} ${'B'.repeat(11)} CCCC`, `${'A'.repeat(20)} ${'B'.repeat(11)}`),
      true,
    ],
    ['an employer with a word less than the field takes', works('MAIRIE DE LYON NORD', 'Mairie de Lyon'), false],
    ['a town in capitals, without accents', { what: 'city', typed: 'Saint-Étienne', read: 'SAINT ETIENNE', street: null }, true],
    ['another town', { what: 'city', typed: 'Lyon', read: 'LION', street: null }, false],
    ['the same postal code', { what: 'postalCode', typed: '69003', read: '69003', street: null }, true],
    ['another postal code', { what: 'postalCode', typed: '69003', read: '69004', street: null }, false],
  ],
});
