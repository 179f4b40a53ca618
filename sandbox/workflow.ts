import { documentsRank } from '@domain/proofs/rank';
import { brandFacts } from '@domain/brand/variant';
import { journeyLeftBy } from '@domain/journey/leftBy';
import { journeyTasks } from '@domain/journey/tasks';
import { stepRow, taskId, type TaskId } from '@domain/journey/steps';
import { isAnswered } from '@domain/holders/prospect';
import { prospectOfApplicant } from './api/personWire';
import type { Bank } from './bank';
import { invite } from './access/invitation';
import { sendLink } from './access/links';
import { mailWords, type MailWords } from './access/words';
import { unmarked } from './board';
import { brandOf } from './brands';
import { opened } from './finalisation/end';
import { leftProofs } from './leftProofs';
import { actorOf, moved } from './log';
import { useUp } from './liveness/outcome';
import { allValidated, keepProof, proofOf, standingOf } from './proofs';
import { signerOf } from './signing';
import { sparedBy } from './spared';
import { languageOfPerson } from './store/applicants';
import type { Subscription } from './store/documents';
import { isRecap, mayEnd, NOT_YOURS, type By } from './windows';

type Category = 'identity' | 'address' | 'income';

/** The tasks that need a proof: whose, and of which category. */
export const uploads: Readonly<Partial<Record<TaskId, readonly ['TIT' | 'COT', Category]>>> = {
  identityDocUpload: ['TIT', 'identity'],
  coHolderIdentityDocUpload: ['COT', 'identity'],
  addressDocUpload: ['TIT', 'address'],
  coHolderAddressDocUpload: ['COT', 'address'],
  incomeDocUpload: ['TIT', 'income'],
  coHolderIncomeDocUpload: ['COT', 'income'],
};

/** Durations in milliseconds of the search for duplicates, and of the review of a file with only valid proofs. D-44 */
export const paces = { normal: { search: 2_000, review: 8_000 }, fast: { search: 50, review: 150 } } as const;
const paceOf = (bank: Bank) => (bank.options.fast ? paces.fast : paces.normal);

/** Tasks that only the bank ends. STP-15; with an adviser, the adviser confirms the duplicates (D-08). */
const byTheBank = (task: string, { initBo }: Subscription): boolean =>
  taskId.is(task) && journeyLeftBy.decide({ taskId: task, mode: initBo ? 'mdc' : 'omc' }) === 'bank';

export const tasksOf = ({ workflow }: Pick<Subscription, 'workflow'>): readonly TaskId[] =>
  journeyTasks.decide({ workflow }).filter(taskId.is);

const nextTask = (bank: Bank, subscription: Subscription): TaskId | undefined => {
  const tasks = tasksOf(subscription);
  const isSpared = sparedBy(bank, subscription.id);
  return tasks.slice(tasks.findIndex(task => task === subscription.task) + 1).find(task => !isSpared(task));
};

/** `error`: codes outside the specification's vocabulary. */
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

/** Each proof that the file asks is there and validated, and shows what was declared: the review needs no person. D-44, D-126 */
const isProven = (bank: Bank, subscription: Subscription): boolean => {
  const isSpared = sparedBy(bank, subscription.id);
  const given = tasksOf(subscription).every(task => isSpared(task) || !proofMissing(bank, { ...subscription, task }));
  return given && allValidated(bank, subscription) && leftProofs(bank, subscription).length === 0;
};

/** No person looks: nobody is told of a check that ends by itself in seconds. D-44a */
export const reviewsByItself = (bank: Bank, subscription: Subscription): boolean =>
  bank.reviewsByItself(subscription.id, isProven(bank, subscription));

/** True if an answer that the task's pages require is missing. */
const partMissing = (subscription: Subscription): boolean => {
  const { task, holder, coHolder } = subscription;
  if (!taskId.is(task)) return false;
  const { of, pages } = stepRow(task);
  const people = of === null ? [holder, coHolder] : [of === 'TIT' ? holder : coHolder];
  return !people.some(applicant => applicant && pages.every(page => isAnswered(page, prospectOfApplicant(applicant))));
};

/** Enters a task: starts the bank's automatic work there, and writes to the people concerned. `by`: who ended the last one. MID-01 */
export const enter = (bank: Bank, subscription: Subscription, task: TaskId, by?: string): Subscription => {
  const { search, review } = paceOf(bank);
  const wait = task === 'middleControl' ? review : search;
  const { goesOnAt, ...rest } = { ...moved(bank, subscription, task, by), goesOnAt: bank.millis() + wait };
  const entered: Subscription = byTheBank(task, subscription) ? { ...rest, task, goesOnAt } : { ...rest, task };
  bank.keep(entered);
  useUp(bank, entered);
  if (task === 'signature' && subscription.initBo) return handedOver(bank, entered);
  if (task === 'middleControl' && !reviewsByItself(bank, entered)) notify(bank, entered, 'checking');
  return entered;
};

