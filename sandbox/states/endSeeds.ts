import type { EndingStateName } from '@contracts/states/ending';
import { daysAfter, instantOf } from '@domain/kernel/calendar';
import { isDay } from '@domain/kernel/day';
import { catalogue } from '@domain/offer/contracts';
import { MOST_MAILS } from '../access/invitation';
import { LIFE_MS } from '../access/links';
import { digits } from '../phone/guard';
import { personOfUuid } from '../api/session';
import type { Bank } from '../bank';
import { accepting } from '../board';
import type { Who } from '../signing';
import type { Finalisation, Liveness, Signature, Subscription } from '../store/documents';
import { contractOf } from './cartSeed';
import { bearerOf, file, text, type Params, type Seed } from './support';

const HOUR_MS = 3_600_000;
const EXCHANGE = 'ene-1';
const RESULTS = ['created', 'finalizeFurtherAnalysis', 'finalizeRejected', 'finalizeGeneric'] as const;

const whoOf = (params: Params): Who => (params['role'] === 'COT' ? 'COT' : 'TIT');

/** A moment of this day, whatever the time of year. */
const noonOf = (day: unknown): string => `${text(day, '')}T12:00:00+02:00`;

const everything = [catalogue.MASTERCARD, catalogue.OVERDRAFT_PLUS_26, catalogue.PREVISECUR].map(number =>
  contractOf(number, 'individual'),
);

/** A file at the signature of the holder in the parameters. */
const atSignature = (bank: Bank, params: Params): Subscription => {
  const idEne = text(params['id'], EXCHANGE);
  const selectedContracts = params['chosen'] === 'everything' ? everything : [];
  if (whoOf(params) === 'TIT') return file(bank, { idEne, task: 'signature', selectedContracts });
  const subscription = file(bank, { idEne, task: 'coHolderSignature' }, 'joint');
  bearerOf(bank, { subscription: subscription.id, participant: 'COT' });
  return subscription;
};

export const check = (bank: Bank, { id: subscription }: Subscription, participant: Who, change: Partial<Liveness> = {}): void => {
  const id = change.id ?? bank.identifier('LV');
  const passed = { gesture: '', nonce: bank.secret(), status: 'ENDED', validated: true, count: 1 } as const;
  bank.store.put('liveness', id, { id, subscription, participant, at: bank.now(), ...passed, ...change });
};

export const ceremony = (bank: Bank, { id: subscription }: Subscription, participant: Who, change: Partial<Signature> = {}): void => {
  const id = bank.identifier('SG');
  const open = {
    status: 'ONGOING',
    expires: bank.millis() + HOUR_MS,
    returnTo: 'http://localhost:4101/ouvrirmoncompte/signature',
  } as const;
  bank.store.put('signature', id, { id, subscription, participant, at: bank.now(), ...open, ...change });
};

/** Completes everything of a person before the end itself. */
const signed = (bank: Bank, subscription: Subscription, who: Who): void => {
  check(bank, subscription, who);
  ceremony(bank, subscription, who, { status: 'OK' });
};

const livenessStatus = (value: unknown): Liveness['status'] => (value === 'ONGOING' || value === 'ERROR' ? value : 'ENDED');

const signatureStatus = ({ status, result }: Params): Signature['status'] => {
  if (status === 'ONGOING' || status === 'ERROR') return status;
  return result === 'OK' ? 'OK' : 'KO';
};

const ended = (bank: Bank, { status, result, number, openedOn, opensOn }: Params): void => {
  const accepted = accepting(bank, file(bank, { task: 'signature', selectedContracts: everything }), 'TIT');
  bank.keep(accepted);
  const { id: subscription } = accepted;
  const dueAt = bank.millis() + (status === 'ONGOING' ? HOUR_MS : -HOUR_MS);
  const named = RESULTS.find(each => each === result) ?? 'created';
  const finalisation: Finalisation = {
    subscription,
    dueAt,
    result: status === 'ERROR' ? 'failed' : named,
    ...(typeof opensOn === 'string' ? { opensOn } : {}),
  };
  bank.store.put('finalisation', subscription, finalisation);
  if (typeof number === 'string') bank.store.put('account', subscription, { subscription, number, at: noonOf(openedOn) });
};

/** A file with this uuid, whose holder received this number of SMS, the last one `agoMs` ago. */
const sms = (bank: Bank, params: Params, times: number, agoMs: number): void => {
  const uuid = text(params['uuid'], '');
  const { mobilePhone } = file(bank, { uuid }).holder.person;
  if (times > 0 && personOfUuid(bank, uuid))
    bank.store.put('sms', digits(mobilePhone), { since: bank.millis() - agoMs, at: bank.millis() - agoMs, times });
};

/** An e-mailed link to the holder of an existing file. */
export const emailedLink = (bank: Bank, code: string, used: boolean): void => {
  const { id: subscription } = bank.subscriptions().at(-1) ?? file(bank);
  bank.store.put('link', code, { code, subscription, participant: 'TIT', expires: bank.millis() + HOUR_MS, used });
};

const numbered = (bank: Bank, params: Params): void => {
  const { id, holder } = file(bank);
  const number = text(params['id'], '');
  const named = params['kind'] === 'client' ? { externalId: number } : { personId: number };
  const subscription = bank.subscription(id);
  if (subscription) bank.keep({ ...subscription, holder: { ...holder, ...named } });
};

