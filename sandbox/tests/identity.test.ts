import type { LightMyRequestResponse } from 'fastify';
import { createHash } from 'node:crypto';
import { ASKED } from '@domain/brand/languages';
import { sendContactCode } from '@sandbox/phone/contact';
import { codeWords } from '@sandbox/phone/words';
import { AccessToken, AuthorizationCode } from '@sandbox/store/documents';
import { file } from '@sandbox/states/support';
import { aBank, codeIn, emptied, frontOf, postForm, smsOf, wait } from './support';

const bank = aBank();
const app = frontOf(bank, 'omc-01');
emptied(bank);

const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-1';
const REDIRECT = 'http://localhost/ouvrirmoncompte/main';
const asked = {
  client_id: 'omc-01',
  redirect_uri: REDIRECT,
  response_type: 'code',
  scope: 'openid',
  state: 'state-of-the-tab',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};
const MINUTES = 60_000;
const hinted = { login_hint: 'uuid-1' };

const open = (more: object = {}) => app.inject({ url: '/identite/authorize', query: { ...asked, ...more } });
const send = (more: object = {}) => postForm(app, '/identite/authorize', { ...asked, ...more });
const exchange = (code: string, more: object = {}) =>
  postForm(app, '/identite/token', { type: 'sso', client_id: 'omc-01', redirect_uri: REDIRECT, code, code_verifier: VERIFIER, ...more });
const challengeIn = ({ body }: LightMyRequestResponse): string => /name="challenge" value="([^"]+)"/.exec(body)?.[1] ?? '';
const smsSent = (): number => smsOf(bank).length;
const lastSms = (): string => smsOf(bank)[0] ?? '';
const lastCode = (): string => codeIn(lastSms());
const returned = (answer: LightMyRequestResponse): string => new URL(String(answer.headers.location)).searchParams.get('code') ?? '';
/** The page of a known customer, with the code sent. */
const known = async (): Promise<string> => {
  file(bank, { uuid: 'uuid-1' });
  return challengeIn(await open(hinted));
};
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('D-58: the page without a hint asks for the mobile, then for the code', () => {
  test('a number that the bank knows opens its file', async () => {
    const { id } = file(bank, { uuid: 'uuid-1' });
    expect((await open()).body).toContain('Téléphone mobile');
    const challenge = challengeIn(await send({ mobile: '+33 (0)6 39 98 00 01' }));
    const code = returned(await send({ challenge, code: lastCode(), typed: '1' }));
    const token = (await exchange(code)).json<{ access_token: string }>().access_token;
    expect(bank.store.all('token', AccessToken).find(({ value }) => value === token)).toMatchObject({
      subscription: id,
      participant: 'TIT',
    });
  });

  test('an unknown number gets the same answer, and no SMS', async () => {
    file(bank);
    const strip = (body: string): string => body.replace(/value="[^"]{40,}"/g, '');
    const ofKnown = strip((await send({ mobile: '06 39 98 00 01' })).body);
    const before = smsSent();
    const unknown = await send({ mobile: '06 39 98 77 01' });
    expect(strip(unknown.body)).toBe(ofKnown);
    expect(smsSent()).toBe(before);
    const challenge = challengeIn(unknown);
    expect((await send({ challenge, code: '123456', typed: '1' })).body).toContain('Il vous reste 4 essais.');
  });

  test('tries and SMS are counted alike for both', async () => {
    file(bank);
    for (const mobile of ['06 39 98 00 01', '06 39 98 77 02']) {
      let challenge = challengeIn(await send({ mobile }));
      expect((await send({ challenge, code: other(lastCode()), typed: '1' })).body).toContain('Il vous reste 4 essais.');
      const statuses: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        const answer = await send({ challenge, again: '1', typed: '1' });
        challenge = challengeIn(answer) || challenge;
        statuses.push(answer.statusCode);
      }
      expect([mobile, statuses]).toEqual([mobile, [200, 200, 200, 200, 429, 429]]);
    }
  });

  test('something that is no mobile is shown at the field', async () => {
    const { body } = await send({ mobile: '01 23 45 67 89' });
    expect(body).toContain('aria-invalid="true"');
    expect(body).toContain('10 chiffres, qui commencent par 06 ou 07');
  });
});

