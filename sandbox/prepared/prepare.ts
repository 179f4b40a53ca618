import { catalogue, DEFAULT_DELIVERY } from '@domain/offer/contracts';
import { papers, type PaperName, type ProofCategory } from '@domain/proofs/papers';
import { documentsRank } from '@domain/proofs/rank';
import { journeySteps, stepRow, taskId, type TaskId } from '@domain/journey/steps';
import { isRecord } from '@domain/kernel/shape';
import type { Workflow } from '@domain/journey/words';
import { firstBrand, variantFacts, variants, type Variant } from '@domain/brand/variant';
import { adviserOfBrand } from '../advisers';
import { sendLink } from '../access/links';
import { analysed } from '../analysed';
import { openDossier } from '../api/creation';
import type { Bank } from '../bank';
import { brandOf, configuredFor } from '../brands';
import { accepting } from '../board';
import { actorOf, logged } from '../log';
import { offerOf } from '../offerOf';
import { keepProof } from '../proofs';
import { samplePeople } from '../samples/person';
import { sampleOf } from '../samples/samples';
import { signerOf, type Who } from '../signing';
import { ceremony, check } from '../states/endSeeds';
import type { Applicant } from '../store/applicants';
import { applicantOf, type Proof, type Subscription } from '../store/documents';
import { askedAt, partsOf } from '../store/parts';
import { enter, tasksOf, uploads } from '../workflow';
import { digits } from '../phone/guard';
import { mobilesTyped, withProvenPhones } from '../phone/owners';
import { freeMobile } from './mobile';
import { answerOf, civilityOf, personOfSamples, samplePersonOf } from './people';

/** `local`: local part of the holder's e-mail, their names by default; `done`: how far the next signer has come. */
export interface PreparedWish {
  readonly task: TaskId;
  readonly workflow?: Workflow;
  readonly variant?: Variant;
  readonly local?: string;
  readonly firstName?: string;
  /** The holder's last name, which selects the case of the look-alike search. */
  readonly lastName?: string;
  readonly coHolderFirstName?: string;
  readonly coHolderLastName?: string;
  readonly done?: 'video' | 'signature';
}

/** The documents that a prepared person sends. */
const given: Readonly<Record<ProofCategory, PaperName>> = { identity: 'CNI', address: 'ELECTRICITY', income: 'PAYSLIP' };

/** Width of the pictures in pixels, enough for the analysis. */
const WIDTH = 1000;

const nameOf = (who: Who): 'holder' | 'coHolder' => (who === 'TIT' ? 'holder' : 'coHolder');

/** Answers all that a task's pages ask; names stay the person's own. */
const withParts = (subscription: Subscription, who: Who, task: TaskId): Subscription => {
  const applicant = applicantOf(subscription, who);
  const answer = answerOf(samplePeople[nameOf(who)]);
  const asked = askedAt(task);
  const parts = partsOf(place => (asked.includes(place) ? answer(place) : undefined));
  const identity = isRecord(parts['identity']) ? { identity: { ...parts['identity'], ...applicant.person.identity } } : {};
  const changed: Applicant = { ...applicant, details: { ...applicant.details, ...parts, ...identity } };
  return { ...subscription, [nameOf(who)]: changed };
};

type Given = Pick<Proof, 'documentCode' | 'pages'> & { readonly outcome: NonNullable<Proof['outcome']> };

/** Cache: draws and analyses a person's document of a day once. */
const made = new Map<string, Promise<Given>>();

const giving = async (bank: Bank, subscription: Subscription, who: Who, category: ProofCategory): Promise<Given> => {
  const document = given[category];
  const person = samplePersonOf(applicantOf(subscription, who), nameOf(who));
  const files = await sampleOf({ document, outcome: 'OK', format: 'jpeg', person, today: bank.today(), width: WIDTH });
  const pages = files.map(({ bytes }, index) => ({
    side: files.length === 1 ? 'SINGLE' : index === 0 ? 'FRONT' : 'BACK',
    mimeType: 'image/jpeg',
    content: Buffer.from(bytes).toString('base64'),
  }));
  const { code: documentCode } = papers[document];
  const rank = documentsRank.decide({ participant: who, category });
  const proof = { subscription: subscription.id, rank, documentCode, pages, complete: true, forced: false };
  return { documentCode, pages, outcome: await analysed(bank, subscription, proof) };
};

const withProof = async (bank: Bank, subscription: Subscription, who: Who, category: ProofCategory): Promise<void> => {
  const { firstName = '', lastName = '', birthdate = '' } = samplePersonOf(applicantOf(subscription, who), nameOf(who));
  const key = [who, category, bank.today(), firstName, lastName, birthdate].join(' ');
  const drawn = made.get(key) ?? giving(bank, subscription, who, category);
  made.set(key, drawn);
  keepProof(bank, {
    ...(await drawn),
    subscription: subscription.id,
    rank: documentsRank.decide({ participant: who, category }),
    complete: true,
    forced: false,
    controlId: bank.identifier('control'),
    dueAt: bank.millis(),
  });
};

const concluded = (bank: Bank, subscription: Subscription, who: Who, done: PreparedWish['done']): void => {
  if (done) check(bank, subscription, who);
  if (done === 'signature') ceremony(bank, subscription, who, { status: 'OK' });
};

