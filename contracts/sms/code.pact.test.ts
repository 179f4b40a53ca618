import * as E from 'fp-ts/Either';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import type { StateName } from '../states';
import { holds } from '../support/call';
import { pactWith } from '../support/pact';
import { endsSession } from '../support/session';

const pact = pactWith('sms');
const operation = 'sendSignatureCode';
const requirement = 'SGN-02';
const request = { method: 'POST', path: '/v1/sms/me/otp' } as const;

const refusals: readonly (readonly [string, StateName, string, number, string])[] = [
  ['a moment after another', 'a one-time code was just sent', 'EXISTING_KEY_IN_LOCK_CACHE', 409, 'Asks to wait one minute.'],
  ['for no ceremony', 'no ceremony is open', 'generic', 422, 'Says that no code was sent, and offers to ask again.'],
];

describe('POST /v1/sms/me/otp', () => {
  it('sends the code of the signature', () =>
    holds(
      pact,
      {
        state: 'a one-time code can be sent',
        params: {},
        receiving: 'a code to be sent for the signature',
        test: 'Signatures > code sent',
        impact: 'Says that the code is on its way.',
        operation,
        requirement,
      },
      { request, answer: { status: 204 }, ask: api => new HttpSignatures(api).sendCode(), become: E.right('success') },
    ));

  it.each(refusals)('sends no code %s', (what, state, code, status, impact) =>
    holds(
      pact,
      {
        state,
        params: {},
        receiving: `a code to be sent for the signature, ${what}`,
        test: `Signatures > no code ${what}`,
        impact,
        operation,
        requirement,
      },
      {
        request,
        answer: { status, body: { functionalCode: code } },
        ask: api => new HttpSignatures(api).sendCode(),
        become: E.right(status === 409 ? 'pending' : 'failed'),
      },
    ),
  );

  endsSession(pact, { what: operation, method: 'POST', path: request.path, ask: api => new HttpSignatures(api).sendCode() });
});
