import type { TaskId } from '@domain/journey/steps';
import type { Bank } from './bank';
import { marked, unaccepted, unmarked } from './board';
import { endCeremony, hasSigned, type Who } from './signing';
import type { Marks, Subscription } from './store/documents';
import { mayDo, type By } from './windows';
import { enter } from './workflow';

/** The recap of each person. */
const recapOf = { TIT: 'summary', COT: 'coHolderSummary' } as const satisfies Record<Who, TaskId>;

/** A person whose signature is due, in their own session. */
const maySign = (bank: Bank, subscription: Subscription, who: By): who is Who =>
  who !== undefined && mayDo(subscription, who, 'sign') && !hasSigned(bank, subscription.id, who);

/** The adviser's client reports an error in the file: it returns to the adviser, and the terms must be accepted again. ADV-03 */
export const report = (bank: Bank, subscription: Subscription, who: By, reported: Marks['reported']): Subscription | undefined => {
  if (!subscription.initBo || !maySign(bank, subscription, who)) return undefined;
  endCeremony(bank, subscription, who);
  const told = marked({ ...unmarked(subscription), prepared: false }, who, {
    errorReported: bank.now(),
    ...(reported ? { reported } : {}),
  });
  return enter(bank, told, 'summary');
};

/**
 * A person returns to their recap before they sign: their acceptance is void. The holder of a file without an adviser finds it at its
 * recap, also while the co-holder reads theirs; the others read it on their first page, as the holder has signed or the adviser has
 * filled it. D-108
 */
export const goBack = (bank: Bank, subscription: Subscription, to: TaskId, who: By): Subscription | undefined => {
  const reading = who === 'TIT' && subscription.task === 'coHolderSummary' && mayDo(subscription, who, 'read');
  if (!(reading || maySign(bank, subscription, who)) || to !== recapOf[who]) return undefined;
  endCeremony(bank, subscription, who);
  const back = unaccepted(subscription, who);
  if (who === 'TIT' && !subscription.initBo) return enter(bank, back, 'summary');
  bank.keep(back);
  return back;
};
