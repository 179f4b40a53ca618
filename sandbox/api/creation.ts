import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import * as t from 'io-ts';
import { REFERENCE, type Language } from '@domain/brand/languages';
import { variantFacts, type Variant } from '@domain/brand/variant';
import { bankCalls } from '@domain/calls/table';
import { eligibilityBirthdate } from '@domain/eligibility/birthdate';
import { asHolder, holdersDiffer } from '@domain/holders/differ';
import { daysAfter } from '@domain/kernel/calendar';
import { displayDay, isDay } from '@domain/kernel/day';
import { sendFirstLink } from '../access/links';
import type { Bank } from '../bank';
import { languageOf } from '../language';
import { digits } from '../phone/guard';
import { ownerOf, replaceUnproven } from '../phone/owners';
import { askingFront, frontOf } from '../places';
import { ConfirmedPrice, PersonPart, SelectedContract } from '../store/applicants';
import { Kept, type Subscription } from '../store/documents';
import { testValueOf } from '../testValues';
import { malformed, refuse, sent } from './answers';
import type { CaptchaDesk } from './captcha';
import { adviserAsking, bindToFile } from './session';
import { isAllowedSelection, isPrice } from './selection';
import { serve } from './serve';
import { wrongFields } from './wrongFields';

const NewSubscription = t.intersection([
  t.type({ workflowType: t.keyof({ individual: null, joint: null }), selectedContracts: t.array(SelectedContract), holder: PersonPart }),
  t.partial({ coHolder: PersonPart, confirmedPrice: ConfirmedPrice, replaces: t.string }),
]);
type NewSubscription = t.TypeOf<typeof NewSubscription>;

/** Departments in which the bank opens no account online: a test value (call 30). */
export const refusedDepartments: readonly string[] = ['20'];

const KEPT_DAYS = 60;

/** The wrong fields of a person, under their name in the request. */
const wrongIn = (name: string, person: PersonPart | undefined): readonly string[] =>
  person ? wrongFields(person).map(field => `${name}.${field}`) : [];

const refusalOf = (bank: Bank, { holder, coHolder, ...choice }: NewSubscription): string | undefined => {
  const { selectedContracts, workflowType, confirmedPrice } = choice;
  if (!isAllowedSelection(selectedContracts, workflowType) || (confirmedPrice && !isPrice(confirmedPrice))) return 'generic';
  const people = coHolder ? [holder, coHolder] : [holder];
  for (const { birth, email } of people) {
    const typed = isDay(birth.birthdate) ? displayDay(birth.birthdate) : '';
    const verdict = eligibilityBirthdate.decide({ typed, today: bank.today(), band: null });
    if (!verdict.valid && verdict.reason === 'too-young') return 'HOLDER_TOO_YOUNG';
    const testValue = testValueOf(email, 'creation');
    if (testValue) return testValue;
  }
  if (!coHolder) return undefined;
  const compared = ({ identity, birth }: PersonPart) =>
    asHolder({ lastName: identity.lastname, firstName: identity.firstname, birthdate: birth.birthdate });
  const [one, other] = [compared(holder), compared(coHolder)];
  const pair = { holder: one, coHolder: other };
  return holdersDiffer.input.is(pair) && !holdersDiffer.decide(pair) ? 'IDENTICAL_HOLDERS' : undefined;
};

/** The person whose mobile already identifies another file, or is the other person's too. D-59, D-107 */
const mobileUsed = (bank: Bank, { holder, coHolder }: NewSubscription): 'TIT' | 'COT' | undefined => {
  if (ownerOf(bank, holder.mobilePhone)) return 'TIT';
  if (!coHolder) return undefined;
  const shared = digits(coHolder.mobilePhone) === digits(holder.mobilePhone);
  return shared || ownerOf(bank, coHolder.mobilePhone) ? 'COT' : undefined;
};

