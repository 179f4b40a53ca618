import * as E from 'fp-ts/Either';
import { HttpLivenessChecks } from '@infrastructure/http/liveness/HttpLivenessChecks';
import { holds, refusal } from '../support/call';
import { addressAt, bearerHeaders, like, pactWith, any } from '../support/pact';

const pact = pactWith('liveness');
const notes = { operation: 'createLiveness', requirement: 'LIV-02' };
const KEY = 'FAKE-KEY';
const request = {
  method: 'POST',
  path: '/v1/liveness',
  headers: { ...bearerHeaders, 'Idempotency-Key': any(KEY) },
} as const;

describe('POST /v1/liveness', () => {
  it.each([
    ['TIT', 'https://video.example.org'],
    ['COT', 'https://video.example.fr'],
  ] as const)('creates a video check of %s', (participant, origin) =>
    holds(
      pact,
      {
        ...notes,
        state: 'an exchange has documents to sign',
        params: { id: 'ene-1', role: participant, origin },
        receiving: `a new video check of ${participant}`,
        test: `LivenessChecks > creates, ${participant}`,
        impact: 'The capture page of this address is shown in a frame.',
      },
      {
        request: { ...request, body: { participant } },
        answer: { status: 201, body: { livenessId: like('LV-1'), url: addressAt(origin, '/capture/LV-1') } },
        ask: api => new HttpLivenessChecks(api).create(participant, KEY),
        become: E.right({ livenessId: 'LV-1', url: `${origin}/capture/LV-1` }),
      },
    ),
  );

  const origin = 'https://video.example.org';
  const consent = { givenAt: '2025-10-15T10:00:00+02:00', provider: 'Visiolis', keptFor: 30 };
  const asked = { ...notes, requirement: 'XTR-70', state: 'the video check needs a consent', params: { origin } } as const;

  it('says to what the person agreed before the video (proposed)', () =>
    holds(
      pact,
      {
        ...notes,
        requirement: 'XTR-70',
        state: 'an exchange has documents to sign',
        params: { id: 'ene-1', role: 'TIT', origin: 'https://video.example.org' },
        receiving: 'a new video check with the consent of the person',
        test: 'LivenessChecks > creates, with consent',
        impact: 'The bank knows when the person agreed; a bank that ignores it may: the receipt keeps the hour.',
      },
      {
        request: { ...request, body: { participant: 'TIT', consent } },
        answer: { status: 201, body: { livenessId: like('LV-1'), url: addressAt(origin, '/capture/LV-1') } },
        ask: api => new HttpLivenessChecks(api).create('TIT', KEY, consent),
        become: E.right({ livenessId: 'LV-1', url: `${origin}/capture/LV-1` }),
      },
    ));

  it('is refused without the consent that the bank wants (proposed)', () =>
    holds(
      pact,
      {
        ...asked,
        receiving: 'a new video check without the consent that the bank wants',
        test: 'LivenessChecks > no consent',
        impact: 'Says that the video could not be opened: the configuration (liveness.consent) must ask for the consent.',
      },
      {
        request: { ...request, body: { participant: 'TIT' } },
        answer: { status: 422, body: { functionalCode: 'CONSENT_MISSING' } },
        ask: api => new HttpLivenessChecks(api).create('TIT', KEY),
        become: refusal('CONSENT_MISSING'),
      },
    ));

  it('is refused when the attempts are used up', () =>
    holds(
      pact,
      {
        ...notes,
        state: 'the liveness attempts are exhausted',
        params: { livenessId: 'LV-1', count: 3 },
        receiving: 'a new video check when the attempts are used up',
        test: 'LivenessChecks > no more',
        impact: 'Shows the page without a retry: the person must contact an agency.',
        requirement: 'LIV-03',
      },
      {
        request: { ...request, body: { participant: 'TIT' } },
        answer: { status: 422, body: { functionalCode: 'MAXIMUM_LIVENESS_COUNT' } },
        ask: api => new HttpLivenessChecks(api).create('TIT', KEY),
        become: refusal('MAXIMUM_LIVENESS_COUNT'),
      },
    ));
});