describe('D-58: with a hint', () => {
  test.each([
    ['one that the bank knows shows a way back to the details', hinted, 'Ce n’est pas mon numéro'],
    ['one that names nobody asks for the mobile', { login_hint: 'uuid-of-nobody' }, 'Téléphone mobile'],
  ])('%s', async (_what, hint, shown) => {
    file(bank, { uuid: 'uuid-1' });
    expect((await open(hint)).body).toContain(shown);
  });

  test('coming back to the page sends no second code within its life, then a new one', async () => {
    await known();
    await open(hinted);
    expect(smsSent()).toBe(1);
    wait(bank, 11 * MINUTES);
    await open(hinted);
    expect(smsSent()).toBe(2);
  });
});

describe('D-88a, XTR-40: what is taken of a pasted SMS', () => {
  test.each([
    ['a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['full-width digits', (code: string) => code.replace(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))],
    ['the whole SMS', lastSms],
    ['the whole SMS, its lines made one', () => lastSms().replace(/\n+/g, ' ')],
  ])('%s is the code', async (_what, pasted) => {
    const challenge = await known();
    expect((await send({ ...hinted, challenge, code: pasted(lastCode()) })).statusCode).toBe(303);
  });

  test.each(['', '12345', 'é23456', '123456 ou 654321', '12345\u0301', '\ud83d\ude00'.repeat(3)])(
    '%j is no code: a sentence, and no try',
    async typed => {
      const challenge = await known();
      const answer = await send({ ...hinted, challenge, code: typed });
      expect([answer.statusCode, answer.body.includes(codeWords.fr.unread)]).toEqual([200, true]);
      expect((await send({ ...hinted, challenge, code: other(lastCode()) })).body).toContain('Il vous reste 4 essais.');
    },
  );

  test('the field takes an SMS whole', async () => {
    file(bank, { uuid: 'uuid-1' });
    const { body } = await open(hinted);
    expect(body).toContain('autocomplete="one-time-code"');
    expect(body).not.toContain('maxlength');
  });

  test('the SMS names the bank, and ends in the line that binds its code to the site', async () => {
    await known();
    expect(lastSms()).toMatch(/^Valdrune : /);
    expect(lastSms().split('\n').at(-1)).toBe(`@localhost #${lastCode()}`);
  });
});

describe('D-88b: one code a person, in every tab', () => {
  test('asked for again it is the same, with its end and its tries', async () => {
    const challenge = await known();
    const first = lastCode();
    await send({ ...hinted, challenge, code: other(first) });
    wait(bank, 4 * MINUTES);
    const again = await send({ ...hinted, challenge, again: '1' });
    expect([lastCode(), smsSent(), challengeIn(again)]).toEqual([first, 2, challenge]);
    expect(again.body).toContain('<span>6\u00a0minutes</span>');
    expect((await send({ ...hinted, challenge, code: other(first) })).body).toContain('Il vous reste 3 essais.');
    wait(bank, 6 * MINUTES);
    await send({ ...hinted, challenge, again: '1' });
    expect(lastCode()).not.toBe(first);
  });

  test('the last code still serves once no more SMS may leave', async () => {
    const challenge = await known();
    for (let round = 0; round < 4; round += 1) await send({ ...hinted, challenge, again: '1' });
    const refused = await send({ ...hinted, challenge, again: '1' });
    expect([refused.statusCode, smsSent(), challengeIn(refused)]).toEqual([429, 5, challenge]);
    expect((await send({ ...hinted, challenge, code: lastCode() })).statusCode).toBe(303);
  });

  test('a second page whose code was replaced sends no third SMS, and asks for the newest', async () => {
    const old = await known();
    wait(bank, 11 * MINUTES);
    const newest = challengeIn(await open(hinted));
    expect(smsSent()).toBe(2);
    const answer = await send({ ...hinted, challenge: old, code: '123456' });
    expect([smsSent(), challengeIn(answer)]).toEqual([2, newest]);
    expect(answer.body).toContain('Un code plus récent');
    expect((await send({ ...hinted, challenge: challengeIn(answer), code: lastCode() })).statusCode).toBe(303);
  });

  test('the right code sent twice for one sign-in leads on with one authorization code, until that is exchanged', async () => {
    const challenge = await known();
    const code = lastCode();
    const first = await send({ ...hinted, challenge, code });
    const again = await send({ ...hinted, challenge, code });
    expect([again.statusCode, again.headers.location]).toEqual([303, first.headers.location]);
    expect(bank.store.all('code', AuthorizationCode)).toHaveLength(1);
    for (const other of [{ state: 'state-of-another-tab' }, { code_challenge: 'A'.repeat(43) }, { code: '000000' }])
      expect([other, (await send({ ...hinted, challenge, code, ...other })).statusCode]).toEqual([other, 200]);
    expect((await exchange(returned(first))).statusCode).toBe(200);
    expect((await send({ ...hinted, challenge, code })).body).toContain('Ce code a déjà servi.');
    expect(bank.store.all('token', AccessToken)).not.toEqual([]);
  });

  test('a second page whose code has served says so, and sends none', async () => {
    const challenge = await known();
    const code = lastCode();
    await exchange(returned(await send({ ...hinted, challenge, code })));
    const answer = await send({ ...hinted, challenge, code });
    expect([answer.statusCode, smsSent()]).toEqual([200, 1]);
    expect(answer.body).toContain('Ce code a déjà servi.');
  });

  test('each purpose has a code of its own', async () => {
    const { id } = file(bank, { uuid: 'uuid-2', task: 'summary' });
    const subscription = bank.subscription(id)!;
    sendContactCode(bank, subscription, 'TIT', 'http://localhost');
    const contact = lastCode();
    await open({ login_hint: 'uuid-2' });
    expect(smsSent()).toBe(2);
    sendContactCode(bank, subscription, 'TIT', 'http://localhost');
    expect(lastCode()).toBe(contact);
  });
});

describe('D-58, XTR-33: a returning customer signs in, whoever used the browser before', () => {
  /** The cookie that an e-mailed link left in this browser. */
  const followed = async (): Promise<string> => {
    const { id } = file(bank, { uuid: 'uuid-1' });
    bank.store.put('link', 'code-1', {
      code: 'code-1',
      subscription: id,
      participant: 'TIT',
      expires: bank.millis() + MINUTES,
      used: false,
    });
    const payload = { client_id: 'omc-01', grant_type: 'authorization_code', code: 'code-1' };
    const answer = await app.inject({ method: 'POST', url: '/api/token', payload });
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  };
  const visit = (cookie: string, more: object = {}) =>
    app.inject({ url: '/identite/authorize', query: { ...asked, ...more }, headers: { cookie } });
  const asksNumber = ({ body }: LightMyRequestResponse): boolean => body.includes('id="mobile"');

  test('after a link that was not used to the end: the number is asked, and no SMS leaves before it', async () => {
    const cookie = await followed();
    expect([asksNumber(await visit(cookie, { prompt: 'login' })), smsSent()]).toEqual([true, 0]);
    expect([asksNumber(await visit(cookie)), smsSent()]).toEqual([false, 1]);
  });

  test('after a sign-in the link’s cookie identifies nobody, with or without prompt', async () => {
    const cookie = await followed();
    const challenge = challengeIn(await visit(cookie));
    const fields = new URLSearchParams({ ...asked, challenge, code: lastCode() }).toString();
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/identite/authorize', headers, payload: fields });
    expect([answer.statusCode, String(answer.headers['set-cookie'])]).toEqual([303, expect.stringContaining('Max-Age=0')]);
    for (const more of [{}, { prompt: 'login' }]) expect([asksNumber(await visit(cookie, more)), smsSent()]).toEqual([true, 1]);
  });

  test('with prompt, another language and a form that comes too late still ask for the number', async () => {
    const cookie = await followed();
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
    for (const more of [{ [ASKED]: 'en' }, { code: '123456' }]) {
      const payload = new URLSearchParams({ ...asked, prompt: 'login', ...more }).toString();
      expect(asksNumber(await app.inject({ method: 'POST', url: '/identite/authorize', headers, payload }))).toBe(true);
    }
    expect((await visit(cookie, { prompt: 'login' })).body).toContain('name="prompt" value="login"');
    expect(smsSent()).toBe(0);
  });
});

describe('a code is its person’s alone', () => {
  test('X14: one’s own challenge and code with another person’s hint open one’s own file', async () => {
    const mine = file(bank, { uuid: 'mine' });
    const { person } = mine.holder;
    file(bank, { uuid: 'theirs', holder: { ...mine.holder, personId: '999', person: { ...person, mobilePhone: '06 39 98 00 09' } } });
    const challenge = challengeIn(await open({ login_hint: 'mine' }));
    const code = returned(await send({ challenge, code: lastCode(), login_hint: 'theirs' }));
    const { access_token: value } = (await exchange(code)).json<{ access_token: string }>();
    const answer = await app.inject({ url: '/api/v1/states?prospectId=me', headers: { authorization: `Bearer ${value}` } });
    expect(answer.json<{ secureData: { holderId: string } }>().secureData.holderId).toBe(mine.holder.personId);
  });

  test('five wrong tries use a code up: the right one opens nothing any more', async () => {
    const challenge = await known();
    const right = lastCode();
    for (let round = 0; round < 5; round += 1) await send({ challenge, code: other(right), ...hinted });
    expect((await send({ challenge, code: right, ...hinted })).statusCode).not.toBe(303);
  });

  test('ten wrong tries stop a number for an hour, its right code too', async () => {
    let challenge = await known();
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const answer = await send({ challenge, code: other(lastCode()), ...hinted });
      challenge = challengeIn(answer) || challenge;
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(-1)).toEqual([429]);
    expect((await send({ challenge, code: lastCode(), ...hinted })).statusCode).toBe(429);
    wait(bank, 61 * MINUTES);
    const fresh = challengeIn(await open(hinted));
    expect((await send({ challenge: fresh, code: lastCode() })).statusCode).toBe(303);
  });
});

