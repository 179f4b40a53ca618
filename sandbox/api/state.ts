import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { eligibilityBirthdate } from '@domain/eligibility/birthdate';
import { fieldEmail } from '@domain/field/email';
import { fieldMobile } from '@domain/field/mobile';
import { fieldName } from '@domain/field/name';
import { documentsRank } from '@domain/documents/rank';
import { taskId, type TaskId } from '@domain/journey/steps';
import { holdersDiffer } from '@domain/holders/differ';
import { displayDay, isDay } from '@domain/kernel/day';
import { daysAfter } from '@domain/kernel/day';
import { sendLink } from '../access/links';
import { variantFacts, type Variant } from '@domain/brand/variant';
import type { Bank } from '../bank';
import { malformed, refuse, sent } from './answers';
import type { CaptchaDesk } from './captcha';
import { signedIn } from './session';
import { finalisationWire } from '../finalisation/end';
import { askingFront, frontOf } from '../places';
import { checksOf } from '../signing';
import { askedBy } from '../testValues';
import { proofOf, proofsOf, standingOf } from '../proofs';
import { Kept, PersonPart, SelectedContract, type Proof, type Subscription } from '../store/documents';
import { advance } from '../workflow';

const NewSubscription = t.intersection([
  t.type({ workflowType: t.keyof({ individual: null, joint: null }), selectedContracts: t.array(SelectedContract), holder: PersonPart }),
  t.partial({ coHolder: PersonPart }),
]);
type NewSubscription = t.TypeOf<typeof NewSubscription>;

/** Departments in which the bank opens no account online: a test value (call 30). */
export const refusedDepartments: readonly string[] = ['20'];

const KEPT_DAYS = 60;

/** Wrong fields of a person, by what the rules say of each. */
const wrongFields = (name: string, { identity, birth, email, mobilePhone }: PersonPart): readonly string[] =>
  [
    [`${name}.identity.firstname`, fieldName.decide({ value: identity.firstname })],
    [`${name}.identity.lastname`, fieldName.decide({ value: identity.lastname })],
    [`${name}.identity.birthname`, fieldName.decide({ value: identity.birthname })],
    [`${name}.birth.birthdate`, isDay(birth.birthdate)],
    [`${name}.email`, fieldEmail.decide({ value: email })],
    [`${name}.mobilePhone`, fieldMobile.decide({ value: mobilePhone })],
  ].flatMap(([field, right]) => (right === true ? [] : [String(field)]));

const refusalOf = (bank: Bank, { holder, coHolder }: NewSubscription): string | undefined => {
  const people = coHolder ? [holder, coHolder] : [holder];
  for (const { birth, email } of people) {
    const typed = isDay(birth.birthdate) ? displayDay(birth.birthdate) : '';
    const verdict = eligibilityBirthdate.decide({ typed, today: bank.today(), band: null });
    if (!verdict.valid && verdict.reason === 'too-young') return 'HOLDER_TOO_YOUNG';
    const asked = askedBy(email, 'creation');
    if (asked) return asked;
  }
  if (!coHolder) return undefined;
  const compared = ({ identity, birth }: PersonPart) => ({
    lastName: identity.lastname,
    firstName: identity.firstname,
    birthdate: birth.birthdate,
  });
  const [one, other] = [compared(holder), compared(coHolder)];
  const pair = { holder: one, coHolder: other };
  return holdersDiffer.input.is(pair) && !holdersDiffer.decide(pair) ? 'IDENTICAL_HOLDERS' : undefined;
};

const sameMobile = (bank: Bank, mobile: string): boolean =>
  bank
    .subscriptions()
    .some(({ holder, status }) => status === 'OPEN' && holder.person.mobilePhone.replace(/\s/g, '') === mobile.replace(/\s/g, ''));

/** A new file at its first task. `initBo`: created through an adviser's entry. */
export const openFile = (bank: Bank, body: NewSubscription, initBo: boolean): Subscription => {
  const applicant = (person: PersonPart) => ({ personId: bank.number(), externalId: bank.number(), person });
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
    holder,
    ...(body.coHolder ? { coHolder: { ...applicant(body.coHolder), uuid: bank.identifier('uuid') } } : {}),
  };
  bank.keep(subscription);
  return subscription;
};

const docOf = (bank: Bank) => (proof: Proof) => {
  const standing = standingOf(bank, proof);
  return {
    rank: proof.rank,
    documentCode: proof.documentCode,
    ...(proof.controlId === undefined ? {} : { controlId: proof.controlId }),
    ...(standing === 'validated' || standing === 'forced' ? { controlResult: 'OK' } : {}),
    ...(standing === 'failed' ? { controlResult: 'KO' } : {}),
  };
};

