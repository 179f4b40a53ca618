import { createHash } from 'node:crypto';
import * as t from 'io-ts';
import { changing } from '../phone/owners';
import type { StateName } from '@contracts/states';
import { isRecord } from '@domain/kernel/shape';
import type { Bank } from '../bank';
import { cardsOnOffer } from '../cardsOnOffer';
import { adviserSeeds } from './adviserSeeds';
import { catalogue } from '@domain/offer/contracts';
import { cartSeed } from './cartSeed';
import { FAKE } from './fake';
import { emailedLink, endSeeds } from './endSeeds';
import { dossierSeeds } from './dossierSeeds';
import type { Applicant } from '../store/applicants';
import type { Subscription } from '../store/documents';
import { ADVISER, adviserConnected, file, text, withValues, workflowOf, type Params, type Seed } from './support';

const code = (bank: Bank, params: Params, used: boolean): void => {
  bank.store.put('code', text(params['code'], ''), {
    code: text(params['code'], ''),
    clientId: text(params['clientId'], ''),
    redirectUri: text(params['redirect'], ''),
    challenge: createHash('sha256').update(FAKE.verifier).digest('base64url'),
    subscription: file(bank).id,
    expires: bank.millis() + 60_000,
    participant: 'TIT',
    used,
  });
  emailedLink(bank, text(params['code'], ''), used);
};

const Amounts = t.type({ together: t.number, socialShare: t.number, insurance: t.number, rate: t.number, cost: t.number });

/** The two people with the ids of the parameters. */
const withIds = ({ holder, coHolder, ...opened }: Subscription, params: Params): Subscription => {
  const numbered = (applicant: Applicant, externalId: string, personId: string): Applicant => ({
    ...applicant,
    externalId: text(params[externalId], applicant.externalId),
    personId: text(params[personId], applicant.personId),
  });
  return {
    ...opened,
    holder: numbered(holder, 'holder', 'holderId'),
    ...(coHolder ? { coHolder: numbered(coHolder, 'coHolder', 'coHolderId') } : {}),
  };
};

/** The bank reviews a file for an hour. */
const REVIEW_MS = 3_600_000;

/** A seed for each provider state: the compiler finds a missing one. */
export const seeds: Readonly<Record<StateName, Seed>> = {
  'module hashes are published': (bank, params) => {
    bank.situation = { modules: params['modules'] };
  },
  'module hashes are absent with a query': (bank, params) => {
    bank.situation = { modules: params['modules'], noQuery: true };
  },
  'a cart forecast exists': (bank, params) => {
    const { cards, price, limit, together, socialShare, insurance, rate, cost } = params;
    const amounts = { together, socialShare, insurance, rate, cost };
    const limits = { paymentLimits: Number(limit), internetPaymentLimit: Number(limit), withdrawalLimit: Number(limit) };
    bank.situation = {
      cards: Number(cards ?? 3),
      ...(Amounts.is(amounts) && typeof price === 'number'
        ? { offered: cardsOnOffer.map(card => ({ ...card, price, limits })), combinedPrices: true, amounts }
        : {}),
    };
  },
  'the bank grants no overdraft': bank => {
    cartSeed(bank, { selected: [catalogue.OVERDRAFT_PLUS_26] });
    bank.setSwitches({ overdraft: 'refused' });
  },
  'no cart can be forecast': (bank, params) => {
    bank.situation = { forecastRefusal: text(params['code'], 'generic') };
  },
  'the prospect has a cart': cartSeed,
  'an authorization code is valid': (bank, params) => code(bank, params, false),
  'an authorization code was already used': (bank, params) => code(bank, params, true),
  "the prospect's details are": (bank, params) => {
    const opened = file(bank);
    bank.keep({ ...opened, holder: withValues(opened.holder, params['values']) });
    bank.situation = { minimalPerson: params['level'] === 'minimal', noPerson: params['level'] === 'none' };
  },
  'a subscription is at step': (bank, params) => {
    const led = params['isInitBo'] === '1';
    const task = text(params['step'], 'identityDocUpload');
    const change = {
      task,
      initBo: led,
      ...(led ? { adviser: ADVISER } : {}),
      ...(task === 'middleControl' ? { goesOnAt: bank.millis() + REVIEW_MS } : {}),
      ...(typeof params['keptUntil'] === 'string' ? { keptUntil: params['keptUntil'] } : {}),
    };
    const opened = file(
      bank,
      { ...change, ...(params['idEne'] === undefined ? {} : { idEne: text(params['idEne'], '') }) },
      workflowOf(params),
    );
    bank.keep(withIds(opened, params));
    if (led) adviserConnected(bank, opened.id);
  },
  'a subscription has status': (bank, params) => void file(bank, { status: text(params['status'], '') }),
  'the bank says more of a refusal': (bank, { kind }) => {
    file(bank, { status: 'SUBSCRIPTION_EXCLUDED' });
    bank.setSwitches({ refusal: kind === 'letter' ? 'letter' : 'automated' });
  },
  'no subscription exists': bank => void file(bank, { status: 'UNKNOWN' }),
  'a new prospect may subscribe': bank => {
    bank.situation = { captchaTaken: FAKE.captcha };
  },
  'the prospect cannot be accepted': (bank, params) => {
    bank.situation = { captchaTaken: FAKE.captcha, refusal: text(params['code'], '') };
  },
  'the captcha is refused': bank => {
    bank.situation = {};
  },
  'a captcha challenge was used': (bank, { solution, signature }) => {
    bank.situation = { captchaTaken: text(solution, '') };
    bank.store.put('captcha', text(signature, ''), true);
  },
  'the mobile is already used': bank => {
    file(bank);
    bank.situation = { captchaTaken: FAKE.captcha };
  },
  'a creation waits for its mobile to be proven': (bank, { uuid }) => {
    const before = file(bank, { uuid: text(uuid, '') });
    bank.keep(changing(before, 'TIT', { phoneProven: false }));
    bank.situation = { captchaTaken: FAKE.captcha };
  },
  'a creation was answered before': (bank, { key, id }) => {
    const { uuid, prospectId, holder } = file(bank);
    const answer = { id: text(id, ''), uuid, prospectId, holderId: holder.personId };
    bank.situation = { answered: { key: text(key, ''), answer } };
  },
  'no valid session': bank => bank.store.remove('token', FAKE.token),
  'a session has no right to the resource': bank => {
    file(bank);
    bank.situation = { forbidden: true };
  },
  ...adviserSeeds,
  ...dossierSeeds,
  ...endSeeds,
};

const isState = (name: string): name is StateName => Object.hasOwn(seeds, name);

/** Puts the bank into a provider state; throws for an unknown state. */
export const putInState = (bank: Bank, name: string, params: unknown): void => {
  if (!isState(name)) throw new Error(`Unknown provider state: ${name}`);
  bank.store.clear();
  bank.situation = {};
  seeds[name](bank, isRecord(params) ? params : {});
};