/** Creates a file at its first task. `initBo`: an adviser leads it, in French; the language of its people is not known yet. */
export const openDossier = (bank: Bank, body: NewSubscription, initBo: boolean, language: Language = REFERENCE): Subscription => {
  const applicant = (person: PersonPart) => ({
    personId: bank.number(),
    externalId: bank.number(),
    person,
    ...(initBo ? {} : { language }),
  });
  const holder = applicant(body.holder);
  const subscription: Subscription = {
    id: bank.identifier('sub'),
    uuid: bank.identifier('uuid'),
    prospectId: holder.personId,
    idEne: bank.identifier('ene'),
    task: 'identityDocUpload',
    workflow: body.workflowType,
    initBo,
    status: 'OPEN',
    createdAt: bank.now(),
    keptUntil: daysAfter(bank.today(), { days: KEPT_DAYS }),
    selectedContracts: body.selectedContracts,
    ...(body.confirmedPrice ? { confirmedPrice: body.confirmedPrice } : {}),
    holder,
    ...(body.coHolder ? { coHolder: { ...applicant(body.coHolder), uuid: bank.identifier('uuid') } } : {}),
  };
  bank.keep(subscription);
  return subscription;
};

/** The digest by which the bank recognises a repeated creation: its key and its whole body. R07 */
const repeated = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  return createHash('sha256')
    .update(JSON.stringify([key, request.body]))
    .digest('hex');
};

/** Whether a creation may proceed; if not, sends the refusal. */
const isFree = async (
  bank: Bank,
  captcha: CaptchaDesk,
  request: FastifyRequest,
  reply: FastifyReply,
  body: NewSubscription,
): Promise<boolean> => {
  const wrong = [...wrongIn('holder', body.holder), ...wrongIn('coHolder', body.coHolder)];
  const adviser = adviserAsking(bank, request);
  const saysAdviser = String(request.headers['x-client-id'] ?? '').startsWith('mdc');
  const refusal = bank.situation.refusal ?? refusalOf(bank, body);
  const participant = mobileUsed(bank, body);
  if (wrong.length > 0) void malformed(reply, wrong);
  else if (saysAdviser && !adviser) void reply.code(403).send();
  else if (!adviser && !(await captcha.verify(String(request.headers['x-captcha-response'] ?? ''))))
    void refuse(reply, 400, { error: 'captcha_refused' });
  else if (refusal) void refuse(reply, 422, { functionalCode: refusal });
  else if (participant) void reply.code(409).send({ error: 'mobile_already_used', participant });
  else return true;
  return false;
};

/**
 * Call 41. Only the bearer token shows that an adviser leads the file, no other part of the request: an adviser needs no captcha, and the
 * client receives no SMS. X13, ADV-01
 */
export const creationRoutes = (app: FastifyInstance, bank: Bank, captcha: CaptchaDesk, variant: Variant): void => {
  serve(app, bankCalls.createSubscription, async (request, reply) => {
    const key = repeated(request);
    const { answered } = bank.situation;
    const known = answered?.key === request.headers['idempotency-key'] ? answered : undefined;
    const before = key === undefined ? undefined : (known ?? bank.store.get('idempotency', key, Kept));
    if (before) return reply.code(201).send(before.answer);
    const body = sent(reply, request.body, NewSubscription);
    if (!body || !(await isFree(bank, captcha, request, reply, body))) return reply;
    if (body.replaces !== undefined) replaceUnproven(bank, body.replaces);
    const adviser = adviserAsking(bank, request);
    const placed: Subscription = {
      ...openDossier(bank, body, adviser !== undefined, languageOf(request.headers['accept-language'])),
      brand: variantFacts[variant].brand,
      front: askingFront(bank, request, frontOf(bank, variant)),
      ...(adviser ? { adviser: adviser.id } : {}),
    };
    bank.keep(placed);
    if (adviser) bindToFile(bank, request, placed.id);
    else sendFirstLink(bank, placed);
    const { id, uuid, prospectId, holder } = placed;
    const answer = { id, uuid, prospectId, holderId: holder.personId };
    if (key !== undefined) bank.store.put('idempotency', key, { answer });
    return reply.code(201).send(answer);
  });
};
