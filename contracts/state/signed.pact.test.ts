import * as E from 'fp-ts/Either';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import { rejections } from '@domain/errors/refusals';
import { holds, refusal } from '../support/call';
import { bearerHeaders, pactWith, any } from '../support/pact';

const pact = pactWith('state');
const KEY = 'FAKE-KEY';

describe('POST /v1/states/finalizeHolderSignature', () => {
  const operation = 'finalizeHolderSignature';
  const request = {
    method: 'POST',
    path: `/v1/states/${operation}`,
    headers: { ...bearerHeaders, 'Idempotency-Key': any(KEY) },
  } as const;
  const id = 'ene-1';

  it('takes the signature of the holder', () =>
    holds(
      pact,
      {
        state: 'a signature session has a status',
        params: { id, status: 'ENDED', result: 'OK' },
        receiving: 'the signature of the holder, who has signed',
        test: 'Signatures > holder finalised',
        impact: 'In a joint account the co-holder’s turn begins; else the subscription is ended.',
        operation,
        requirement: 'SGN-03',
      },
      { request, answer: { status: 204 }, ask: api => new HttpSignatures(api).finalizeHolder(KEY), become: E.right(undefined) },
    ));

  it('refuses the signature of the holder', () =>
    holds(
      pact,
      {
        state: 'the holder signature is refused',
        params: { id },
        receiving: 'the signature of the holder, which is refused',
        test: 'Signatures > HOLDER_SIGNATURE_KO',
        impact: 'Says that the signature was not taken, and offers to begin again.',
        operation,
        requirement: 'SGN-04',
      },
      {
        request,
        answer: { status: 422, body: { functionalCode: 'HOLDER_SIGNATURE_KO' } },
        ask: api => new HttpSignatures(api).finalizeHolder(KEY),
        become: refusal('HOLDER_SIGNATURE_KO'),
      },
    ));
});

describe('POST /v1/states/subcriptionEnd', () => {
  const operation = 'subcriptionEnd';
  const request = {
    method: 'POST',
    path: `/v1/states/${operation}`,
    headers: { ...bearerHeaders, 'Idempotency-Key': any(KEY) },
  } as const;

  it.each([
    ['accepted', { status: 204 }, 'The account’s creation is followed.'],
    ['analysis', { status: 202, body: { decision: 'finalizeFurtherAnalysis' } }, 'Says that the bank looks further into the file.'],
  ] as const)('ends the subscription: %s', (decision, answer, impact) =>
    holds(
      pact,
      {
        state: 'the final decision is',
        params: { decision },
        receiving: `the end of a subscription: ${decision}`,
        test: `Signatures > ${decision}`,
        impact,
        operation,
        requirement: 'FIN-01',
      },
      { request, answer, ask: api => new HttpSignatures(api).endSubscription(KEY), become: E.right(decision) },
    ),
  );

  const refused: readonly (readonly [string, string])[] = [
    ...rejections.map(code => [code, 'Shows the page of a rejected file.'] as const),
    ['KO_04', 'Records a generic error, and goes to the main page.'],
    ['KO_07', 'Goes to the main page, as for any code that has no page of its own.'],
  ];

  it.each(refused)('does not end the subscription: %s', (code, impact) =>
    holds(
      pact,
      {
        state: 'the final decision is',
        params: { decision: code },
        receiving: `the end of a subscription that is refused with ${code}`,
        test: `Signatures > ${code}`,
        impact,
        operation,
        requirement: 'FIN-02',
      },
      {
        request,
        answer: { status: 422, body: { functionalCode: code } },
        ask: api => new HttpSignatures(api).endSubscription(KEY),
        become: refusal(code),
      },
    ),
  );
});
