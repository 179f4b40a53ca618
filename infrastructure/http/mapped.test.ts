import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { Failure } from '@application/failure';
import { HttpAgencies } from './agencies/HttpAgencies';
import type { BankApi, Call } from './BankApi';
import { readAnswer } from './codecs';
import { HttpDocuments } from './documents/HttpDocuments';
import { HttpPersons } from './holders/HttpPersons';
import { HttpLivenessChecks } from './liveness/HttpLivenessChecks';
import { HttpProofs } from './proofs/HttpProofs';
import { HttpSignatures } from './signature/HttpSignatures';
import { HttpWalletIdentities } from './wallet/HttpWalletIdentities';

/** A bank with one answer, read as BankApi reads it; `sent`: the calls that came. */
const answering = (body: unknown) => {
  const sent: Call[] = [];
  const call = <A>(request: Call, codec: t.Decoder<unknown, A>): TE.TaskEither<Failure, A> => {
    sent.push(request);
    const answer = readAnswer(codec, body);
    return E.isRight(answer) ? TE.right(answer.right.value) : TE.left({ kind: 'unreadable', report: answer.left });
  };
  return { api: { call } as unknown as BankApi, sent };
};

const hours = (kind: string) => ({
  monday: `${kind} 1`,
  tuesday: `${kind} 2`,
  wednesday: `${kind} 3`,
  thursday: `${kind} 4`,
  friday: `${kind} 5`,
  saturday: `${kind} 6`,
  sunday: `${kind} 7`,
});
const agencyWire = {
  id: '00691',
  name: 'Nantes',
  address: '2 quai Exemple',
  latitude: 47.2,
  longitude: -1.5,
  hours: hours('open'),
  councilHours: hours('advice'),
  contactChannels: [{ type: 'PHONE', value: '02 61 91 00 00' }],
};
const agency = {
  id: '00691',
  name: 'Nantes',
  address: '2 quai Exemple',
  position: { latitude: 47.2, longitude: -1.5 },
  hours: hours('open'),
  councilHours: hours('advice'),
  contacts: [{ type: 'PHONE', value: '02 61 91 00 00' }],
};
const place = (of: string) => ({ country: `${of} country`, region: `${of} region`, locality: `${of} locality` });
const identity = {
  familyName: 'EXEMPLE',
  givenName: 'Maëlle',
  birthFamilyName: 'MODÈLE',
  birthGivenName: 'Maëlle Lou',
  birthDate: '1992-03-27',
  birthPlace: place('birth'),
  nationalities: ['FR', 'DE'],
  expiry: '2030-01-02',
  issuer: 'Émetteur',
  issuingCountry: 'BE',
  address: { ...place('home'), formatted: 'tout', streetAddress: 'rue', houseNumber: '12', postalCode: '44000' },
};

type Reads = (api: BankApi) => TE.TaskEither<Failure, unknown>;

