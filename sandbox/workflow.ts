import { documentsRank } from '@domain/documents/rank';
import { journeyLeftBy } from '@domain/journey/leftBy';
import { journeyTasks } from '@domain/journey/tasks';
import { taskId, type TaskId } from '@domain/journey/steps';
import type { Bank } from './bank';
import { invite } from './access/invitation';
import { sendLink } from './access/links';
import { marked, unmarked } from './board';
import { opened } from './finalisation/end';
import { leftProofs } from './leftProofs';
import { useUp } from './liveness/outcome';
import { allValidated, keepProof, proofOf, standingOf } from './proofs';
import { hasSigned, signerOf, type Who } from './signing';
import type { Applicant } from './store/applicants';
import type { Subscription } from './store/documents';
import { isRecap } from './windows';

type Category = 'identity' | 'address' | 'income';

/** Proof tasks: whose, which. */
export const uploads: Readonly<Partial<Record<TaskId, readonly ['TIT' | 'COT', Category]>>> = {
  identityDocUpload: ['TIT', 'identity'],
  coHolderIdentityDocUpload: ['COT', 'identity'],
  addressDocUpload: ['TIT', 'address'],
  coHolderAddressDocUpload: ['COT', 'address'],
  incomeDocUpload: ['TIT', 'income'],
  coHolderIncomeDocUpload: ['COT', 'income'],
};

/** Parts of a person's file that a task leaves saved. */
const saved: Readonly<Partial<Record<TaskId, readonly ['holder' | 'coHolder', readonly string[]]>>> = {
  identityValidation: ['holder', ['birth', 'familySituation']],
  coHolderIdentityValidation: ['coHolder', ['birth', 'familySituation']],
  addressValidation: ['holder', ['address']],
  coHolderAddressValidation: ['coHolder', ['address']],
  compInfos: ['holder', ['occupation', 'wealth', 'fiscalReferences']],
  coHolderCompInfos: ['coHolder', ['occupation', 'wealth', 'fiscalReferences']],
};

const hasAgency = (applicant: Applicant | undefined): boolean => {
  const identity = applicant?.details?.['identity'];
  return typeof identity === 'object' && identity !== null && 'agencyId' in identity;
};

/** Milliseconds that the bank takes to look for duplicates, and to review a file whose proofs were all validated. D-44 */
export const paces = { normal: { search: 2_000, review: 8_000 }, fast: { search: 50, review: 150 } } as const;
const paceOf = (bank: Bank) => (bank.options.fast ? paces.fast : paces.normal);

/** Tasks that the bank alone leaves. STP-15; with an adviser the duplicates are confirmed by the adviser (D-08). */
const byTheBank = (task: string, { initBo }: Subscription): boolean =>
  taskId.is(task) && journeyLeftBy.decide({ taskId: task, mode: initBo ? 'mdc' : 'omc' }) === 'bank';

export const tasksOf = ({ workflow }: Pick<Subscription, 'workflow'>): readonly TaskId[] =>
  journeyTasks.decide({ workflow }).filter(taskId.is);

const nextTask = (subscription: Subscription): TaskId | undefined => {
  const tasks = tasksOf(subscription);
  return tasks[tasks.findIndex(task => task === subscription.task) + 1];
};

/** Codes that are not the bank's own vocabulary travel as `error`. */
export interface Refusal {
  readonly refused: 409 | 422;
  readonly error: string;
}

const proofMissing = (bank: Bank, subscription: Subscription): boolean => {
  const slot = taskId.is(subscription.task) ? uploads[subscription.task] : undefined;
  if (!slot) return false;
  const [participant, category] = slot;
  const standing = standingOf(bank, proofOf(bank, subscription.id, documentsRank.decide({ participant, category })));
  return standing !== 'validated' && standing !== 'forced';
};

const partMissing = (subscription: Subscription): boolean => {
  const due = taskId.is(subscription.task) ? saved[subscription.task] : undefined;
  if (!due) return subscription.task === 'structureChoice' && !hasAgency(subscription.holder) && !hasAgency(subscription.coHolder);
  const [who, parts] = due;
  const details = subscription[who]?.details ?? {};
  return parts.some(part => !(part in details));
};

/** Enters a task: begins what the bank does by itself there, and writes to the people concerned. MID-01 */
export const enter = (bank: Bank, subscription: Subscription, task: TaskId): Subscription => {
  const { search, review } = paceOf(bank);
  const wait = task === 'middleControl' ? review : search;
  const { goesOnAt, ...rest } = { ...subscription, goesOnAt: bank.millis() + wait };
  const entered: Subscription = byTheBank(task, subscription) ? { ...rest, task, goesOnAt } : { ...rest, task };
  bank.keep(entered);
  useUp(bank, entered);
  if (task === 'signature' && subscription.initBo) return handedOver(bank, entered);
  if (task === 'middleControl') tell(bank, entered, 'Nous vérifions vos justificatifs. Nous vous préviendrons par SMS et par e-mail.');
  return entered;
};

/** The adviser's part is done: the client is written to, and does theirs from the beginning. ADV-03 */
const handedOver = (bank: Bank, subscription: Subscription): Subscription => {
  const fresh = unmarked(subscription);
  bank.keep(fresh);
  invite(bank, fresh, 'TIT');
  return fresh;
};

