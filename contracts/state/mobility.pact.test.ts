import * as E from 'fp-ts/Either';
import { HttpMobilityMandates } from '@infrastructure/http/mobility/HttpMobilityMandates';
import { holds, refusal } from '../support/call';
import { bearerHeaders, formed, like, pactWith } from '../support/pact';

const pact = pactWith('state');
const path = '/v1/subscriptions/me/mobility-mandate';
const mandate = { iban: 'FR7699999000010001765432125', agreedAt: '2025-10-16T10:00:00+02:00' };
const keyed = { ...bearerHeaders, 'Idempotency-Key': formed('Text', 'KEY-1') };

const notes = (given: boolean, what: string, impact: string) => ({
  state: 'a mobility mandate can be given' as const,
  params: { given },
  receiving: what,
  test: `Mobility > ${what}`,
  impact,
  operation: 'giveMobilityMandate' as const,
  requirement: 'XTR-76',
});

describe('XTR-76: POST a mobility mandate (proposed)', () => {
  it('is recorded', () =>
    holds(pact, notes(false, 'a mobility mandate', 'Says that the agreement is recorded, with its reference.'), {
      request: { method: 'POST', path, headers: keyed, body: mandate },
      answer: { status: 201, body: { reference: like('MOB-1') } },
      ask: api => new HttpMobilityMandates(api).give('KEY-1', mandate),
      become: E.right('MOB-1'),
    }));

  it('a second one changes nothing', () =>
    holds(pact, notes(true, 'a mobility mandate after the first', 'Says that the agreement was recorded before.'), {
      request: { method: 'POST', path, headers: keyed, body: mandate },
      answer: { status: 409, body: { error: 'given' } },
      ask: api => new HttpMobilityMandates(api).give('KEY-1', mandate),
      become: E.left({ kind: 'conflict' }),
    }));

  it('is refused for an account that the bank cannot move', () => {
    const abroad = { ...mandate, iban: 'DE96999990000532013000' };
    return holds(pact, notes(false, 'a mobility mandate for an account abroad', 'Says that an adviser tells why.'), {
      request: { method: 'POST', path, headers: keyed, body: abroad },
      answer: { status: 422, body: { functionalCode: 'IBAN_REFUSED' } },
      ask: api => new HttpMobilityMandates(api).give('KEY-1', abroad),
      become: refusal('IBAN_REFUSED'),
    });
  });
});
