import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import type { MyWithdrawal } from '@application/signature/ports';
import { HttpWithdrawalCalls } from '@infrastructure/http/signature/HttpWithdrawalCalls';
import { holds, refusal } from '../support/call';
import { addressAt, bearerHeaders, day, formed, instant, like, moment, pactWith, regex } from '../support/pact';

const pact = pactWith('state');

const path = '/v1/subscriptions/me/withdrawal';
const contract = '10000001';
const until = '2025-10-24';
const origin = 'https://bank.example.org';
const mine = { name: 'Maëlle Exemple', email: 'maelle@example.fr' };
const named = { name: like(mine.name), email: like(mine.email) };
const receipt = { receivedAt: '2025-10-13T08:00:00Z', reference: 'RET-1', acknowledgement: 'https://bank.example.org/api/papers/1' };
const receiptWire = {
  receivedAt: instant(receipt.receivedAt),
  reference: like(receipt.reference),
  acknowledgement: regex('^(?:https://|/)\\S+$', receipt.acknowledgement),
};
const sent = { contract, email: mine.email, statement: 'Je renonce au contrat\u00a0: Convention de compte.' };
const keyed = { ...bearerHeaders, 'Idempotency-Key': formed('Text', 'KEY-1') };

const notes = (what: string, impact: string, operation: string) => ({
  receiving: what,
  test: `Withdrawal > ${what}`,
  impact,
  operation,
  requirement: 'XTR-68',
});

describe('XTR-68: GET the withdrawal (proposed)', () => {
  it('gives the contracts, each with its last day', () =>
    holds(
      pact,
      {
        state: 'a contract can be withdrawn from',
        params: { contract, over: false, withdrawn: false },
        ...notes('a request for the contracts that can be withdrawn from', 'Fills in the page of withdrawal.', 'getWithdrawal'),
      },
      {
        request: { method: 'GET', path },
        answer: {
          status: 200,
          body: { ...named, contracts: [{ id: contract, label: like('Convention de compte'), until: day('2025-10-29') }] },
        },
        ask: api => new HttpWithdrawalCalls(api).mine(),
        become: E.right<Failure, MyWithdrawal>({
          ...mine,
          contracts: [{ id: contract, label: 'Convention de compte', until: '2025-10-29' }],
        }),
      },
    ));

  it('gives the acknowledgement of a withdrawal', () =>
    holds(
      pact,
      {
        state: 'a contract can be withdrawn from',
        params: { contract, over: false, withdrawn: true, until, receivedAt: receipt.receivedAt, origin },
        ...notes('a request for the withdrawal that was made', 'Shows the acknowledgement again.', 'getWithdrawal'),
      },
      {
        request: { method: 'GET', path },
        answer: {
          status: 200,
          body: {
            ...named,
            contracts: [
              {
                id: contract,
                label: like('Convention de compte'),
                until,
                withdrawn: { ...receiptWire, receivedAt: moment(receipt.receivedAt), acknowledgement: addressAt(origin, '/api/papers/1') },
              },
            ],
          },
        },
        ask: api => new HttpWithdrawalCalls(api).mine(),
        become: E.right<Failure, MyWithdrawal>({
          ...mine,
          contracts: [{ id: contract, label: 'Convention de compte', until, withdrawn: receipt }],
        }),
      },
    ));
});

describe('XTR-68: POST a withdrawal (proposed)', () => {
  it('is acknowledged', () =>
    holds(
      pact,
      {
        state: 'a contract can be withdrawn from',
        params: { contract, over: false, withdrawn: false },
        ...notes('a withdrawal', 'Says that the withdrawal is recorded, and when.', 'withdraw'),
      },
      {
        request: { method: 'POST', path, headers: keyed, body: sent },
        answer: { status: 201, body: receiptWire },
        ask: api => new HttpWithdrawalCalls(api).send('KEY-1', sent),
        become: E.right(receipt),
      },
    ));

  it('a second one changes nothing', () =>
    holds(
      pact,
      {
        state: 'a contract can be withdrawn from',
        params: { contract, over: false, withdrawn: true },
        ...notes('a withdrawal that was made before', 'Asks for the first acknowledgement, and shows it.', 'withdraw'),
      },
      {
        request: { method: 'POST', path, headers: keyed, body: sent },
        answer: { status: 409, body: { error: 'withdrawn' } },
        ask: api => new HttpWithdrawalCalls(api).send('KEY-1', sent),
        become: E.left({ kind: 'conflict' }),
      },
    ));

  it('is refused after the last day', () =>
    holds(
      pact,
      {
        state: 'a contract can be withdrawn from',
        params: { contract, over: true, withdrawn: false },
        ...notes('a withdrawal after the last day', 'Says that the period is over.', 'withdraw'),
      },
      {
        request: { method: 'POST', path, headers: keyed, body: sent },
        answer: { status: 422, body: { functionalCode: 'WITHDRAWAL_DELAY_PASSED' } },
        ask: api => new HttpWithdrawalCalls(api).send('KEY-1', sent),
        become: refusal('WITHDRAWAL_DELAY_PASSED'),
      },
    ));
});
