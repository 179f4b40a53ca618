import { day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';
import { sameName } from '@domain/field/sameName';

/** `firstName` absent or empty: the person has only one name. D-89 */
const holder = record({ lastName: text, firstName: absentOr(text), birthdate: day });

/** Maps a person to the rule's input. */
export const asHolder = <Birthdate>(person: {
  readonly lastName: string;
  readonly firstName: string | undefined;
  readonly birthdate: Birthdate;
}) => ({ lastName: person.lastName, firstName: person.firstName ?? null, birthdate: person.birthdate });

export const holdersDiffer = rule({
  id: 'holders.differ',
  requirements: ['INF-06', 'JNT-02', 'D-69', 'D-89'],
  title: { fr: 'Deux titulaires différents', en: 'Two different holders' },
  says: {
    fr: 'Le titulaire et le co-titulaire diffèrent par le nom, le prénom ou la date de naissance. Deux noms sont les mêmes si une écriture de l’un est une de celles de l’autre, comme les passeports les transcrivent (Œ OE, Ü UE ou U) ; casse, accents, apostrophes, traits d’union et espaces ne comptent pas.',
    en: 'Holder and co-holder differ in last name, first name or birthdate. Two names are the same if a spelling of one is a spelling of the other, as passports transliterate them (Œ OE, Ü UE or U); case, accents, apostrophes, hyphens and spaces do not count.',
  },
  input: record({ holder, coHolder: holder }),
  decide: ({ holder, coHolder }) =>
    !sameName(holder.lastName, coHolder.lastName) ||
    !sameName(holder.firstName ?? '', coHolder.firstName ?? '') ||
    holder.birthdate !== coHolder.birthdate,
  examples: [
    [
      'the same person',
      {
        holder: { lastName: 'Durand', firstName: 'Anne-Zoé', birthdate: '1990-01-01' },
        coHolder: { lastName: 'Durand', firstName: 'Anne-Zoé', birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'the same person in capitals, without accents, with a space for the hyphen',
      {
        holder: { lastName: 'L’Hérault', firstName: 'Anne-Zoé', birthdate: '1990-01-01' },
        coHolder: { lastName: " L'HERAULT", firstName: 'ANNE ZOE', birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'a ligature, and the two letters of a passport',
      {
        holder: { lastName: 'Œuvrard', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'OEUVRARD', firstName: 'ANNE', birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'a ligature, and one letter',
      {
        holder: { lastName: 'Œuvrard', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'OVRARD', firstName: 'ANNE', birthdate: '1990-01-01' },
      },
      true,
    ],
    [
      'a letter that is written in two ways, the first',
      {
        holder: { lastName: 'Müller', firstName: 'Jörg', birthdate: '1990-01-01' },
        coHolder: { lastName: 'MUELLER', firstName: 'JOERG', birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'a letter that is written in two ways, the second',
      {
        holder: { lastName: 'Müller', firstName: 'Jörg', birthdate: '1990-01-01' },
        coHolder: { lastName: 'MULLER', firstName: 'JORG', birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'two spellings of one letter, which are two names',
      {
        holder: { lastName: 'MUELLER', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'MULLER', firstName: 'ANNE', birthdate: '1990-01-01' },
      },
      true,
    ],
    [
      'a letter that is written in one way only',
      {
        holder: { lastName: 'Øster', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'OESTER', firstName: 'ANNE', birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'a letter that is written in one way only, in another',
      {
        holder: { lastName: 'Øster', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'OSTER', firstName: 'ANNE', birthdate: '1990-01-01' },
      },
      true,
    ],
    [
      'letters with a stroke',
      {
        holder: { lastName: 'Łukasz', firstName: 'Đặng', birthdate: '1990-01-01' },
        coHolder: { lastName: 'LUKASZ', firstName: 'DANG', birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'an apostrophe, or none',
      {
        holder: { lastName: 'D’Angelo', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'DANGELO', firstName: 'ANNE', birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'an apostrophe, or a space',
      {
        holder: { lastName: 'N’Diaye', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'N DIAYE', firstName: 'ANNE', birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'a name that was cut',
      {
        holder: { lastName: 'Wolfeschlegelsteinhausenberger', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'Wolfeschlegelsteinhausenb', firstName: 'Anne', birthdate: '1990-01-01' },
      },
      true,
    ],
    [
      'one name only, the same',
      {
        holder: { lastName: 'Suharto', firstName: null, birthdate: '1990-01-01' },
        coHolder: { lastName: 'SUHARTO', firstName: null, birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'one name only, absent here and empty there',
      {
        holder: { lastName: 'Suharto', firstName: null, birthdate: '1990-01-01' },
        coHolder: { lastName: 'Suharto', firstName: '', birthdate: '1990-01-01' },
      },
      false,
    ],
    [
      'one name only, and the same with a first name',
      {
        holder: { lastName: 'Suharto', firstName: null, birthdate: '1990-01-01' },
        coHolder: { lastName: 'Suharto', firstName: 'Anne', birthdate: '1990-01-01' },
      },
      true,
    ],
    [
      'another last name',
      {
        holder: { lastName: 'Durand', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'Durant', firstName: 'Anne', birthdate: '1990-01-01' },
      },
      true,
    ],
    [
      'another first name: twins',
      {
        holder: { lastName: 'Durand', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'Durand', firstName: 'Annie', birthdate: '1990-01-01' },
      },
      true,
    ],
    [
      'another birthdate: parent and child of one name',
      {
        holder: { lastName: 'Durand', firstName: 'Anne', birthdate: '1990-01-01' },
        coHolder: { lastName: 'Durand', firstName: 'Anne', birthdate: '1990-01-02' },
      },
      true,
    ],
  ],
});
