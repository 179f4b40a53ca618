import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { PRODUCTION } from '@domain/brand/variant';
import { parisDay } from '@domain/kernel/calendar';
import type { Day } from '@domain/kernel/day';
import { withdrawalUntil } from '@domain/signature/withdrawalUntil';
import { write } from '../access/links';
import { refuse, sent } from '../api/answers';
import { serve } from '../api/serve';
import { OF_PERSON, personAsking, signedIn } from '../api/session';
import type { Bank } from '../bank';
import { insuranceOnOffer } from '../cardsOnOffer';
import { brandOf, configuredFor } from '../brands';
import { acknowledgementFor } from '../documents/acknowledgement';
import type { Who } from '../signing';
import { emailOf, nameOf } from '../store/applicants';
import { applicantOf, type Subscription } from '../store/documents';
import { accountOf } from './end';

const LINK_LIFE_MS = 5 * 60_000;
const KIND = 'withdrawal';
const LABEL = 'Convention de compte';

const Withdrawal = t.type({
  subscription: t.string,
  who: t.keyof({ TIT: null, COT: null }),
  contract: t.string,
  email: t.string,
  statement: t.string,
  receivedAt: t.string,
  reference: t.string,
  key: t.union([t.string, t.undefined]),
});
export type Withdrawal = t.TypeOf<typeof Withdrawal>;

const Statement = t.type({ contract: t.string, email: t.string, statement: t.string });

export const withdrawalsOf = (bank: Bank, { id }: Pick<Subscription, 'id'>): readonly Withdrawal[] =>
  bank.store.all(KIND, Withdrawal).filter(({ subscription }) => subscription === id);

/** The last day to withdraw; undefined: no account is open. */
export const withdrawableUntil = (bank: Bank, subscription: Subscription): Day | undefined => {
  const account = accountOf(bank, subscription.id);
  const { withdrawal } = configuredFor(brandOf(subscription), PRODUCTION);
  return withdrawalUntil.decide({ signed: account ? [parisDay(account.at)] : [], received: null, ...withdrawal }) ?? undefined;
};

/** The contracts of a person: the account's, and the insurance's that covers its holder. */
const contractsOf = (
  { prospectId, selectedContracts }: Subscription,
  who: Who,
): readonly { readonly id: string; readonly label: string }[] => [
  { id: prospectId, label: LABEL },
  ...(who === 'TIT' && selectedContracts.some(({ catalogNumber }) => catalogNumber === insuranceOnOffer.catalogNumber)
    ? [{ id: `${prospectId}-${insuranceOnOffer.catalogNumber}`, label: `Assurance ${insuranceOnOffer.label}` }]
    : []),
];
const labelOf = (subscription: Subscription, who: Who, contract: string): string | undefined =>
  contractsOf(subscription, who).find(({ id }) => id === contract)?.label;

const acknowledged = async (bank: Bank, dossier: Subscription, withdrawal: Withdrawal) => {
  const { receivedAt, reference, contract, statement, who } = withdrawal;
  const of = {
    person: nameOf(applicantOf(dossier, who)),
    fileNumber: dossier.prospectId,
    contract: labelOf(dossier, who, contract) ?? LABEL,
    statement,
    receivedAt,
    reference,
  };
  const { id, label, bytes } = await acknowledgementFor(brandOf(dossier), of);
  const token = bank.secret();
  const content = Buffer.from(bytes).toString('base64');
  bank.store.put('paper', token, { content, label, expires: bank.millis() + LINK_LIFE_MS, id, subscription: dossier.id, who });
  return { receivedAt, reference, acknowledgement: `${bank.situation.origin ?? ''}/api/papers/${token}` };
};

/** Calls 40b and 40c, proposed. XTR-68 */
export const withdrawalRoutes = (app: FastifyInstance, bank: Bank): void => {
  const mine = (subscription: Subscription, who: Who, contract: string): Withdrawal | undefined =>
    withdrawalsOf(bank, subscription).find(each => each.who === who && each.contract === contract);

  serve(app, bankCalls.getWithdrawal, async (request, reply) => {
    const subscription = signedIn(bank, request, reply, OF_PERSON);
    if (!subscription) return reply;
    const who = personAsking(bank, request) ?? 'TIT';
    const applicant = applicantOf(subscription, who);
    const until = withdrawableUntil(bank, subscription);
    const contracts = contractsOf(subscription, who).map(async ({ id, label }) => {
      const withdrawn = mine(subscription, who, id);
      return { id, label, until, ...(withdrawn ? { withdrawn: await acknowledged(bank, subscription, withdrawn) } : {}) };
    });
    return reply.send({
      name: nameOf(applicant),
      email: emailOf(applicant),
      contracts: until === undefined ? [] : await Promise.all(contracts),
    });
  });

  serve(app, bankCalls.withdraw, async (request, reply) => {
    const subscription = signedIn(bank, request, reply, OF_PERSON);
    const body = subscription && sent(reply, request.body, Statement);
    if (!subscription || !body) return reply;
    const who = personAsking(bank, request) ?? 'TIT';
    const before = mine(subscription, who, body.contract);
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : undefined;
    if (before && (key === undefined || before.key !== key)) return refuse(reply, 409, { error: 'withdrawn' });
    if (before) return reply.code(201).send(await acknowledged(bank, subscription, before));
    const until = withdrawableUntil(bank, subscription);
    const label = labelOf(subscription, who, body.contract);
    if (until === undefined || label === undefined) return refuse(reply, 404, { error: 'not_found' });
    if (bank.today() > until) return refuse(reply, 422, { functionalCode: 'WITHDRAWAL_DELAY_PASSED' });
    const withdrawal = { subscription: subscription.id, who, ...body, receivedAt: bank.now(), reference: bank.identifier('RET'), key };
    bank.store.put(KIND, withdrawal.reference, withdrawal);
    const applicant = applicantOf(subscription, who);
    const to = { ...applicant, person: { ...applicant.person, email: body.email } };
    write(bank, subscription, to, ({ withdrawn }) => withdrawn(label, withdrawal.receivedAt, withdrawal.reference));
    return reply.code(201).send(await acknowledged(bank, subscription, withdrawal));
  });
};
