import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { papers } from '@domain/proofs/papers';
import { FAKE } from '@sandbox/states/fake';
import { bounds, ownBounds } from '@sandbox/store/bounds';
import { MOST_OF_SESSION } from '@sandbox/web/rate';
import type { Subscription } from '@sandbox/store/documents';
import { wait } from '@sandbox/tests/support';
import { Hostile, type Answered } from './hostile';

let client: Hostile;
beforeEach(async () => {
  client = await Hostile.start();
  wait(client.bank, 0); // however slow the machine, all requests are of one minute
});
afterEach(() => client.stop());

const TIMES = 60;
const KINDS = [
  ...Object.keys(bounds),
  ...Object.keys(ownBounds),
  'proof',
  'liveness',
  'signature',
  'link',
  'finalisation',
  'account',
  'message',
];

/** Number of stored documents of each kind. */
const stored = (): Readonly<Record<string, number>> =>
  Object.fromEntries(KINDS.map(kind => [kind, client.bank.store.all(kind, t.unknown).length]));

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64');

/** The body of each mutation; without one an empty object. */
const bodies = ({ holder }: Subscription): Readonly<Record<string, object>> => ({
  saveCart: { selectedContracts: [] },
  sendDocument: {
    docRank: '1',
    documentCode: papers.PASSPORT.code,
    pages: [{ side: 'SINGLE', mimeType: 'image/jpeg', content: jpeg }],
  },
  completeDocument: { docRank: '1' },
  controlDocument: { docRank: '1' },
  deleteDocument: { docRank: '1' },
  forceDocument: { docRank: '1' },
  createLiveness: { participant: 'TIT' },
  saveProspect: { email: holder.person.email },
  startWalletIdentity: { personId: holder.personId, device: 'SAME' },
  advance: { state: 'signature' },
});

const mutations = Object.entries(bankCalls).filter(([, { method, auth }]) => method !== 'GET' && auth === 'bearer');

const addressed = (path: string, { id, idEne, holder }: Subscription, name: string): string =>
  `/api${path.replace('{idEne}', idEne).replace('{id}', name === 'saveProspect' ? holder.personId : name === 'sendInvitation' ? id : idEne)}`;

/** The task at which a call does the most. */
const taskOf = (name: string): string =>
  ({ createLiveness: 'signature', startSignature: 'signature', sendSignatureCode: 'summary', startWalletIdentity: 'identityDocUpload' })[
    name
  ] ?? 'identityDocUpload';

/** Calls that the bank takes here; the others are refused each time, and must store and send nothing. */
const takes = [
  'saveCart',
  'sendDocument',
  'controlDocument',
  'createLiveness',
  'saveProspect',
  'deleteDocument',
  'startWalletIdentity',
  'sendSignatureCode',
];

