import { adviserStates } from './states/adviser';
import { endingStates } from './states/ending';
import { fileStates } from './states/dossier';
import type { ProviderState } from './states/providerState';

export type { ProviderState };

/** The catalogue of provider states. A backend team implements one handler for each; an unknown state must fail. */
export const states = {
  'module hashes are published': { meaning: 'The reference file names these modules.', params: { modules: 'map of name to hash' } },
  'module hashes are absent with a query': {
    meaning: 'The reference file answers 404 to a query.',
    params: { modules: 'map of name to hash' },
  },
  'a cart forecast exists': {
    meaning: 'The offer for these answers can be forecast.',
    params: {
      workflow: 'individual | joint',
      youth: 'boolean',
      cards: 'how many cards are on offer',
      price: 'number: euros a month of the first card, taken alone',
      together: 'number: euros a month of this card, taken with the rest',
      socialShare: 'number: euros of a social share',
      insurance: 'number: euros a month of the insurance',
      limit: 'number: euros that may be paid with the card in a month',
      rate: 'number: percent a year of an overdraft',
      cost: 'number: euros that the example of an overdraft costs',
    },
  },
  'the bank grants no overdraft': {
    meaning: 'The prospect connected chose an overdraft, which the bank does not grant: the cart says so, and has none.',
    params: {},
  },
  'no cart can be forecast': { meaning: 'The offer is refused with this code.', params: { code: 'functional code' } },
  'the prospect has a cart': {
    meaning: 'The prospect connected has a cart with this selection.',
    params: {
      selected: 'catalogue numbers',
      workflow: 'individual | joint',
      birthdate: 'ISO day: the holder’s',
      dematerialization: '0 | 1',
      deliveryChoiceDone: '0 | 1',
      combined: 'boolean: taken together, the contracts on offer cost something else than each by itself',
      promoted: 'number: euros a month that were confirmed, while the promotion lasts; without it no price was confirmed',
      afterwards: 'number: euros a month after the promotion',
      months: 'number: how long the promotion lasts; without it, unknown or none',
    },
  },
  'an authorization code is valid': {
    meaning: 'The code can be exchanged once.',
    params: { code: 'text', clientId: 'text', redirect: 'address' },
  },
  'an authorization code was already used': {
    meaning: 'The code was exchanged before.',
    params: { code: 'text', clientId: 'text', redirect: 'address' },
  },
  "the prospect's details are": {
    meaning: 'What the bank knows of the person connected.',
    params: { level: 'complete | minimal | none', values: 'map of a field of the answer to its value' },
  },
  'a subscription is at step': {
    meaning: 'The prospect connected has a file at this task; one at middleControl has a day by which it is expected.',
    params: {
      step: 'task id',
      workflow: 'individual | joint',
      isInitBo: '0 | 1',
      idEne: 'id of the exchange',
      holder: 'customerExternalId of the holder',
      coHolder: 'customerExternalId of the co-holder, another one',
      holderId: 'id of the holder',
      coHolderId: 'id of the co-holder, another one',
      keptUntil: 'ISO day: the last day on which the file is kept',
    },
  },
  'a subscription has status': {
    meaning: 'The file has ended with this status, or is blocked (proposed, D-82).',
    params: { status: 'functional code' },
  },
  'the bank says more of a refusal': {
    meaning: 'The account was refused to the prospect connected; the bank says who decided, or when a letter left (proposed).',
    params: { kind: 'automated | letter' },
  },
  'no subscription exists': { meaning: 'The prospect connected has no file.', params: {} },
  'a new prospect may subscribe': { meaning: 'Nothing forbids a new file for these people.', params: { workflow: 'individual | joint' } },
  'the prospect cannot be accepted': { meaning: 'The bank refuses the people with this code.', params: { code: 'functional code' } },
  'the captcha is refused': { meaning: 'No captcha answer is accepted.', params: {} },
  'a captcha challenge was used': {
    meaning: 'The challenge with this signature opened a file before; this is its right solution, written otherwise.',
    params: { solution: 'the X-Captcha-Response', signature: 'that of the challenge' },
  },
  'the mobile is already used': {
    meaning: 'An open file has this mobile, and a code that was sent to it was typed (D-107).',
    params: { mobile: 'five pairs' },
  },
  'a creation waits for its mobile to be proven': {
    meaning: 'An open file has this uuid and this mobile, to which a code was sent; none was typed yet (D-107).',
    params: { uuid: 'uuid', mobile: 'five pairs' },
  },
  'a creation was answered before': {
    meaning: 'A file was created under this Idempotency-Key, with what is sent again, and this id was answered.',
    params: { key: 'the Idempotency-Key', id: 'id of the file', workflow: 'individual | joint' },
  },
  'no valid session': { meaning: 'No bearer token is valid.', params: {} },
  'a session has no right to the resource': { meaning: 'The bearer token is valid, the resource is somebody else’s.', params: {} },
  ...adviserStates,
  ...fileStates,
  ...endingStates,
} as const satisfies Record<string, ProviderState>;

export type StateName = keyof typeof states;