/** Accepts the recap for the holder; for an adviser only prepares it. */
const summarised = (bank: Bank, subscription: Subscription): Subscription => {
  const prepared = { ...subscription, prepared: true };
  return subscription.initBo ? prepared : accepting(bank, prepared, 'TIT');
};

/** The file after a task. */
const after = async (bank: Bank, subscription: Subscription, task: TaskId): Promise<Subscription> => {
  const upload = uploads[task];
  if (upload) await withProof(bank, subscription, ...upload);
  if (askedAt(task).length > 0) return withParts(subscription, stepRow(task).of ?? 'TIT', task);
  if (task === 'signature') concluded(bank, subscription, 'TIT', 'signature');
  return task === 'summary' ? summarised(bank, subscription) : subscription;
};

const contractsOf = (workflow: Workflow): Subscription['selectedContracts'] => {
  const people: readonly Who[] = workflow === 'joint' ? ['TIT', 'COT'] : ['TIT'];
  const participants = people.map(participationType => ({ participationType }));
  return [
    ...participants.map(participant => ({
      catalogNumber: catalogue.MASTERCARD,
      type: 'CARDS' as const,
      participants: [participant],
      deliveryMode: DEFAULT_DELIVERY,
    })),
    { catalogNumber: catalogue.CHECKING_ACCOUNT, type: 'CHECKING_ACCOUNT', participants },
  ];
};

/** The part of an e-mail address before its @, made of a name. */
const localPart = (...names: readonly string[]): string =>
  names
    .join('.')
    .normalize('NFD')
    .replace(/[^\w.]/g, '')
    .toLowerCase();

const opened = (bank: Bank, wish: PreparedWish): Subscription => {
  const { workflow = 'individual', variant = firstBrand.omc } = wish;
  const { firstName = samplePeople.holder.firstName, lastName = samplePeople.holder.lastName } = wish;
  const local = wish.local ?? localPart(firstName, lastName);
  const civility = civilityOf(firstName) ?? samplePeople.holder.civility;
  const { brand, mode } = variantFacts[variant];
  const taken = mobilesTyped(bank);
  const holder = personOfSamples({ ...samplePeople.holder, civility, firstName, lastName }, `${local}@example.fr`, freeMobile(taken));
  const others = freeMobile([...taken, digits(holder.mobilePhone)]);
  const { coHolderFirstName = samplePeople.coHolder.firstName, coHolderLastName = samplePeople.coHolder.lastName } = wish;
  const second = { ...samplePeople.coHolder, firstName: coHolderFirstName, lastName: coHolderLastName };
  const coHolder = personOfSamples(second, `${localPart(coHolderFirstName, coHolderLastName)}@example.org`, others);
  const body = { workflowType: workflow, selectedContracts: contractsOf(workflow), holder, ...(workflow === 'joint' ? { coHolder } : {}) };
  const front = bank.origins.fronts[variants.indexOf(variant)];
  const adviser = mode === 'mdc' ? adviserOfBrand(brand) : undefined;
  const dossier: Subscription = {
    ...withProvenPhones(openDossier(bank, body, mode === 'mdc')),
    brand,
    ...(front === undefined ? {} : { front }),
    ...(adviser ? { adviser: adviser.id } : {}),
  };
  const { promoted, afterwards, months } = offerOf(bank, dossier).total;
  return { ...dossier, confirmedPrice: { promoted, afterwards, ...(months === undefined ? {} : { months }) } };
};

/** What a client does before a task that the bank's order has after it: all papers come first. D-125 */
const aheadOf = (bank: Bank, subscription: Subscription, task: TaskId): readonly TaskId[] => {
  const { papersFirst } = configuredFor(brandOf(subscription), bank.options.environment);
  if (subscription.initBo || !papersFirst.omc) return [];
  const walk = journeySteps
    .decide({ workflow: subscription.workflow, mode: 'omc', jointAccount: 'open', papersFirst: true })
    .filter(taskId.is);
  const tasks = tasksOf(subscription);
  return walk.slice(0, walk.indexOf(task)).filter(before => tasks.indexOf(before) > tasks.indexOf(task));
};

/**
 * Creates a file at a task with all earlier tasks done as a person would; at the review it waits for the desk. The outbox has its link.
 */
export const prepareFile = async (bank: Bank, wish: PreparedWish): Promise<Subscription> => {
  let subscription = opened(bank, wish);
  bank.keep(subscription);
  if (wish.task === 'middleControl') bank.setSwitches({ review: 'never' }, subscription.id);
  const tasks = tasksOf(subscription);
  for (const task of tasks.slice(0, tasks.indexOf(wish.task))) {
    subscription = logged(bank, await after(bank, subscription, task), task, actorOf(subscription, signerOf({ task })));
    bank.keep(subscription);
  }
  for (const task of aheadOf(bank, subscription, wish.task)) subscription = await after(bank, subscription, task);
  bank.keep(subscription);
  const entered = enter(bank, { ...subscription, task: wish.task }, wish.task);
  const who: Who = wish.task.startsWith('coHolder') ? 'COT' : 'TIT';
  // the client of an adviser's file accepts the terms before the video check
  const accepted = wish.done && entered.initBo ? accepting(bank, entered, who) : entered;
  bank.keep(accepted);
  concluded(bank, accepted, who, wish.done);
  sendLink(bank, accepted, who, ({ prepared }) => prepared);
  return accepted;
};
