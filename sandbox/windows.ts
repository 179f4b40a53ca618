import { onTheWire, parts } from '@domain/holders/prospect';
import { journeyMayAct, type Act } from '@domain/journey/mayAct';
import { taskId } from '@domain/journey/steps';
import type { Bank } from './bank';
import { hasSigned, signerOf, type Who } from './signing';
import type { Subscription } from './store/documents';

/** The refusal of an act that is another person's: the page looks where the file is, and shows whose turn it is. D-105 */
export const NOT_YOURS = 'not_yours';

/** The signed-in user by the token: one of the two holders; undefined: the adviser. */
export type By = Who | undefined;

/** Whether the signed-in user may do this now; a closed file gives only what was signed. D-105 */
export const mayDo = ({ status, task, initBo }: Subscription, by: By, act: Act): boolean =>
  (status === 'OPEN' || act === 'signedDocuments') &&
  taskId.is(task) &&
  journeyMayAct.decide({ connected: by ?? 'adviser', taskId: task, act, mode: initBo ? 'mdc' : 'omc' });

/** The recap, on which the data may still be corrected. */
export const isRecap = (task: string): boolean => task === 'summary' || task === 'coHolderSummary';

/** The co-holder's last corrections, before they sign, of what the holder has not signed. JNT-01 */
const isAlone = (task: string): boolean => task === 'coHolderSignature';

/**
 * Whether the file's data may change, or that of `of` alone: never during the bank's review, never from the signature on. X14, D-105
 */
export const mayChange = (subscription: Subscription, by: By, of?: Who): boolean =>
  mayDo(subscription, by, 'fill') || (by !== undefined && by === of && !isAlone(subscription.task) && mayDo(subscription, by, 'fillOwn'));

/** Data outside all documents that the holder signed: the co-holder may still correct it in their own session. JNT-01 */
const editableByCoHolder = onTheWire(parts, part => part.editableByCoHolder);

/** Whether an e-mail change needs an SMS code: on the recap, and for the co-holder before signing. D-62, JNT-01 */
export const asksCodeForEmail = (subscription: Subscription, by: Who): boolean =>
  (isRecap(subscription.task) || isAlone(subscription.task)) && (mayDo(subscription, by, 'fill') || mayDo(subscription, by, 'fillOwn'));

/** After the hand-over the adviser may correct the e-mail of the person whose turn it is, and nothing else ('proposed'). ADV-03 */
export const correctsAddress = (
  subscription: Subscription,
  { whose, by, names }: { readonly whose: Who; readonly by: By; readonly names: readonly string[] },
): boolean => mayDo(subscription, by, 'correctEmail') && signerOf(subscription) === whose && names.join() === 'email';

/** Before they sign, a person certifies the tax residence that another typed: the same answers, with the hour. D-105, D-124 */
export const certifies = (
  subscription: Subscription,
  { whose, by, names }: { readonly whose: Who; readonly by: By; readonly names: readonly string[] },
): boolean => whose === by && names.join() === 'fiscalReferences' && mayDo(subscription, by, 'certifyTax');

const consents: readonly string[] = ['marketingOptIn', 'marketingChannels'];

/** Nobody consents to offers for another person, and an adviser for nobody. D-64, D-124 */
const isConsent = (names: readonly string[]): boolean => names.length > 0 && names.every(name => consents.includes(name));

/** Whether the signed-in person (undefined: an adviser) may save these parts of a person. */
export const maySave = (
  bank: Bank,
  subscription: Subscription,
  { whose, by, names }: { readonly whose: Who; readonly by: By; readonly names: readonly string[] },
): boolean => {
  if (correctsAddress(subscription, { whose, by, names })) return true;
  if (isConsent(names)) return by === whose && mayDo(subscription, by, 'consentOffers') && !hasSigned(bank, subscription.id, whose);
  if (!isAlone(subscription.task)) return mayChange(subscription, by, whose);
  const own = whose === by && mayDo(subscription, by, 'fillOwn');
  return own && !hasSigned(bank, subscription.id, whose) && names.every(name => editableByCoHolder[name] === true);
};

/** Each holder accepts the terms; an adviser prepares the file without accepting. D-47 */
export const mayPrepare = (subscription: Subscription, by: By): boolean => mayDo(subscription, by, by ? 'terms' : 'handOver');

/**
 * What ends a task of the person's by call 47: on a recap its own act, elsewhere what was filled. The co-holder also ends a task of the
 * holder's, once the bank has all that it asks: their own comes next. STP-15, XTR-63, JNT-03
 */
const endedBy = (task: string, by: By): readonly Act[] => {
  if (task === 'duplicateConfirmation') return ['confirmNewClient'];
  if (!isRecap(task)) return ['fill', 'fillOwn'];
  if (by === undefined) return ['handOver'];
  return [task === 'summary' ? 'terms' : 'read'];
};

export const mayEnd = (subscription: Subscription, by: By): boolean => {
  const { task } = subscription;
  return !isAlone(task) && endedBy(task, by).some(act => mayDo(subscription, by, act));
};