describe('X18: whatever a call stores or sends has a limit for each person', () => {
  test.each(mutations)(`%s, ${TIMES} times with one token`, async (name, { method, path }) => {
    const dossier = client.file(taskOf(name), 'individual', { prepared: true });
    const token = client.holder(dossier);
    const before = stored();
    const answers: Answered[] = [];
    for (let round = 0; round < TIMES; round += 1)
      answers.push(
        await client.say(addressed(path, dossier, name), {
          method,
          token,
          body: bodies(dossier)[name] ?? {},
          headers: { 'idempotency-key': `key-${round}` },
        }),
      );
    expect(answers.slice(MOST_OF_SESSION).map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      Array.from({ length: TIMES - MOST_OF_SESSION }, () => [429, '60']),
    );
    if (takes.includes(name)) expect(answers[0]?.status).toBeLessThan(300);
    const grown = Object.entries(stored()).filter(([kind, count]) => count - (before[kind] ?? 0) > 20);
    expect(grown).toEqual([]);
    expect(client.bank.messages().length).toBeLessThanOrEqual(6);
  });

  test('a person’s own checks and wallet requests make room for their next one, and keep the attempts', async () => {
    const dossier = client.file('signature', 'individual', { prepared: true });
    const put = (id: string, more: object) =>
      client.bank.store.put('liveness', id, {
        id,
        subscription: dossier.id,
        participant: 'TIT',
        gesture: '',
        nonce: '',
        status: 'ENDED',
        validated: false,
        count: 2,
        at: client.bank.now(),
        ...more,
      });
    put('LV-ended', {});
    for (let round = 0; round < 12; round += 1) {
      const headers = { 'idempotency-key': `key-${round}` };
      expect(
        (await client.say('/api/v1/liveness', { method: 'POST', token: client.holder(dossier), body: { participant: 'TIT' }, headers }))
          .status,
      ).toBe(201);
    }
    const left = client.bank.store.all('liveness', t.type({ id: t.string, count: t.number }));
    expect([left.length, left[0]]).toEqual(
      [6, { id: 'LV-ended', count: 2 }].map((each, index) => (index === 1 ? expect.objectContaining(each as object) : each)),
    );
  });

  test('a listing of the contracts, again and again, drops no document of another person', async () => {
    const dossier = client.file('signature', 'individual', { prepared: true });
    client.bank.store.put('paper', 'of-another', { subscription: 'sub-other', expires: client.bank.millis() + 60_000 });
    for (let round = 0; round < 40; round += 1)
      await client.say(`/api/exchanges/${dossier.idEne}/offer/documents?showAll=true`, { token: client.holder(dossier) });
    expect(client.bank.store.get('paper', 'of-another', t.unknown)).toBeDefined();
    expect(client.bank.store.ofDossier('paper', dossier.id, t.unknown).length).toBeLessThanOrEqual(ownBounds['paper'] ?? 0);
  });
});

describe('X18: a full table refuses its own caller', () => {
  const fill = (expires: number) => {
    for (let index = 0; index < (bounds['wallet'] ?? 0); index += 1)
      client.bank.store.put('wallet', `other-${index}`, { subscription: `sub-${index}`, expires });
  };
  const start = (dossier: Subscription) =>
    client.say('/api/v1/identity-presentations', {
      method: 'POST',
      token: client.holder(dossier),
      body: { personId: dossier.holder.personId, device: 'SAME' },
    });

  test('and drops nothing of others; what has expired makes room', async () => {
    const dossier = client.file('identityDocUpload');
    fill(client.bank.millis() + 60_000);
    expect((await start(dossier)).status).toBe(503);
    expect(client.bank.store.all('wallet', t.unknown)).toHaveLength(bounds['wallet'] ?? 0);
    wait(client.bank, 24 * 60 * 60_000);
    expect((await start(dossier)).status).toBe(201);
  });
});

describe('X18: an address gets no more than a few messages from people who have not signed in', () => {
  const create = (mobilePhone: string) => {
    client.bank.situation = { captchaTaken: FAKE.captcha };
    return client.say('/api/public/states', {
      method: 'POST',
      headers: { 'x-captcha-response': FAKE.captcha },
      body: { workflowType: 'individual', selectedContracts: [], holder: { ...FAKE.holder, mobilePhone, email: 'victim@example.fr' } },
    });
  };
  const sentTo = (address: string): number => client.bank.messages().filter(({ to }) => to === address).length;

  test('twelve creations send five e-mails to an address, and an hour later there is one more', async () => {
    for (let round = 10; round < 22; round += 1) expect((await create(`06 39 98 40 ${round}`)).status).toBe(201);
    expect(sentTo('victim@example.fr')).toBe(5);
    wait(client.bank, 90 * 60_000);
    await create('06 39 98 40 30');
    expect(sentTo('victim@example.fr')).toBe(6);
  });

  test('D-100: many files with one mobile number send it no more SMS than one file', async () => {
    const mobile = '06 39 98 40 40';
    for (let round = 0; round < 12; round += 1) {
      const { uuid } = JSON.parse((await create(mobile)).body) as { uuid: string };
      await client.say(`/api/public/sms?uuid=${uuid}&client_id=omc-01`, { method: 'POST', body: {} });
      const query = new URLSearchParams(client.authorize({ login_hint: uuid })).toString();
      await client.say(`/identite/authorize?${query}`);
    }
    expect(sentTo(mobile)).toBeLessThanOrEqual(10);
  });
});