/** An answer of the bank in which no value appears twice, and its complete result in the application. */
const mapped: readonly (readonly [what: string, wire: unknown, read: Reads, expected: unknown])[] = [
  ['AGY-02: an agency in full', agencyWire, api => new HttpAgencies(api).byId('00691'), agency],
  [
    'AGY-02: an agency of a list, without its advisers’ hours',
    [agencyWire],
    api => new HttpAgencies(api).around({ latitude: 0, longitude: 0 }),
    [{ ...agency, councilHours: undefined }],
  ],
  [
    'AGY-02: an address that was found',
    [{ label: 'Nantes', latitude: 47.2, longitude: -1.5 }],
    api => new HttpAgencies(api).locate('nantes'),
    [{ label: 'Nantes', latitude: 47.2, longitude: -1.5 }],
  ],
  [
    'STP-08: the signed-in person',
    {
      externalReference: { externalReferenceValue: 'EXT' },
      identity: { firstname: 'Maëlle', lastname: 'Exemple' },
      birth: { birthdate: '1992-03-27' },
    },
    api => new HttpPersons(api).me(),
    { externalReference: 'EXT', firstName: 'Maëlle', lastName: 'Exemple', birthdate: '1992-03-27' },
  ],
  [
    'LIV-02: a video check',
    { avancement: 'ENDED', controlValidated: true, livenessCount: 2, functionalCode: 'MAXIMUM_LIVENESS_COUNT' },
    api => new HttpLivenessChecks(api).status('L'),
    { status: 'ENDED', validated: true, count: 2, functionalCode: 'MAXIMUM_LIVENESS_COUNT' },
  ],
  [
    'SGN-01: the documents of the offer',
    [{ documentId: 'D', kind: 'contractual', label: 'Convention', bytes: 12, pages: 3, url: 'https://bank.example/d' }],
    api => new HttpSignatures(api).documents('ENE'),
    [{ id: 'D', kind: 'contractual', label: 'Convention', bytes: 12, pages: 3, url: 'https://bank.example/d' }],
  ],
  [
    'PRF-08: a proof that was refused',
    {
      processStatus: 'ENDED',
      controlResult: 'KO',
      controlId: 'C',
      reason: 'ISSUE_DATE',
      read: { lastName: 'LUE' },
      expected: { lastName: 'ATTENDUE' },
      comment: 'Un mot.',
    },
    api => new HttpProofs(api).outcome('P', '1'),
    {
      kind: 'failed',
      controlId: 'C',
      reason: 'ISSUE_DATE',
      read: { lastName: 'LUE' },
      expected: { lastName: 'ATTENDUE' },
      comment: 'Un mot.',
    },
  ],
  [
    'XTR-38: an identity from a wallet, on a proof',
    { processStatus: 'ENDED', controlResult: 'OK', controlId: 'C', read: { lastName: 'LUE' }, identity },
    api => new HttpProofs(api).outcome('P', '1'),
    { kind: 'validated', controlId: 'C', read: { lastName: 'LUE' }, identity },
  ],
  [
    'XTR-38: an identity that a wallet has just given',
    { status: 'RECEIVED', identity },
    api => new HttpWalletIdentities(api).outcome('T'),
    { kind: 'received', identity },
  ],
  [
    'XTR-38: a request to a wallet',
    { transactionId: 'T', until: '2026-03-01T10:00:00+01:00', link: 'openid4vp://one', otherLinks: ['haip://two'], request: 'signed' },
    api => new HttpWalletIdentities(api).start('P', 'SAME'),
    { transactionId: 'T', until: '2026-03-01T10:00:00+01:00', link: 'openid4vp://one', otherLinks: ['haip://two'], request: 'signed' },
  ],
];

test.each(mapped)('%s: each fact is in its own place', async (_what, wire, read, expected) => {
  expect(await read(answering(wire).api)()).toEqual(E.right(expected));
});

test.each(['TIT', 'COT'] as const)('XTR-70: the consent of %s leaves with their own video check, where it was given', async participant => {
  const { api, sent } = answering({ livenessId: 'L', url: 'https://video.example.org/L' });
  const consent = { givenAt: '2025-10-15T10:00:00+02:00', provider: 'Visiolis', keptFor: 30 };
  const checks = new HttpLivenessChecks(api);
  await checks.create(participant, 'K', consent)();
  await checks.create(participant, 'K')();
  expect(sent.map(({ body }) => body)).toEqual([{ participant, consent }, { participant }]);
});

test('XTR-40, R02: an upload has the limits of the configuration: a time of silence, and a longer one for the answer', async () => {
  const { api, sent } = answering({ documentId: 'D' });
  const documents = new HttpDocuments(api, { silenceMs: 30_000, uploadAnswerMs: 180_000 });
  await documents.send({
    idEne: 'ENE',
    rank: '1',
    documentCode: '001111',
    pages: [],
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })();
  expect(sent.map(({ limits }) => limits)).toEqual([{ silenceMs: 30_000, answerMs: 180_000 }]);
});