export const endSeeds: Readonly<Record<EndingStateName, Seed>> = {
  'a liveness check has an outcome': (bank, params) => {
    const { livenessId, status, validated, count, role } = params;
    const outcome = { status: livenessStatus(status), validated: validated === true, count: Number(count ?? 0) };
    check(bank, atSignature(bank, { role }), whoOf(params), { id: text(livenessId, ''), ...outcome });
  },
  'the liveness attempts are exhausted': (bank, { livenessId, count }) => {
    const subscription = atSignature(bank, {});
    const times = Number(count ?? 0);
    for (let attempt = 1; attempt <= times; attempt += 1) check(bank, subscription, 'TIT', { validated: false, count: attempt });
    const last = {
      id: text(livenessId, ''),
      status: 'ERROR',
      validated: false,
      count: times,
      functionalCode: 'MAXIMUM_LIVENESS_COUNT',
    } as const;
    check(bank, subscription, 'TIT', last);
  },
  'the video check needs a consent': (bank, { origin }) => {
    atSignature(bank, {});
    bank.setSwitches({ consent: 'required' });
    bank.situation = { origin: text(origin, '') };
  },
  'an exchange has documents to sign': (bank, params) => {
    check(bank, atSignature(bank, params), whoOf(params));
    const { origin, documents, without } = params;
    bank.situation = {
      ...(typeof origin === 'string' ? { origin } : {}),
      ...(typeof without === 'string' ? { withoutDocument: without } : {}),
      ...(Array.isArray(documents) ? { documents: documents.map(String) } : {}),
    };
  },
  'an exchange has nothing to sign': (bank, params) => void file(bank, { idEne: text(params['id'], EXCHANGE) }),
  'an exchange is unknown': bank => void atSignature(bank, { id: 'another exchange' }),
  'the participant has already signed': (bank, params) => signed(bank, atSignature(bank, params), whoOf(params)),
  'a signature session has a status': (bank, params) => {
    const subscription = atSignature(bank, params);
    check(bank, subscription, 'TIT');
    ceremony(bank, subscription, 'TIT', { status: signatureStatus(params) });
  },
  'the holder signature is refused': (bank, params) => {
    signed(bank, atSignature(bank, params), 'TIT');
    bank.setSwitches({ decision: 'HOLDER_SIGNATURE_KO' });
  },
  'the final decision is': (bank, params) => {
    signed(bank, atSignature(bank, {}), 'TIT');
    bank.setSwitches({ decision: text(params['decision'], 'accepted') });
  },
  'a finalisation stands at': ended,
  'a contract can be withdrawn from': (bank, { contract, over, withdrawn, until, receivedAt, origin }) => {
    if (typeof origin === 'string') bank.situation = { origin };
    const { id } = file(bank, { prospectId: text(contract, '10000001'), task: 'welcome' });
    const at = isDay(until) ? noonOf(daysAfter(until, { days: -14 })) : instantOf(bank.millis() - (over === true ? 60 * 24 * HOUR_MS : 0));
    bank.store.put('account', id, { subscription: id, number: '00012345678', at });
    if (withdrawn === true)
      bank.store.put('withdrawal', 'RET-1', {
        subscription: id,
        who: 'TIT',
        contract: text(contract, '10000001'),
        email: 'maelle@example.fr',
        statement: 'Je renonce au contrat.',
        receivedAt: text(receivedAt, bank.now()),
        reference: 'RET-1',
      });
  },
  'a mobility mandate can be given': (bank, { given }) => {
    const { id } = file(bank, { task: 'welcome' });
    bank.store.put('account', id, { subscription: id, number: '00012345678', at: bank.now() });
    if (given === true)
      bank.store.put('mobility', 'MOB-1', {
        subscription: id,
        who: 'TIT',
        iban: 'FR4999999000020000000000101',
        agreedAt: bank.now(),
        reference: 'MOB-1',
      });
  },
  'the co-holder has finished': (bank, { id, finished }) => {
    const subscription = atSignature(bank, { id, role: 'COT' });
    if (finished === true) signed(bank, subscription, 'COT');
  },
  'somebody is invited to sign': (bank, { id, just, sentAt }) => {
    const { id: subscription } = file(bank, { idEne: text(id, EXCHANGE), task: 'coHolderSignature' }, 'joint');
    const left = typeof sentAt === 'string' ? Date.parse(sentAt) : bank.millis() - (just === true ? 0 : HOUR_MS);
    const times = typeof sentAt === 'string' ? MOST_MAILS : 1;
    for (let at = 0; at < times; at += 1) {
      const code = `${EXCHANGE}-${String(at)}`;
      bank.store.put('link', code, { code, subscription, participant: 'COT', expires: left + LIFE_MS, used: false });
    }
  },
  'a subscription has a type': (bank, { type }) => void file(bank, { initBo: type === 'mdc' }),
  'an SMS can be sent': (bank, params) => sms(bank, params, 0, 0),
  'an SMS was just sent': (bank, params) => sms(bank, params, 1, 0),
  'the SMS limit is reached': (bank, params) => sms(bank, params, Number.MAX_SAFE_INTEGER, HOUR_MS),
  'nobody is known by the uuid': bank => void file(bank),
  'a one-time code can be sent': bank => ceremony(bank, atSignature(bank, {}), 'TIT'),
  'a one-time code was just sent': bank =>
    ceremony(bank, atSignature(bank, {}), 'TIT', { code: '000000', codeSentAt: bank.millis() + HOUR_MS }),
  'no ceremony is open': bank => void atSignature(bank, {}),
  'a non-production identifier exists': numbered,
  'an identifier is unknown': bank => void file(bank),
};
