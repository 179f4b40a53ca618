import { DateTime } from 'luxon';
import { isInstant, PARIS } from '@domain/kernel/day';
import { fieldEmail } from '@domain/field/email';
import { taskId } from '@domain/journey/steps';
import { isRecord } from '@domain/kernel/shape';
import { firstBrand, variants } from '@domain/brand/variant';
import { correctEmail } from '../access/invitation';
import { Switches, type Bank } from '../bank';
import { FaultWish, removeFault, removeFaults, setFault, wrongInFault } from '../faults/fault';
import { isSeed } from '../prepared/seedNames';
import { seeded } from '../prepared/seeds';
import { prepareFile, type PreparedWish } from '../prepared/prepare';
import { repaired } from '../finalisation/end';
import { proofOf, removeProof } from '../proofs';
import { fileStatuses } from '../scenarios/scenario';
import { signatureOf, signerOf } from '../signing';
import type { Subscription } from '../store/documents';
import { accept, broughtUpToDate, sendBack } from '../workflow';
import { decisions } from './decisionWords';

/** The result of an action: `told` is the answer to a program, `done` names the notice on the page; or why nothing changed. */
export type Acted =
  | { readonly done: string; readonly answer: unknown; readonly at?: string }
  | { readonly wrong: 'demande' | 'moment' | 'instant'; readonly fields?: readonly string[] };

export type Sent = Readonly<Record<string, unknown>>;

const wrong = (...fields: readonly string[]): Acted => ({ wrong: 'demande', fields });
const TOO_EARLY: Acted = { wrong: 'moment' };

const textIn = (sent: Sent, name: string): string => {
  const value = sent[name];
  return typeof value === 'string' ? value.trim() : '';
};

export type FileAction = (bank: Bank, subscription: Subscription, sent: Sent) => Acted;

const MOST_WORDS = 300;

const switched = (bank: Bank, sent: Sent, scope?: string): Acted => {
  const chosen = Object.fromEntries(Object.entries(sent).filter(([name, value]) => name in Switches.props && value !== ''));
  const { decision } = chosen;
  if (!Switches.is(chosen)) return wrong(...Object.keys(chosen));
  if (decision !== undefined && !decisions.some(known => known === decision)) return wrong('decision');
  bank.replaceSwitches(chosen, scope);
  return { done: 'reglages', answer: chosen };
};

/** The desk's actions on one file. MID-01, XTR-07 */
export const fileActions: Readonly<Record<string, FileAction>> = {
  accept: (bank, subscription) =>
    subscription.task === 'middleControl' ? { done: 'accepte', answer: { task: accept(bank, subscription).task } } : TOO_EARLY,
  'send-back': (bank, subscription, sent) => {
    const reason = textIn(sent, 'reason');
    const rank = textIn(sent, 'rank');
    if (reason === '' || reason.length > MOST_WORDS) return wrong('reason');
    if (subscription.task !== 'middleControl') return TOO_EARLY;
    if (!proofOf(bank, subscription.id, rank)) return wrong('rank');
    return { done: 'renvoye', answer: { task: sendBack(bank, subscription, rank, reason).task } };
  },
  'remove-proof': (bank, subscription, sent) => {
    const proof = proofOf(bank, subscription.id, textIn(sent, 'rank'));
    if (!proof) return wrong('rank');
    removeProof(bank, proof);
    return { done: 'retire', answer: { rank: proof.rank } };
  },
  status: (bank, subscription, sent) => {
    const status = fileStatuses.find(known => known === sent['status']);
    if (!status) return wrong('status');
    bank.keep({ ...subscription, status });
    return { done: 'etat', answer: { status } };
  },
  switches: (bank, { id }, sent) => switched(bank, sent, id),
  repair: (bank, subscription) => (repaired(bank, subscription) ? { done: 'reprise', answer: { id: subscription.id } } : TOO_EARLY),
  email: (bank, subscription, sent) => {
    const [email, who] = [textIn(sent, 'email'), textIn(sent, 'who')];
    if (!fieldEmail.decide({ value: email })) return wrong('email');
    if (who !== 'TIT' && (who !== 'COT' || !subscription.coHolder)) return wrong('who');
    if (subscription.status !== 'OPEN') return TOO_EARLY;
    correctEmail(bank, subscription, who, email);
    return { done: 'adresse', answer: { who, email } };
  },
  ceremony: (bank, subscription, sent) => {
    const { end } = sent;
    if (end !== 'expired' && end !== 'refused') return wrong('end');
    const who = signerOf(subscription);
    const open = who && signatureOf(bank, subscription.id, who);
    if (open?.status !== 'ONGOING') return TOO_EARLY;
    bank.store.put('signature', open.id, end === 'refused' ? { ...open, status: 'KO' } : { ...open, expires: bank.millis() });
    return { done: 'ceremonie', answer: { id: open.id } };
  },
};

