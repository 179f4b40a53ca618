import type { Bank } from '../bank';
import { applicantOf, type Subscription } from '../store/documents';
import type { Who } from '../signing';
import { digits } from './guard';

/** A person of an open file. */
interface Owner {
  readonly subscription: string;
  readonly participant: Who;
  readonly mobile: string;
  /** A code that was sent to the number was typed. D-107 */
  readonly proven: boolean;
}

/** The people of a file, the holder first. */
export const peopleOf = ({ coHolder }: Subscription): readonly Who[] => (coHolder ? ['TIT', 'COT'] : ['TIT']);

const ownersOf = (file: Subscription): readonly Owner[] =>
  peopleOf(file).map(participant => {
    const { person, phoneProven = false } = applicantOf(file, participant);
    return { subscription: file.id, participant, mobile: person.mobilePhone, proven: phoneProven };
  });

/** The people of the open files, the oldest first. */
const owners = (bank: Bank): readonly Owner[] => bank.subscriptions().flatMap(file => (file.status === 'OPEN' ? ownersOf(file) : []));

/** Mobile numbers of open files, in digits, whether proven or only typed. */
export const mobilesTyped = (bank: Bank): readonly string[] => owners(bank).map(({ mobile }) => digits(mobile));

/** The person whom this number identifies, in their newest open file: only a proven number identifies anyone. D-59, D-107 */
export const ownerOf = (bank: Bank, mobile: string): Owner | undefined =>
  owners(bank).findLast(owner => owner.proven && digits(owner.mobile) === digits(mobile));

/** The file with this change of one person. */
export const changing = (file: Subscription, who: Who, change: Partial<Subscription['holder']>): Subscription =>
  who === 'COT' && file.coHolder
    ? { ...file, coHolder: { ...file.coHolder, ...change } }
    : { ...file, holder: { ...file.holder, ...change } };

/** A file whose people's numbers are proven. */
export const withProvenPhones = (file: Subscription): Subscription =>
  peopleOf(file).reduce((whole, who) => changing(whole, who, { phoneProven: true }), file);

/** Removes the file that a new creation of the same tab replaces: one of a client, none of whose numbers is proven. D-107 */
export const replaceUnproven = (bank: Bank, uuid: string): void => {
  const before = bank.subscriptions().find(file => file.uuid === uuid);
  if (before && !before.initBo && !ownersOf(before).some(({ proven }) => proven)) bank.remove(before);
};