describe('X08, X20: an authorize call that protects nothing is refused', () => {
  test.each([
    ['an empty state', { state: '' }],
    ['an empty challenge', { code_challenge: '' }],
    ['a short challenge', { code_challenge: 'short' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['an unknown client', { client_id: 'somebody' }],
    ['another port', { redirect_uri: 'http://localhost:9/ouvrirmoncompte/main' }],
    ['another host', { redirect_uri: 'https://example.org/ouvrirmoncompte/main' }],
    ['another page', { redirect_uri: 'http://localhost/ouvrirmoncompte/redirect' }],
  ])('%s', async (_what, changed) => {
    file(bank, { uuid: 'uuid-1' });
    expect((await open({ ...hinted, ...changed })).statusCode).toBe(400);
    expect((await send({ ...hinted, ...changed })).statusCode).toBe(400);
    expect(smsSent()).toBe(0);
  });
});

describe('a token ends', () => {
  const signedIn = async (): Promise<{ code: string; value: string }> => {
    const challenge = await known();
    const code = returned(await send({ challenge, code: lastCode() }));
    return { code, value: (await exchange(code)).json<{ access_token: string }>().access_token };
  };
  const stateWith = (value: string) => app.inject({ url: '/api/v1/states?prospectId=me', headers: { authorization: `Bearer ${value}` } });

  test('ends on signing out, which an unknown token may ask for too (RFC 7009)', async () => {
    const { value } = await signedIn();
    expect((await stateWith(value)).statusCode).toBe(200);
    for (const token of [value, value, 'unknown'])
      expect((await app.inject({ method: 'POST', url: '/identite/revoke', payload: { token } })).statusCode).toBe(200);
    expect((await stateWith(value)).statusCode).toBe(401);
  });

  test('ends when its authorization code is shown a second time', async () => {
    const { code, value } = await signedIn();
    expect((await exchange(code)).json()).toEqual({ error: 'invalid_grant' });
    expect((await stateWith(value)).statusCode).toBe(401);
  });

  test('a code is not taken with another verifier', async () => {
    const challenge = await known();
    const code = returned(await send({ challenge, code: lastCode() }));
    expect((await exchange(code, { code_verifier: 'another-verifier' })).json()).toEqual({ error: 'invalid_grant' });
  });
});
