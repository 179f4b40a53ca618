import type { Prospect } from '@domain/holders/prospect';
import { sameName } from '@domain/field/sameName';
import type { Participant } from '@domain/kernel/words';
import type { PossibleDuplicate } from './possibleDuplicate';

const likeness = ({ identity, birth }: Prospect, alike: PossibleDuplicate): number =>
  [
    sameName(identity.lastName ?? '', alike.lastName),
    sameName(identity.firstName ?? '', alike.firstName),
    alike.birthdate !== undefined && birth.birthdate === alike.birthdate,
  ].filter(Boolean).length;

/** The holder whom a look-alike resembles in a joint file: the holder, unless the co-holder has more fields in common. */
export const duplicateOf = (
  people: { readonly TIT: Prospect; readonly COT: Prospect | undefined },
  alike: PossibleDuplicate,
): Participant => (people.COT !== undefined && likeness(people.COT, alike) > likeness(people.TIT, alike) ? 'COT' : 'TIT');