/** A file as call 37 shows it. */
export const stateOf = (bank: Bank, subscription: Subscription) => {
  const { id, task, workflow, idEne, initBo, holder, coHolder, keptUntil } = subscription;
  const finalisation = finalisationWire(bank, subscription);
  const liveness = (who: 'TIT' | 'COT') => {
    const check = checksOf(bank, id, who).at(-1);
    return check ? { liveness: { livenessId: check.id } } : {};
  };
  return {
    id: task,
    workflowName: 'ouverture-de-compte',
    variables: {
      type: workflow,
      idEne,
      isInitBo: initBo ? '1' : '0',
      docs: proofsOf(bank, id).map(docOf(bank)),
      holderVariables: { customerExternalId: holder.externalId, ...liveness('TIT') },
      ...(coHolder ? { coHolderVariables: { customerExternalId: coHolder.externalId, ...liveness('COT') } } : {}),
      keptUntil,
      ...(finalisation ? { finalisation } : {}),
    },
    secureData: { holderId: holder.personId, ...(coHolder ? { coHolderId: coHolder.personId } : {}) },
  };
};

/** Statuses that end a file, as the functional code of call 37. */
const ended = ['SUBSCRIPTION_FINALIZED', 'SUBSCRIPTION_PURGED', 'SUBSCRIPTION_EXCLUDED'];

const Task = new t.Type<TaskId>(
  'TaskId',
  taskId.is,
  (value, context) => (taskId.is(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
const Advance = t.type({ state: Task });

/** Calls 37, 38, 39, 41 and 47. */
export const stateRoutes = (app: FastifyInstance, bank: Bank, captcha: CaptchaDesk, variant: Variant): void => {
  app.post('/public/states', async (request, reply) => {
    const key = String(request.headers['idempotency-key'] ?? '');
    const before = key && bank.store.get('idempotency', key, Kept);
    if (before) return reply.code(201).send(before.answer);
    const body = sent(reply, request.body, NewSubscription);
    if (!body) return reply;
    const wrong = [...wrongFields('holder', body.holder), ...(body.coHolder ? wrongFields('coHolder', body.coHolder) : [])];
    if (wrong.length > 0) return malformed(reply, wrong);
    if (!(await captcha.verify(String(request.headers['x-captcha-response'] ?? ''))))
      return refuse(reply, 400, { error: 'captcha_refused' });
    const refusal = bank.situation.refusal ?? refusalOf(bank, body);
    if (refusal) return refuse(reply, 422, { functionalCode: refusal });
    if (sameMobile(bank, body.holder.mobilePhone)) return refuse(reply, 409, { error: 'mobile_already_used' });
    const opened = openFile(bank, body, String(request.headers['x-client-id'] ?? '').startsWith('mdc'));
    const placed: Subscription = {
      ...opened,
      brand: variantFacts[variant].brand,
      front: askingFront(bank, request, frontOf(bank, variant)),
    };
    bank.keep(placed);
    sendLink(bank, placed, 'TIT', 'Votre demande est commencée. Pour la reprendre, suivez ce lien :');
    const { id, uuid, prospectId, holder } = placed;
    const answer = { id, uuid, prospectId, holderId: holder.personId };
    if (key) bank.store.put('idempotency', key, { answer });
    return reply.code(201).send(answer);
  });

  app.get('/v1/states', async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    if (subscription.status === 'UNKNOWN') return refuse(reply, 404, { functionalCode: 'SUBSCRIPTION_UNKNOWN' });
    if (ended.includes(subscription.status)) return refuse(reply, 422, { functionalCode: subscription.status });
    return reply.send(stateOf(bank, subscription));
  });

  app.put('/v1/workflow/me', async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    const body = subscription && sent(reply, request.body, Advance);
    if (!subscription || !body) return reply;
    const outcome = advance(bank, subscription, body.state);
    return 'refused' in outcome ? refuse(reply, outcome.refused, { error: outcome.error }) : reply.send(stateOf(bank, outcome));
  });

  app.post('/v1/states/prepareSignature', async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const missing = standingOf(bank, proofOf(bank, subscription.id, documentsRank.decide({ participant: 'TIT', category: 'income' })));
    if (missing === 'absent') return refuse(reply, 422, { functionalCode: 'INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN' });
    bank.keep({ ...subscription, prepared: true });
    return reply.code(204).send();
  });

  app.get('/v1/states/me/type', async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    if (subscription.status === 'UNKNOWN') return refuse(reply, 404, { functionalCode: 'SUBSCRIPTION_UNKNOWN' });
    return reply.send({ type: subscription.initBo ? 'mdc' : 'omc' });
  });
};