const nameFields = ['firstName', 'lastName', 'coHolderFirstName', 'coHolderLastName'] as const;

const wishOf = (sent: Sent): PreparedWish | undefined => {
  const { task, done } = sent;
  const workflow = textIn(sent, 'workflow') || 'individual';
  const variant = variants.find(known => known === (textIn(sent, 'variant') || firstBrand.omc));
  const local = textIn(sent, 'local');
  const names = Object.fromEntries(nameFields.map(field => [field, textIn(sent, field)]));
  if (!taskId.is(task) || task === 'welcome' || variant === undefined) return undefined;
  if (workflow !== 'individual' && workflow !== 'joint') return undefined;
  if (workflow === 'individual' && task.startsWith('coHolder')) return undefined;
  if (!/^[\w.-]{0,60}$/.test(local) || !Object.values(names).every(name => /^(?:\p{L}[\p{L} '’-]{0,31})?$/u.test(name))) return undefined;
  const given = Object.entries({ local, ...names }).filter(([, value]) => value !== '');
  const wish: PreparedWish = { task, workflow, variant, ...Object.fromEntries(given) };
  return done === 'video' || done === 'signature' ? { ...wish, done } : wish;
};

/** Prepares a file at a task, and returns the ways into it. */
export const prepared = async (bank: Bank, sent: Sent): Promise<Acted> => {
  const wish = wishOf(sent);
  if (!wish) return wrong('task', 'workflow', 'variant', 'local', ...nameFields);
  const { id, uuid, prospectId, holder, coHolder } = await prepareFile(bank, wish);
  const contact = ({ person }: Subscription['holder']) => ({ email: person.email, mobile: person.mobilePhone });
  const people = { holder: contact(holder), ...(coHolder ? { coHolder: contact(coHolder) } : {}) };
  const answer = { id, uuid, prospectId, clientId: holder.externalId, ...people };
  return { done: 'prepare', answer: answer, at: `/dossiers/${id}` };
};

/** Prepares the dossiers of a named seed. */
export const sown = async (bank: Bank, { name }: Sent): Promise<Acted> => {
  if (!isSeed(name)) return wrong('name');
  const dossiers = await seeded(bank, name);
  return { done: 'semes', answer: dossiers.map(({ id, task, holder }) => ({ id, task, email: holder.person.email })) };
};

/** Numbers arrive as text from a form; an empty field is left out. */
const NUMBERS = ['latencyMs', 'status', 'times'];

const faultOf = (sent: Sent): Sent =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      value === '' ? [] : [[name, NUMBERS.includes(name) && typeof value === 'string' ? Number(value) : value]],
    ),
  );

export const bankActions: Readonly<Record<string, (bank: Bank, sent: Sent) => Acted>> = {
  switches: (bank, sent) => switched(bank, sent),
  clock: (bank, sent) => {
    const typed = textIn(sent, 'now');
    // The page sends the day and the hour of Paris, without an offset.
    const now = /^[\d-]+T[\d:]+$/.test(typed) ? (DateTime.fromISO(typed, { zone: PARIS }).toISO() ?? '') : typed;
    if (!isInstant(now)) return { wrong: 'instant', fields: ['now'] };
    bank.setClock(now);
    return { done: 'horloge', answer: { now: bank.now() } };
  },
  faults: (bank, sent) => {
    const wish = faultOf(sent);
    if (!FaultWish.is(wish)) return wrong('method', 'path', 'kind');
    const fields = wrongInFault(wish);
    return fields.length > 0 ? wrong(...fields) : { done: 'panne', answer: setFault(bank, FaultWish.encode(wish)) };
  },
  'faults/remove': (bank, sent) => {
    const id = textIn(sent, 'id');
    if (id !== '') return removeFault(bank, id) ? { done: 'panne-levee', answer: { id } } : wrong('id');
    removeFaults(bank);
    return { done: 'pannes-levees', answer: {} };
  },
  reset: bank => {
    bank.store.clear();
    return { done: 'vide', answer: {} };
  },
};

export const sentBody = (body: unknown): Sent => (isRecord(body) ? body : {});

/** The file after the bank's automatic steps that are due. */
export const fileNow = (bank: Bank, id: string): Subscription | undefined => {
  const stored = bank.subscription(id);
  return stored && broughtUpToDate(bank, stored);
};
