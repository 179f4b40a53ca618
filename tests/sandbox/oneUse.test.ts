import { createHash } from 'node:crypto';
import { captchaOf } from '@sandbox/api/captcha';
import { sendLink } from '@sandbox/access/links';
import { variantServer } from '@sandbox/server';
import { file } from '@sandbox/states/support';
import { AccessLink, AuthorizationCode } from '@sandbox/store/documents';
import { aBank, wait } from './support';

const { bank, close } = aBank();
bank.origins = { fronts: ['http://localhost:4101'], liveness: 'http://localhost:4105', signature: 'http://localhost:4106' };
const app = variantServer(bank, captchaOf(bank), 'omc-01');
afterAll(async () => {
  await app.close();
  close();
});
beforeEach(() => {
  bank.store.clear();
  wait(bank, 0);
});

const methods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST'] as const;
type Method = (typeof methods)[number];

/** As a mail scanner, a preview or a proxy does: every method but those of the page's own, twice. */
const twice = async (url: string, ...but: readonly Method[]): Promise<void> => {
  for (const method of [...methods, ...methods]) {
    if (!but.includes(method)) await app.inject({ method, url });
  }
};
const smsSent = (): number => bank.messages().filter(({ channel }) => channel === 'sms').length;

const REDIRECT = 'http://localhost:4101/ouvrirmoncompte/main';
const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-1';
const authorize = (more: Readonly<Record<string, string>> = {}): string =>
  `/identite/authorize?${new URLSearchParams({
    client_id: 'omc-01',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid',
    state: 'state-of-the-tab',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }).toString()}`;

describe('D-42, D-100: nothing that is good once is used up by looking at its address', () => {
  test('a link of an e-mail still opens after its address was loaded by every method, twice', async () => {
    const subscription = file(bank);
    sendLink(bank, subscription, 'TIT', 'Pour reprendre votre demande :');
    const { code } = bank.store.ofFile('link', subscription.id, AccessLink).at(-1)!;
    await twice(`/acces/login?code=${code}`);
    const exchange = () =>
      app.inject({
        method: 'POST',
        url: '/api/token',
        payload: { client_id: 'omc-01', grant_type: 'authorization_code', code },
      });
    expect(bank.store.get('link', code, AccessLink)?.used).toBe(false);
    expect([(await exchange()).statusCode, (await exchange()).statusCode]).toEqual([200, 400]);
  });

  test('the page of the SMS sends none, whatever loads its address', async () => {
    file(bank, { uuid: 'uuid-1' });
    await twice('/acces/sms?uuid=uuid-1');
    await twice('/api/public/sms?uuid=uuid-1&client_id=omc-01', 'POST');
    expect(smsSent()).toBe(0);
  });

  test('the page that signs in sends a code to a person who opens it, once, and to nobody who looks at it', async () => {
    file(bank, { uuid: 'uuid-1' });
    await twice(authorize({ login_hint: 'uuid-1' }), 'GET');
    expect(smsSent()).toBe(0);
    for (let time = 0; time < 2; time += 1) expect((await app.inject(authorize({ login_hint: 'uuid-1' }))).statusCode).toBe(200);
    expect(smsSent()).toBe(1);
  });

  test('a code of the identity provider still serves after its address was loaded by every method, twice', async () => {
    const { id: subscription } = file(bank);
    const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
    const code = { code: 'once', clientId: 'omc-01', redirectUri: REDIRECT, challenge, subscription, participant: 'TIT' as const };
    bank.store.put('code', 'once', { ...code, expires: bank.millis() + 60_000, used: false });
    await twice('/ouvrirmoncompte/main?code=once&state=state-of-the-tab');
    await twice('/identite/token?code=once', 'POST');
    expect(bank.store.get('code', 'once', AuthorizationCode)?.used).toBe(false);
  });

  test('a paper is handed out to the one GET of its address, and no other method takes it away', async () => {
    const { id: subscription } = file(bank, { task: 'signature' });
    const content = Buffer.from('%PDF-1.7').toString('base64');
    bank.store.put('paper', 'paper-1', {
      content,
      label: 'Convention',
      expires: bank.millis() + 60_000,
      id: 'D1',
      subscription,
      who: 'TIT',
    });
    const url = '/api/papers/paper-1';
    await twice(url, 'GET');
    expect([(await app.inject(url)).statusCode, (await app.inject(url)).statusCode]).toEqual([200, 404]);
  });
});

describe('X08, X14: what is good for a time is refused at its end', () => {
  const MINUTE = 60_000;
  const link = () => {
    const { id } = file(bank);
    sendLink(bank, bank.subscription(id)!, 'TIT', 'Pour reprendre votre demande :');
    const { code } = bank.store.ofFile('link', id, AccessLink).at(-1)!;
    return app.inject({ method: 'POST', url: '/api/token', payload: { client_id: 'omc-01', grant_type: 'authorization_code', code } });
  };
  const until = (life: number): number => bank.millis() + life;
  const code = () => {
    const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
    const known = { code: 'once', clientId: 'omc-01', redirectUri: REDIRECT, challenge, subscription: file(bank).id, participant: 'TIT' };
    bank.store.put('code', 'once', { ...known, expires: until(MINUTE), used: false });
    const asked = { type: 'sso', client_id: 'omc-01', redirect_uri: REDIRECT, code: 'once', code_verifier: VERIFIER };
    return app.inject({ method: 'POST', url: '/identite/token', payload: asked });
  };
  const paper = () => {
    const { id: subscription } = file(bank, { task: 'signature' });
    bank.store.put('paper', 'paper-1', {
      content: '',
      label: 'Convention',
      expires: until(5 * MINUTE),
      id: 'D1',
      subscription,
      who: 'TIT',
    });
    return app.inject('/api/papers/paper-1');
  };
  const bearer = () => {
    bank.store.put('token', 'T', { value: 'T', expires: until(30 * MINUTE), subscription: file(bank).id, participant: 'TIT' });
    return app.inject({ url: '/api/v1/states?prospectId=me', headers: { authorization: 'Bearer T' } });
  };

  test.each([
    ['the link of an e-mail', 30 * 24 * 60 * MINUTE, link, 400],
    ['the code of an identification', MINUTE, code, 400],
    ['the address of a paper', 5 * MINUTE, paper, 404],
    ['a bearer', 30 * MINUTE, bearer, 401],
  ] as const)('%s', async (_what, life, use, refused) => {
    for (const [passed, status] of [
      [life - 1, 200],
      [life, refused],
    ] as const) {
      const before = bank.millis();
      const asked = use();
      bank.millis = () => before + passed; // by the time that the bank answers
      expect((await asked).statusCode).toBe(status);
    }
  });
});

test.each(['/ouvrirmoncompte/main', '/acces/login'])('X15: a HEAD of the document %s is answered as its GET, without a body', async url => {
  const [look, load] = [await app.inject({ method: 'HEAD', url }), await app.inject(url)];
  expect([look.statusCode, look.body]).toEqual([load.statusCode, '']);
});
