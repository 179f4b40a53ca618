import { tidy } from '@domain/field/tidy';
import { day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';

const holder = record({ lastName: text, firstName: text, birthdate: day });

const withoutMarks = (name: string): string => name.replace(/[\p{M}\p{Pd}\s]/gu, '');

/** A name as two people's are compared: case, accents, hyphens and spaces aside. D-29 */
export const compared = (name: string): string => withoutMarks(withoutMarks(tidy(name)).toUpperCase().toLowerCase().normalize('NFD'));

/** Two ways to write one name. D-29 */
export const sameName = (one: string, other: string): boolean => compared(one) === compared(other);

export const holdersDiffer = rule({
  id: 'holders.differ',
  requirements: ['INF-06', 'JNT-02', 'D-29'],
  title: { fr: 'Deux titulaires différents', en: 'Two different holders' },
  says: {
    fr: 'Le titulaire et le co-titulaire diffèrent par le nom, le prénom ou la date de naissance ; casse, accents, traits d’union et espaces ne comptent pas.',
    en: 'Holder and co-holder differ in last name, first name or birthdate; case, accents, hyphens and spaces do not count.',
  },
  input: record({ holder, coHolder: holder }),
  decide: ({ holder, coHolder }) =>
    compared(holder.lastName) !== compared(coHolder.lastName) ||
    compared(holder.firstName) !== compared(coHolder.firstName) ||
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
