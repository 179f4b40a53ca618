import { FAKE } from '@sandbox/states/fake';
import { Hostile } from './hostile';

let client: Hostile;
beforeEach(async () => {
  client = await Hostile.start();
  client.bank.situation = { captchaTaken: FAKE.captcha };
});
afterEach(() => client.stop());

const A = '06 39 98 20 01';
const B = '06 39 98 20 02';
const USED = JSON.stringify({ error: 'mobile_already_used', participant: 'TIT' });

interface Created {
  readonly uuid: string;
  readonly holderId: string;
}

const create = async (mobilePhone: string, more: object = {}, person: object = {}) =>
  client.say('/api/public/states', {
    method: 'POST',
    headers: { 'x-captcha-response': FAKE.captcha },
    body: { workflowType: 'individual', selectedContracts: [], holder: { ...FAKE.holder, mobilePhone, ...person }, ...more },
  });

const created = async (...of: Parameters<typeof create>): Promise<Created> => {
  const { status, body } = await create(...of);
  expect(status).toBe(201);
  return JSON.parse(body) as Created;
};

const provider = (fields: Readonly<Record<string, string>>) =>
  client.say('/identite/authorize', { method: 'POST', form: client.authorize(fields) });

/** The page of a code; the code of the last SMS to the number, undefined without one. */
const codeSent = (mobile: string): string | undefined =>
  /\b\d{6}\b/.exec(client.bank.messages().find(({ to, channel }) => channel === 'sms' && to === mobile)?.text ?? '')?.[0];

const challengeIn = (body: string): string => /name="challenge" value="([^"]+)"/.exec(body)?.[1] ?? '';

/** The person of a creation types the code of their SMS. */
const prove = async (uuid: string, mobile: string): Promise<number> => {
  const { body } = await client.say(`/identite/authorize?${new URLSearchParams(client.authorize({ login_hint: uuid })).toString()}`);
  return (await provider({ login_hint: uuid, challenge: challengeIn(body), code: codeSent(mobile) ?? '' })).status;
};

const numbers = (): readonly string[] => client.bank.subscriptions().map(({ holder }) => holder.person.mobilePhone);

describe('D-107: a mobile number counts when it is proven', () => {
  test('a number that a stranger mistyped opens nothing to its owner and blocks nothing', async () => {
    const first = await created(A);
    const second = await created(B, { replaces: first.uuid }, { email: 'stranger@example.fr' });
    expect(await prove(second.uuid, B)).toBe(303);
    expect(numbers()).toEqual([B]);
    const { status, body } = await provider({ mobile: A });
    expect([status, codeSent(A)]).toEqual([200, undefined]);
    expect((await provider({ challenge: challengeIn(body), typed: '1', code: '000000' })).status).toBe(200);
    expect(await prove((await created(A)).uuid, A)).toBe(303);
  });

  test('no request of the same tab replaced it: its number still opens and blocks nothing until a code was typed', async () => {
    const first = await created(A);
    await provider({ mobile: A });
    expect(codeSent(A)).toBeUndefined();
    const owner = await created(A);
    expect(await prove(owner.uuid, A)).toBe(303);
    expect(await create(A)).toMatchObject({ status: 409, body: USED });
    const page = await provider({ mobile: A });
    await provider({ challenge: challengeIn(page.body), typed: '1', code: codeSent(A) ?? '' });
    const opened = client.bank.subscriptions().filter(({ holder }) => holder.phoneProven);
    expect(opened.map(({ uuid }) => uuid)).toEqual([owner.uuid]);
    expect(client.bank.subscriptions().map(({ uuid }) => uuid)).toEqual([first.uuid, owner.uuid]);
  });

  test('the same person corrects another answer than the number: their own unproven number does not stop them', async () => {
    const first = await created(A);
    await created(A, { replaces: first.uuid }, { email: 'corrected@example.fr' });
    expect(client.bank.subscriptions().map(({ holder }) => holder.person.email)).toEqual(['corrected@example.fr']);
  });

  test('the replaced request leaves nothing: its e-mailed link and its code open nothing', async () => {
    const first = await created(A);
    const link = /code=([\w-]+)/.exec(client.bank.messages().find(({ channel }) => channel === 'email')?.text ?? '')?.[1];
    await created(B, { replaces: first.uuid });
    const exchanged = await client.say('/api/token', {
      method: 'POST',
      body: { client_id: 'omc-01', grant_type: 'authorization_code', code: link },
    });
    expect(exchanged.status).toBe(400);
    expect(await prove(first.uuid, A)).toBe(200);
  });

  test.each([
    ['is proven', async ({ uuid }: Created) => prove(uuid, A)],
    ['is led by an adviser', async () => client.bank.keep({ ...client.bank.subscriptions()[0]!, initBo: true })],
  ])('a request that %s is replaced by none that names it', async (_what, made) => {
    const first = await created(A);
    await made(first);
    await created(B, { replaces: first.uuid });
    expect(numbers()).toEqual([A, B]);
  });

  test('the number of a file that is closed blocks nothing, and opens nothing', async () => {
    const first = await created(A);
    expect(await prove(first.uuid, A)).toBe(303);
    expect((await create(A)).status).toBe(409);
    const [dossier] = client.bank.subscriptions();
    client.bank.keep({ ...dossier!, status: 'CLOSED' });
    expect((await provider({ mobile: A })).status).toBe(200);
    expect((await create(A)).status).toBe(201);
  });

  test('a creation that is refused replaces nothing', async () => {
    const owner = await created(B);
    await prove(owner.uuid, B);
    const first = await created(A);
    expect((await create(B, { replaces: first.uuid })).status).toBe(409);
    expect(numbers()).toEqual([B, A]);
  });

  test('a co-holder’s number that the holder typed is not proven with the holder’s', async () => {
    const coHolder = { ...FAKE.coHolder, mobilePhone: A };
    const joint = await created(B, { workflowType: 'joint', coHolder });
    await prove(joint.uuid, B);
    await provider({ mobile: A });
    expect(codeSent(A)).toBeUndefined();
    expect((await create(A)).status).toBe(201);
  });
});
