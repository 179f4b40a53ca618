import type { Prospect } from '@domain/holders/prospect';
import { sameName } from '@domain/field/sameName';
import { day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text, type Of } from '@domain/kernel/shape';
import type { Participant } from '@domain/kernel/words';
import type { PossibleDuplicate } from './possibleDuplicate';

const named = record({ lastName: text, firstName: text, birthdate: absentOr(day) });
type Named = Of<typeof named>;

const namedOf = ({ identity, birth }: Prospect): Named => ({
  lastName: identity.lastName ?? '',
  firstName: identity.firstName ?? '',
  birthdate: birth.birthdate ?? null,
});

const likeness = (person: Named, alike: Named): number =>
  [
    sameName(person.lastName, alike.lastName),
    sameName(person.firstName, alike.firstName),
    alike.birthdate !== null && person.birthdate === alike.birthdate,
  ].filter(Boolean).length;

/** The holder whom a look-alike resembles in a joint file: the holder, unless the co-holder has more fields in common. */
export const duplicateOf = (
  people: { readonly TIT: Prospect; readonly COT: Prospect | undefined },
  alike: PossibleDuplicate,
): Participant =>
  duplicatesWhose.decide({
    holder: namedOf(people.TIT),
    coHolder: people.COT === undefined ? null : namedOf(people.COT),
    alike: { lastName: alike.lastName, firstName: alike.firstName, birthdate: alike.birthdate ?? null },
  });

const anna = { lastName: 'Durand', firstName: 'Anna', birthdate: '1990-05-17' } as const;
const marc = { lastName: 'Durand', firstName: 'Marc', birthdate: '1988-02-03' } as const;

export const duplicatesWhose = rule({
  id: 'duplicates.whose',
  requirements: ['ADV-02', 'D-08'],
  title: { fr: 'À qui ressemble un client existant', en: 'Whom an existing client resembles' },
  says: {
    fr: 'Nom, prénom et date de naissance sont comparés à ceux de chaque titulaire. Le client existant ressemble à celui avec qui il en a le plus en commun ; à égalité, au titulaire.',
    en: 'Last name, first name and birthdate are compared with those of each holder. The existing client resembles the one with whom more of them agree; where as many agree, the holder.',
  },
  input: record({ holder: named, coHolder: absentOr(named), alike: named }),
  decide: ({ holder, coHolder, alike }): Participant =>
    coHolder !== null && likeness(coHolder, alike) > likeness(holder, alike) ? 'COT' : 'TIT',
  examples: [
    ['an individual account', { holder: anna, coHolder: null, alike: marc }, 'TIT'],
    ['all of the co-holder’s', { holder: anna, coHolder: marc, alike: marc }, 'COT'],
    ['all of the holder’s', { holder: anna, coHolder: marc, alike: anna }, 'TIT'],
    ['the last name of both: a tie', { holder: anna, coHolder: marc, alike: { ...anna, firstName: 'Paul', birthdate: null } }, 'TIT'],
    ['one more of the co-holder’s', { holder: anna, coHolder: marc, alike: { ...marc, birthdate: null } }, 'COT'],
    [
      'a birthdate that nobody knows counts for nobody',
      { holder: { ...anna, birthdate: null }, coHolder: marc, alike: { ...marc, firstName: 'Anna', birthdate: null } },
      'TIT',
    ],
    [
      'accents and case do not count',
      { holder: anna, coHolder: { ...marc, firstName: 'Rémi' }, alike: { ...marc, firstName: 'REMI' } },
      'COT',
    ],
  ],
});
