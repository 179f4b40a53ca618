import { onTheWire, parts } from '@domain/holders/prospect';
import { journeyTasks } from '@domain/journey/tasks';
import type { Bank } from './bank';
import { hasSigned, signerOf, type Who } from './signing';
import type { Subscription } from './store/documents';

const ORDER: readonly string[] = journeyTasks.decide({ workflow: 'joint' });
const LOOKED_AT = ORDER.indexOf('duplicateSearch');

/** The recap, on which the data may still be corrected. */
export const isRecap = (task: string): boolean => task === 'summary' || task === 'coHolderSummary';

/** The person still fills the file: no review and no invitation to sign has begun. */
const isFilled = (task: string): boolean => ORDER.includes(task) && ORDER.indexOf(task) < LOOKED_AT;

/** Whether the file's data may change: never during the bank's review, never from the signature on. X14 */
export const mayChange = ({ status, task }: Subscription): boolean => status === 'OPEN' && (isFilled(task) || isRecap(task));

/** Data outside all documents that the holder signed: the co-holder may still correct it in their own session. JNT-01 */
const apart = onTheWire(parts, part => part.apart);

/** Whether an e-mail change needs an SMS code: on the recap, and for the co-holder before signing. D-62, JNT-01 */
export const asksCodeForEmail = ({ task }: Pick<Subscription, 'task'>, by: Who): boolean =>
  isRecap(task) || (task === 'coHolderSignature' && by === 'COT');

/** After the hand-over the adviser may correct the e-mail of the person whose turn it is, and nothing else ('proposed'). ADV-03 */
export const correctsAddress = (
  subscription: Subscription,
  { whose, by, names }: { readonly whose: Who; readonly by: Who | undefined; readonly names: readonly string[] },
): boolean => {
  const { status, initBo } = subscription;
  return status === 'OPEN' && initBo && by === undefined && signerOf(subscription) === whose && names.join() === 'email';
};

/** Whether the signed-in person (undefined: an adviser) may save these parts of a person. */
export const maySave = (
  bank: Bank,
  subscription: Subscription,
  { whose, by, names }: { readonly whose: Who; readonly by: Who | undefined; readonly names: readonly string[] },
): boolean => {
  if (mayChange(subscription)) return true;
  const { status, task, id } = subscription;
  if (correctsAddress(subscription, { whose, by, names })) return true;
  const alone = status === 'OPEN' && task === 'coHolderSignature' && whose === 'COT' && by === 'COT';
  return alone && !hasSigned(bank, id, 'COT') && names.every(name => apart[name] === true);
};

/** Tasks at which each holder accepts the terms; an adviser prepares at the recap without accepting. */
const accepting: Readonly<Record<Who, readonly string[]>> = {
  TIT: ['summary', 'coHolderSummary', 'signature'],
  COT: ['summary', 'coHolderSummary', 'coHolderSignature'],
};

export const mayPrepare = ({ status, task }: Subscription, by: Who | undefined): boolean =>
  status === 'OPEN' && (by ? accepting[by].includes(task) : isRecap(task));