/** To the holder, by SMS and by an e-mail that leads back; a co-holder is not written to before being invited. MID-01, JNT-03 */
const tell = (bank: Bank, subscription: Subscription, text: string): void => {
  bank.say('sms', subscription.holder.person.mobilePhone, text);
  sendLink(bank, subscription, 'TIT', `${text} Pour retrouver votre demande, suivez ce lien :`);
};

/** What the bank did by itself since it was last asked. D-44 */
export const broughtUpToDate = (bank: Bank, given: Subscription): Subscription => {
  const subscription = opened(bank, given);
  const { goesOnAt, task } = subscription;
  if (goesOnAt === undefined || goesOnAt > bank.millis() || !byTheBank(task, subscription)) return subscription;
  if (task === 'middleControl' && !bank.reviewsByItself(subscription.id, !subscription.held && allValidated(bank, subscription)))
    return subscription;
  return broughtUpToDate(bank, task === 'middleControl' ? accept(bank, subscription) : onwards(bank, subscription));
};

const onwards = (bank: Bank, subscription: Subscription): Subscription => {
  const next = nextTask(subscription);
  return next ? enter(bank, subscription, next) : subscription;
};

/** The adviser accepts the file: it goes on to the recap. MID-01 */
export const accept = (bank: Bank, subscription: Subscription): Subscription => {
  tell(bank, subscription, 'Vos justificatifs sont acceptés. Vous pouvez reprendre votre demande.');
  return onwards(bank, { ...subscription, held: false });
};

/** The adviser sends one proof back, with a reason that the client reads: the file stands at that proof, and comes straight back. XTR-07, STP-15 */
export const sendBack = (bank: Bank, subscription: Subscription, rank: string, reason: string): Subscription => {
  const task = tasksOf(subscription).find(each => {
    const slot = uploads[each];
    return slot && documentsRank.decide({ participant: slot[0], category: slot[1] }) === rank;
  });
  const proof = proofOf(bank, subscription.id, rank);
  if (!task || !proof) return subscription;
  keepProof(bank, { ...proof, forced: false, comment: reason });
  tell(bank, subscription, 'Un de vos justificatifs est à remplacer. Reprenez votre demande pour voir lequel.');
  return enter(bank, { ...subscription, sentBack: rank }, task);
};

/** An adviser who asks again for what the client is to do: the client is written to once more. */
const stayed = (bank: Bank, subscription: Subscription, who: Who | undefined): Subscription => {
  const signer = signerOf(subscription);
  if (subscription.initBo && !who && signer) invite(bank, subscription, signer);
  return subscription;
};

/** The client of an adviser says that the file is wrong: it goes back to the recap, and what was accepted is to be accepted anew. ADV-03 */
export const goBack = (bank: Bank, subscription: Subscription, to: TaskId, who: Who | undefined): Subscription | undefined => {
  const signer = signerOf(subscription);
  if (to !== 'summary' || !subscription.initBo || !who || signer !== who || hasSigned(bank, subscription.id, who)) return undefined;
  const reported = marked({ ...unmarked(subscription), prepared: false }, who, { errorReported: bank.now() });
  return enter(bank, reported, 'summary');
};

/** Tasks that the signature itself ends, never a call of their own. D-38 */
const SIGNED = ['signature', 'coHolderSignature'];

/** What was given or forced at the recap is looked at before anything is signed. D-52 */
export const toBeReviewed = (bank: Bank, { id }: Subscription): void => {
  const subscription = bank.subscription(id);
  if (subscription && isRecap(subscription.task)) bank.keep({ ...subscription, toReview: true });
};

/** Back to the review: what was accepted on the recap is to be accepted anew, and what left its proofs waits for the desk. D-52 */
export const reviewed = (bank: Bank, subscription: Subscription): Subscription =>
  enter(
    bank,
    { ...unmarked(subscription), prepared: false, toReview: false, held: leftProofs(bank, subscription).length > 0 },
    'middleControl',
  );

/** Call 47: the next task of the file, once its own task is done. X14 */
export const advance = (bank: Bank, subscription: Subscription, to: TaskId, who?: Who): Subscription | Refusal => {
  const { task, sentBack, initBo } = subscription;
  if (subscription.status !== 'OPEN') return { refused: 409, error: 'closed' };
  if (task === to) return stayed(bank, subscription, who);
  if (nextTask(subscription) !== to || byTheBank(task, subscription)) return { refused: 409, error: 'step_refused' };
  if (task === 'duplicateConfirmation' && initBo && who) return { refused: 409, error: 'step_refused' };
  if (proofMissing(bank, subscription) || partMissing(subscription)) return { refused: 422, error: 'step_incomplete' };
  if (isRecap(task) && subscription.toReview) return reviewed(bank, subscription);
  // An adviser prepares once, at the last recap: each client accepts the terms for themselves, later. D-47
  const firstOfTwo = initBo && to === 'coHolderSummary';
  if (isRecap(task) && !firstOfTwo && !subscription.prepared) return { refused: 409, error: 'terms_missing' };
  if (SIGNED.includes(task)) return { refused: 409, error: 'step_refused' };
  if (!sentBack) return enter(bank, subscription, to);
  return enter(bank, { ...subscription, sentBack: '' }, 'middleControl');
};
