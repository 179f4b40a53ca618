import * as E from 'fp-ts/Either';
import type { WalletDevice, WalletRequest } from '@application/wallet/ports';
import type { Failure } from '@application/failure';
import type { ProofOutcome } from '@domain/proofs/proof';
import { walletRefusals, type WalletIdentity, type WalletOutcome } from '@domain/proofs/walletIdentity';
import { HttpProofs } from '@infrastructure/http/proofs/HttpProofs';
import { HttpWalletIdentities } from '@infrastructure/http/wallet/HttpWalletIdentities';
import { holds, refusal } from '../support/call';
import { day, eachLike, formed, instant, like, pactWith } from '../support/pact';

const pact = pactWith('exchange');
const requirement = 'XTR-38';
const personId = '87654321';
const transactionId = 'wallet-1';
const until = '2025-10-15T10:05:00+02:00';
const place = `/v1/identity-presentations/${transactionId}`;

/** What every identity has, and what some have. */
const least: WalletIdentity = {
  familyName: 'Exemple',
  givenName: 'Maëlle',
  birthDate: '1992-03-27',
  birthPlace: { country: 'FR' },
  nationalities: ['FR'],
  expiry: '2030-10-14',
  issuer: 'Ministère de l’intérieur',
  issuingCountry: 'FR',
};
const most: WalletIdentity = {
  ...least,
  birthFamilyName: 'Modèle',
  birthGivenName: 'Maëlle',
  birthPlace: { country: 'FR', region: 'Rhône', locality: 'Lyon' },
  address: {
    formatted: '3 rue du Centre, 69001 Lyon',
    streetAddress: 'rue du Centre',
    houseNumber: '3',
    postalCode: '69001',
    locality: 'Lyon',
    region: 'Rhône',
    country: 'FR',
  },
};
const wireOf = ({ birthDate, expiry, nationalities, issuingCountry, ...texts }: WalletIdentity) =>
  like({
    ...texts,
    birthDate: day(birthDate),
    expiry: day(expiry),
    nationalities: eachLike(formed('Country', nationalities[0] ?? '')),
    issuingCountry: formed('Country', issuingCountry),
  });

type Wire = Readonly<Record<string, unknown>>;
type Outcome = readonly [what: string, params: Readonly<Record<string, string>>, wire: Wire, become: WalletOutcome, impact: string];

const received = (identity: WalletIdentity): readonly [Wire, WalletOutcome] => [
  { status: 'RECEIVED', identity: wireOf(identity) },
  { kind: 'received', identity },
];

const outcomes: readonly Outcome[] = [
  ['that waits', { status: 'WAITING' }, { status: 'WAITING' }, { kind: 'waiting' }, 'The bank is asked again two seconds later.'],
  ...walletRefusals.map((reason): Outcome => [
    `that ended with ${reason}`,
    { status: 'REFUSED', reason },
    { status: 'REFUSED', reason },
    { kind: 'refused', reason },
    'Says why; the photos of a document are one press away.',
  ]),
  [
    'that ended for a reason that nobody knows',
    { status: 'REFUSED', reason: 'NOT_VERIFIED' },
    { status: 'REFUSED', reason: like('SOMETHING_NEW') },
    { kind: 'refused', reason: 'NOT_VERIFIED' },
    'Says that the identity could not be verified; the photos of a document are one press away.',
  ],
];

const asked: readonly (readonly [WalletDevice, Wire, Omit<WalletRequest, 'transactionId' | 'until'>, string])[] = [
  [
    'SAME',
    { link: like('haip-vp://?request_uri=x'), otherLinks: eachLike('openid4vp://?request_uri=x') },
    { link: 'haip-vp://?request_uri=x', otherLinks: ['openid4vp://?request_uri=x'], request: undefined },
    'The link opens the wallet on the device.',
  ],
  [
    'OTHER',
    { link: like('haip-vp://?request_uri=x') },
    { link: 'haip-vp://?request_uri=x', otherLinks: [], request: undefined },
    'The wallet of a telephone scans the link, in front of the adviser.',
  ],
  [
    'BROWSER',
    { request: like('signed.request.jws') },
    { link: undefined, otherLinks: [], request: 'signed.request.jws' },
    'The browser hands the request to a wallet of its own choosing.',
  ],
];

describe('POST /v1/identity-presentations', () => {
  const operation = 'startWalletIdentity';
  const request = { method: 'POST', path: '/v1/identity-presentations' } as const;

  it.each(asked)('asks a wallet: %s', (device, wire, become, impact) =>
    holds(
      pact,
      {
        state: 'a wallet may give an identity',
        params: { id: personId, device },
        receiving: `a request for an identity from a wallet, ${device}`,
        test: `WalletIdentities > asks, ${device}`,
        impact,
        operation,
        requirement,
      },
      {
        request: { ...request, body: { personId, device } },
        answer: { status: 201, body: { transactionId: like(transactionId), until: instant(until), ...wire } },
        ask: api => new HttpWalletIdentities(api).start(personId, device),
        become: E.right({ transactionId, until, ...become }),
      },
    ),
  );

  it('is refused where no wallet is asked', () =>
    holds(
      pact,
      {
        state: 'no wallet is asked',
        params: { id: personId },
        receiving: 'a request for an identity from a wallet where none is asked',
        test: 'WalletIdentities > none is asked',
        impact: 'Says that it cannot be done; the photos of a document are one press away.',
        operation,
        requirement,
      },
      {
        request: { ...request, body: { personId, device: 'SAME' } },
        answer: { status: 422, body: { functionalCode: 'generic' } },
        ask: api => new HttpWalletIdentities(api).start(personId, 'SAME'),
        become: refusal('generic'),
      },
    ));
});

