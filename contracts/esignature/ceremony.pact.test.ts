import * as E from 'fp-ts/Either';
import type { SignatureStatus } from '@application/signature/ports';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import type { StateName } from '../states';
import { holds, refusal } from '../support/call';
import { addressAt, bearerHeaders, like, pactWith, any } from '../support/pact';

const pact = pactWith('esignature');
const id = 'ene-1';
const requirement = 'SGN-02';

const refusals: readonly (readonly [string, StateName, Record<string, string>, number, Record<string, string>, string])[] = [
  [
    'by somebody who has signed',
    'the participant has already signed',
    { id, role: 'TIT' },
    409,
    { error: 'already_signed' },
    'Goes on as after a signature: nothing is signed twice.',
  ],
  [
    'of a file that has nothing to sign',
    'an exchange has nothing to sign',
    { id },
    422,
    { functionalCode: 'generic' },
    'Opens the error dialog; the file is taken up at its step.',
  ],
];

describe('POST exchanges/{id}/offer/sign/start', () => {
  const operation = 'startSignature';
  const KEY = 'FAKE-KEY';
  const request = {
    method: 'POST',
    path: `/exchanges/${id}/offer/sign/start`,
    headers: { ...bearerHeaders, 'Idempotency-Key': any(KEY) },
  } as const;

  it.each([
    ['holder', 'TIT', 'https://signature.example.org'],
    ['co-holder', 'COT', 'https://signature.example.fr'],
  ] as const)('opens the ceremony of the %s', (who, role, origin) =>
    holds(
      pact,
      {
        state: 'an exchange has documents to sign',
        params: { id, role, origin },
        receiving: `the signature of the ${who}, to begin`,
        test: `Signatures > starts, ${who}`,
        impact: 'The ceremony of this address is shown.',
        operation,
        requirement,
      },
      {
        request,
        answer: { status: 200, body: { url: addressAt(origin, '/ceremonie/SG-1'), signId: like('SG-1') } },
        ask: api => new HttpSignatures(api).start(id, KEY),
        become: E.right({ url: `${origin}/ceremonie/SG-1`, signId: 'SG-1' }),
      },
    ),
  );

  it.each([
    ['agreed', true, '1'],
    ['did not agree', false, '0'],
  ] as const)('D-124: tells whether the person %s that the account opens within the period of withdrawal', (which, agreed, flag) =>
    holds(
      pact,
      {
        state: 'an exchange has documents to sign',
        params: { id, role: 'TIT', origin: 'https://signature.example.org' },
        receiving: `the signature of a person who ${which} not to wait, to begin`,
        test: `Signatures > starts, the person ${which} not to wait (proposed)`,
        impact: 'The bank may open the account at once, or after the period of withdrawal, by the day in the state (proposed).',
        operation,
        requirement,
      },
      {
        request: { ...request, body: { startBeforeDelay: flag } },
        answer: { status: 200, body: { url: addressAt('https://signature.example.org', '/ceremonie/SG-1'), signId: like('SG-1') } },
        ask: api => new HttpSignatures(api).start(id, KEY, agreed),
        become: E.right({ url: 'https://signature.example.org/ceremonie/SG-1', signId: 'SG-1' }),
      },
    ),
  );

  it.each(refusals)('refuses a signature %s', (what, state, params, status, body, impact) =>
    holds(
      pact,
      { state, params, receiving: `a signature ${what}, to begin`, test: `Signatures > ${what}`, impact, operation, requirement },
      {
        request,
        answer: { status, body },
        ask: api => new HttpSignatures(api).start(id, KEY),
        become: refusal(Object.values(body)[0] ?? '', status),
      },
    ),
  );
});

const statuses: readonly (readonly [SignatureStatus, Readonly<Record<string, string>>, string])[] = [
  ['ongoing', { status: 'ONGOING' }, 'The bank is asked again two seconds later.'],
  ['signed', { status: 'ENDED', result: 'OK' }, 'The holder’s signature is finalised, or the subscription ended.'],
  ['refused', { status: 'ENDED', result: 'KO' }, 'Says that nothing is signed, and offers to begin again.'],
  ['error', { status: 'ERROR' }, 'Says that the ceremony failed or ran out of time, and offers to begin again.'],
];

describe('GET exchanges/{id}/offers/sign/status', () => {
  const operation = 'getSignatureStatus';
  const request = { method: 'GET', path: `/exchanges/${id}/offers/sign/status` } as const;

  it.each(statuses)('tells that the signature is %s', (become, body, impact) =>
    holds(
      pact,
      {
        state: 'a signature session has a status',
        params: { id, ...body },
        receiving: `a request for the status of a signature: ${become}`,
        test: `Signatures > ${become}`,
        impact,
        operation,
        requirement: become === 'ongoing' || become === 'signed' ? requirement : 'SGN-04',
      },
      { request, answer: { status: 200, body }, ask: api => new HttpSignatures(api).status(id), become: E.right(become) },
    ),
  );

  it('tells that no signature has begun', () =>
    holds(
      pact,
      {
        state: 'an exchange has documents to sign',
        params: { id, role: 'TIT' },
        receiving: 'a request for the status of a signature that has not begun',
        test: 'Signatures > not begun',
        impact: 'The ceremony is opened.',
        operation,
        requirement,
      },
      {
        request,
        answer: { status: 404, body: { error: 'not_found' } },
        ask: api => new HttpSignatures(api).status(id),
        become: refusal('not_found', 404),
      },
    ));
});
