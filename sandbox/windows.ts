import { journeyTasks } from '@domain/journey/tasks';
import type { Bank } from './bank';
import { hasSigned, type Who } from './signing';
import type { Subscription } from './store/documents';

const ORDER: readonly string[] = journeyTasks.decide({ workflow: 'joint' });
const LOOKED_AT = ORDER.indexOf('duplicateSearch');

/** The recap, where what was given may still be corrected. */
export const isRecap = (task: string): boolean => task === 'summary' || task === 'coHolderSummary';

/** The file is still being filled: nobody at the bank looks at it, nobody was asked to sign it. */
const isFilled = (task: string): boolean => ORDER.includes(task) && ORDER.indexOf(task) < LOOKED_AT;

/** Tells whether what the file says may change now: never while the bank looks at it, never from the signature on. X14 */
export const mayChange = ({ status, task }: Subscription): boolean => status === 'OPEN' && (isFilled(task) || isRecap(task));

/** What stands in nothing that the holder has signed: the co-holder may still correct it, on their own device. JNT-01 */
const apart: readonly string[] = ['email', 'familySituation', 'occupation', 'monthlyNetIncome', 'wealth', 'fiscalReferences'];

/** Tells whether a person changes their e-mail by a code by SMS here: at the recap, and by the co-holder before they sign. D-62, JNT-01 */
export const asksCodeForEmail = ({ task }: Pick<Subscription, 'task'>, by: Who): boolean =>
  isRecap(task) || (task === 'coHolderSignature' && by === 'COT');

/** Tells whether the person asking (an adviser: undefined) may save these parts of a person. */
export const maySave = (
  bank: Bank,
  subscription: Subscription,
  { whose, by, parts }: { readonly whose: Who; readonly by: Who | undefined; readonly parts: readonly string[] },
): boolean => {
  if (mayChange(subscription)) return true;
  const { status, task, id } = subscription;
  const alone = status === 'OPEN' && task === 'coHolderSignature' && whose === 'COT' && by === 'COT';
  return alone && !hasSigned(bank, id, 'COT') && parts.every(part => apart.includes(part));
};

/** Tasks at which a person accepts the terms, for themselves; an adviser prepares at the recap, without them. */
const accepting: Readonly<Record<Who, readonly string[]>> = {
  TIT: ['summary', 'coHolderSummary', 'signature'],
  COT: ['summary', 'coHolderSummary', 'coHolderSignature'],
};

export const mayPrepare = ({ status, task }: Subscription, by: Who | undefined): boolean =>
  status === 'OPEN' && (by ? accepting[by].includes(task) : isRecap(task));