describe('POST /v1/identity-presentations/{id}/response', () => {
  const operation = 'answerWalletIdentity';
  const answer = { protocol: 'openid4vp-v1-signed', data: { response: 'FAKE-ANSWER' } };
  const request = { method: 'POST', path: `${place}/response`, body: answer } as const;
  const ask = (api: ConstructorParameters<typeof HttpWalletIdentities>[0]) => new HttpWalletIdentities(api).answer(transactionId, answer);
  const [identityWire, identity] = received(most);

  it.each([
    ['gives an identity', { status: 'RECEIVED' }, identityWire, identity, 'Shows what was received.'],
    [
      'is not believed',
      { status: 'REFUSED', reason: 'NOT_VERIFIED' },
      { status: 'REFUSED', reason: 'NOT_VERIFIED' },
      { kind: 'refused', reason: 'NOT_VERIFIED' },
      'Says that the identity could not be verified; the photos of a document are one press away.',
    ],
  ] as const)('hands an answer over that %s', (what, params, body, become, impact) =>
    holds(
      pact,
      {
        state: 'a wallet was asked',
        params: { transactionId, ...params },
        receiving: `an answer through the browser that ${what}`,
        test: `WalletIdentities > answer that ${what}`,
        impact,
        operation,
        requirement,
      },
      { request, answer: { status: 200, body }, ask, become: E.right(become) },
    ),
  );

  it('is refused for a request of nobody’s', () =>
    holds(
      pact,
      {
        state: 'no wallet was asked',
        params: {},
        receiving: 'an answer through the browser to a request that nobody knows',
        test: 'WalletIdentities > answer to nothing',
        impact: 'Offers to ask again.',
        operation,
        requirement,
      },
      { request, answer: { status: 404, body: { error: 'not_found' } }, ask, become: refusal('not_found', 404) },
    ));
});

describe('GET /v1/identity-presentations/{id}', () => {
  const operation = 'getWalletIdentity';
  const responseCode = 'FAKE-CODE';

  it.each(outcomes)('tells a request %s', (what, params, body, become, impact) =>
    holds(
      pact,
      {
        state: 'a wallet was asked',
        params: { transactionId, ...params },
        receiving: `a request for what became of a request to a wallet ${what}`,
        test: `WalletIdentities > ${what}`,
        impact,
        operation,
        requirement,
      },
      {
        request: { method: 'GET', path: place },
        answer: { status: 200, body },
        ask: api => new HttpWalletIdentities(api).outcome(transactionId),
        become: E.right(become),
      },
    ),
  );

  it.each([
    ['with everything that it may carry', most],
    ['with the least that it carries', least],
  ])('gives an identity, %s, to who brings the code', (what, identity) => {
    const [body, become] = received(identity);
    return holds(
      pact,
      {
        state: 'a wallet was asked',
        params: { transactionId, status: 'RECEIVED', responseCode },
        receiving: `a request for an identity ${what}, with the code that the wallet led back`,
        test: `WalletIdentities > received, ${what}`,
        impact: 'Shows what was received, and fills the forms that follow.',
        operation,
        requirement,
      },
      {
        request: { method: 'GET', path: place, query: { responseCode } },
        answer: { status: 200, body },
        ask: api => new HttpWalletIdentities(api).outcome(transactionId, responseCode),
        become: E.right(become),
      },
    );
  });

  it('tells nothing of a request of somebody else’s', () =>
    holds(
      pact,
      {
        state: 'no wallet was asked',
        params: {},
        receiving: 'a request for what became of a request to a wallet that nobody knows',
        test: 'WalletIdentities > of nobody’s',
        impact: 'Offers to ask again.',
        operation,
        requirement,
      },
      {
        request: { method: 'GET', path: place },
        answer: { status: 404, body: { error: 'not_found' } },
        ask: api => new HttpWalletIdentities(api).outcome(transactionId),
        become: refusal('not_found', 404),
      },
    ));
});

describe('GET /v1/proofs/{id}, of an identity from a wallet', () => {
  it('gives what was read, as of a document, and the whole of it', () =>
    holds(
      pact,
      {
        state: 'a document control has an outcome',
        params: { id: personId, docRank: '1', status: 'ENDED', result: 'OK', wallet: true },
        receiving: 'a request for the outcome of an identity from a wallet (proposed, optional)',
        test: 'Proofs > identity from a wallet',
        impact: 'Fills the forms that follow with what was read; nothing is uploaded.',
        operation: 'getProof',
        requirement,
      },
      {
        request: { method: 'GET', path: `/v1/proofs/${personId}`, query: { docRank: '1' } },
        answer: {
          status: 200,
          body: {
            processStatus: 'ENDED',
            controlResult: 'OK',
            controlId: like('control-1'),
            read: { lastName: like('Exemple') },
            identity: wireOf(most),
          },
        },
        ask: api => new HttpProofs(api).outcome(personId, '1'),
        become: E.right<Failure, ProofOutcome>({
          kind: 'validated',
          controlId: 'control-1',
          read: { lastName: 'Exemple' },
          identity: most,
        }),
      },
    ));
});
