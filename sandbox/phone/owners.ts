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

const ownersOf = (dossier: Subscription): readonly Owner[] =>
  peopleOf(dossier).map(participant => {
    const { person, phoneProven = false } = applicantOf(dossier, participant);
    return { subscription: dossier.id, participant, mobile: person.mobilePhone, proven: phoneProven };
  });

/** The people of the open files, the oldest first. */
const owners = (bank: Bank): readonly Owner[] =>
  bank.subscriptions().flatMap(dossier => (dossier.status === 'OPEN' ? ownersOf(dossier) : []));

/** Mobile numbers of open files, in digits, whether proven or only typed. */
export const mobilesTyped = (bank: Bank): readonly string[] => owners(bank).map(({ mobile }) => digits(mobile));

/** The person whom this number identifies, in their newest open file: only a proven number identifies anyone. D-59, D-107 */
export const ownerOf = (bank: Bank, mobile: string): Owner | undefined =>
  owners(bank).findLast(owner => owner.proven && digits(owner.mobile) === digits(mobile));

/** The file with this change of one person. */
export const changing = (dossier: Subscription, who: Who, change: Partial<Subscription['holder']>): Subscription =>
  who === 'COT' && dossier.coHolder
    ? { ...dossier, coHolder: { ...dossier.coHolder, ...change } }
    : { ...dossier, holder: { ...dossier.holder, ...change } };

/** A file whose people's numbers are proven. */
export const withProvenPhones = (dossier: Subscription): Subscription =>
  peopleOf(dossier).reduce((whole, who) => changing(whole, who, { phoneProven: true }), dossier);

/** Removes the file that a new creation of the same tab replaces: one of a client, none of whose numbers is proven. D-107 */
export const replaceUnproven = (bank: Bank, uuid: string): void => {
  const before = bank.subscriptions().find(dossier => dossier.uuid === uuid);
  if (before && !before.initBo && !ownersOf(before).some(({ proven }) => proven)) bank.remove(before);
};