/** Ends the adviser's part: invites the client, whose own progress starts from zero. ADV-03 */
const handedOver = (bank: Bank, subscription: Subscription): Subscription => {
  const fresh = unmarked(subscription);
  bank.keep(fresh);
  invite(bank, fresh, 'TIT');
  return fresh;
};

/**
 * Writes to the holder, by SMS and by an e-mail with a link; the bank writes to a co-holder only after their invitation. MID-01, JNT-03
 */
const notify = (bank: Bank, subscription: Subscription, what: keyof MailWords['news']): void => {
  const { person } = subscription.holder;
  const { sms, news } = mailWords[languageOfPerson(subscription.holder)];
  bank.say('sms', person.mobilePhone, sms(brandFacts[brandOf(subscription)].name, news[what]));
  sendLink(bank, subscription, 'TIT', ({ news, back }) => `${news[what]} ${back}`);
};

/** Performs the bank's automatic steps that are due. D-44 */
export const broughtUpToDate = (bank: Bank, given: Subscription): Subscription => {
  const subscription = opened(bank, given);
  const { goesOnAt, task } = subscription;
  if (goesOnAt === undefined || goesOnAt > bank.millis() || !byTheBank(task, subscription)) return subscription;
  if (task === 'middleControl' && !reviewsByItself(bank, subscription)) return subscription;
  return broughtUpToDate(bank, onwards(bank, subscription));
};

const onwards = (bank: Bank, subscription: Subscription): Subscription => {
  const next = nextTask(bank, subscription);
  return next ? enter(bank, subscription, next) : subscription;
};

/** Accepts the file for the adviser: it continues to the recap. MID-01 */
export const accept = (bank: Bank, subscription: Subscription): Subscription => {
  notify(bank, subscription, 'accepted');
  return onwards(bank, subscription);
};

/**
 * Rejects one proof for the adviser, with a reason for the client: the file returns to that proof, and from there directly to the review.
 * XTR-07, STP-15
 */
export const sendBack = (bank: Bank, subscription: Subscription, rank: string, reason: string): Subscription => {
  const task = tasksOf(subscription).find(each => {
    const slot = uploads[each];
    return slot && documentsRank.decide({ participant: slot[0], category: slot[1] }) === rank;
  });
  const proof = proofOf(bank, subscription.id, rank);
  if (!task || !proof) return subscription;
  keepProof(bank, { ...proof, forced: false, comment: reason });
  notify(bank, subscription, 'toReplace');
  return enter(bank, { ...subscription, sentBack: rank }, task);
};

/** If an adviser repeats the request for the client's part, invites the client again. */
const reinvited = (bank: Bank, subscription: Subscription, who: By): Subscription => {
  const signer = signerOf(subscription);
  if (subscription.initBo && !who && signer) invite(bank, subscription, signer);
  return subscription;
};

/** Tasks that the signature itself ends, without call 47. D-38 */
const SIGNED = ['signature', 'coHolderSignature'];

/** Marks a file for a review before any signature, because a proof was uploaded or forced on the recap. D-52 */
export const toBeReviewed = (bank: Bank, { id }: Subscription): void => {
  const subscription = bank.subscription(id);
  if (subscription && isRecap(subscription.task)) bank.keep({ ...subscription, toReview: true });
};

/** Returns the file to the review: the terms must be accepted again. D-52 */
export const reviewed = (bank: Bank, subscription: Subscription): Subscription =>
  enter(bank, { ...unmarked(subscription), prepared: false, toReview: false }, 'middleControl');

/** Call 47: the next task of the file, once its own task is done, by the one whose it is to end. X14, D-105 */
export const advance = (bank: Bank, subscription: Subscription, to: TaskId, who: By): Subscription | Refusal => {
  const { task, sentBack, initBo } = subscription;
  if (subscription.status !== 'OPEN') return { refused: 409, error: 'closed' };
  if (task === to) return reinvited(bank, subscription, who);
  if (nextTask(bank, subscription) !== to || byTheBank(task, subscription)) return { refused: 409, error: 'step_refused' };
  if (SIGNED.includes(task)) return { refused: 409, error: 'step_refused' };
  if (!mayEnd(subscription, who)) return { refused: 422, error: NOT_YOURS };
  if (proofMissing(bank, subscription) || partMissing(subscription)) return { refused: 422, error: 'step_incomplete' };
  if (isRecap(task) && subscription.toReview) return reviewed(bank, subscription);
  // An adviser prepares once, on the last recap: each client accepts the terms later, for themselves. D-47
  const firstOfTwo = initBo && to === 'coHolderSummary';
  if (isRecap(task) && !firstOfTwo && !subscription.prepared) return { refused: 409, error: 'terms_missing' };
  const by = actorOf(subscription, who);
  if (!sentBack) return enter(bank, subscription, to, by);
  return enter(bank, { ...subscription, sentBack: '' }, 'middleControl', by);
};
