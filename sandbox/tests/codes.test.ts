import { SMS_PENDING_SECONDS } from '@domain/signature/smsState';
import { gestures } from '@sandbox/liveness/gestures';
import { codeWords } from '@sandbox/phone/words';
import { livenessServer, signatureServer } from '@sandbox/server';
import { ceremony, check } from '@sandbox/states/endSeeds';
import { FAKE } from '@sandbox/states/fake';
import { bearerOf, file } from '@sandbox/states/support';
import { Liveness, Signature } from '@sandbox/store/documents';
import { aBank, codeIn, emptied, frontOf, postForm, served, smsOf, wait } from './support';

const bank = aBank();
bank.origins = { fronts: ['http://localhost:4101'], liveness: 'http://localhost:4105', signature: 'http://signature.localhost:4106' };
const app = frontOf(bank, 'omc-01');
const pages = served(signatureServer(bank));
emptied(bank);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const sms = (): readonly string[] => smsOf(bank);

const open = (): string => {
  const { id } = file(bank, { task: 'signature' });
  ceremony(bank, bank.subscription(id)!, 'TIT');
  return bank.store.ofDossier('signature', id, Signature)[0]!.id;
};

describe('D-88: the code of a ceremony', () => {
  const ask = () =>
    app.inject({ method: 'POST', url: '/api/v1/sms/me/otp', headers: { authorization: `Bearer ${FAKE.token}` }, payload: {} });
  const sign = (id: string, code: string) => postForm(pages, `/ceremonie/${id}`, { code, sign: '1' });

  test('D-88c: asked for again it is the same, and its SMS names the bank and is bound to the site', async () => {
    const id = open();
    await ask();
    wait(bank, 2 * MINUTE);
    bearerOf(bank, { subscription: bank.store.get('signature', id, Signature)!.subscription });
    expect((await ask()).statusCode).toBe(204);
    const [second, first] = sms();
    expect(second).toBe(first);
    expect(second).toMatch(/^Valdrune : votre code de signature est \d{6}\./);
    expect(second).toMatch(/\n@signature\.localhost #\d{6}$/);
  });

  test('the whole SMS signs', async () => {
    const id = open();
    await ask();
    expect((await sign(id, sms()[0] ?? '')).body).toContain('Contrats signés');
  });

  test.each(['é23456', '12345', ''])('%j is no code: a sentence, and no try', async typed => {
    const id = open();
    await ask();
    const answer = await sign(id, typed);
    expect([answer.statusCode, answer.body.includes(codeWords.fr.unread)]).toEqual([200, true]);
    expect(bank.store.get('signature', id, Signature)?.wrong).toBeUndefined();
  });

  test('SGN-04: five wrong codes end the ceremony, and the right one then signs nothing', async () => {
    const id = open();
    await ask();
    const code = codeIn(sms()[0]);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const status = () => bank.store.get('signature', id, Signature)?.status;
    for (let tried = 1; tried <= 5; tried += 1) {
      expect(status()).toBe('ONGOING');
      await sign(id, wrong);
    }
    expect(status()).toBe('ERROR');
    await sign(id, code);
    expect(status()).toBe('ERROR');
  });

  test('SGN-04: who refuses to sign has refused, whatever the code field contains', async () => {
    const id = open();
    await ask();
    await postForm(pages, `/ceremonie/${id}`, { code: codeIn(sms()[0]), refuse: '1' });
    expect(bank.store.get('signature', id, Signature)?.status).toBe('KO');
  });

  test('D-93: the page shows how long the code still serves, and no time of day', async () => {
    const id = open();
    const { body } = await pages.inject(`/ceremonie/${id}`);
    expect(body).toContain('Vous avez encore <span>60\u00a0minutes</span> pour signer.');
    expect(body).not.toMatch(/\d{1,2}\u00a0h\u00a0\d{2}/);
  });
});

describe('D-100: the SMS of the customer area', () => {
  const SEND = '/api/public/sms?uuid=uuid-1&client_id=omc-01';
  const ask = () => app.inject({ method: 'POST', url: SEND });
  beforeEach(() => void file(bank, { uuid: 'uuid-1' }));

  test('five may be sent a day, and five more the next', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push((await ask()).statusCode);
      wait(bank, MINUTE);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 403]);
    wait(bank, DAY);
    expect((await ask()).statusCode).toBe(204);
    expect(codeIn(sms()[0])).not.toBe('');
  });

  test('MIN-04, D-26: another leaves after the wait that the page counts down, and not a moment before', async () => {
    await ask();
    wait(bank, SMS_PENDING_SECONDS * 1_000 - 1);
    expect((await ask()).json()).toEqual({ functionalCode: 'EXISTING_KEY_IN_LOCK_CACHE' });
    wait(bank, 1);
    expect((await ask()).statusCode).toBe(204);
    expect(sms()).toHaveLength(2);
  });

  test('D-42: neither its page nor another method sends one', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const)
      for (const url of [SEND, '/acces/sms?uuid=uuid-1']) await app.inject({ method, url });
    expect(sms()).toEqual([]);
  });
});

describe('XTR-12, D-75d: pages for clients in the language that they are asked in', () => {
  const films = served(livenessServer(bank));
  const french = /[àâçéèêëîïôùûœ]|\b(?:vous|votre|vos|les?|une?|des|pour|de)\b/iu;
  const titles = /<span lang="fr">[^<]+<\/span>/g;
  const query = {
    client_id: 'omc-01',
    redirect_uri: 'http://localhost:4101/ouvrirmoncompte/main',
    response_type: 'code',
    scope: 'openid',
    state: 'state-of-the-tab',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  };
  const identify = (more: object) => (language: string) =>
    postForm(app, '/identite/authorize', { ...query, ui_locales: `${language}-FR fr`, ...more });
  const film = (language: string) => {
    const { id } = file(bank, { task: 'signature' });
    check(bank, bank.subscription(id)!, 'TIT', { id: 'LV-1', status: 'ONGOING', validated: false, count: 0, gesture: gestures[0].fr });
    return films.inject(`/capture/LV-1?lang=${language}`);
  };

  test('LIV-01: another gesture, in the language of the page; a film of the one before counts no more', async () => {
    await film('en');
    const before = bank.store.get('liveness', 'LV-1', Liveness);
    const answer = await films.inject({ method: 'POST', url: '/capture/LV-1/gesture?lang=en' });
    const after = bank.store.get('liveness', 'LV-1', Liveness);
    expect(answer.json()).toEqual({ gesture: gestures[1]?.en, nonce: after?.nonce });
    expect([after?.gesture, after?.nonce === before?.nonce]).toEqual([gestures[1]?.fr, false]);
    expect((await films.inject({ method: 'POST', url: '/capture/none/gesture' })).statusCode).toBe(409);
  });

  test.each([
    ['a mobile that is none', identify({ mobile: '01 23 45 67 89' })],
    ['a code to type', identify({ mobile: '06 39 98 00 01' })],
    ['a call that is not recognised', identify({ state: '' })],
    ['the video check', film],
    ['a video check that is over', (language: string) => films.inject(`/capture/none?lang=${language}`)],
    ['the ceremony', (language: string) => pages.inject(`/ceremonie/${open()}?lang=${language}`)],
    ['a wrong code in it', (language: string) => postForm(pages, `/ceremonie/${open()}?lang=${language}`, { code: '000000', sign: '1' })],
    ['a ceremony that is refused', (language: string) => postForm(pages, `/ceremonie/${open()}?lang=${language}`, { refuse: '1' })],
    ['an unknown ceremony', (language: string) => pages.inject(`/ceremonie/none?lang=${language}`)],
    ['an outside page', (language: string) => app.inject(`/dehors/01/personal-data?lang=${language}`)],
  ])('%s', async (_what, page) => {
    const [reference, english] = [(await page('fr')).body, (await page('en')).body];
    expect(reference).toMatch(/<html lang="fr"/);
    const others = /<nav class="languages".+?<\/nav>/;
    expect(reference.replace('<html lang="fr"', '').replace(others, '')).not.toContain(' lang=');
    expect(reference).toMatch(others);
    expect(reference).toMatch(french);
    expect(english).toMatch(/<html lang="en"/);
    expect(english.replace(titles, '').replace(others, '')).not.toMatch(french);
    expect(english.match(/<form/g)).toEqual(reference.match(/<form/g));
  });

  test('the language stays over the pages of a form, and the contracts’ titles are French', async () => {
    expect((await identify({ mobile: '06 39 98 00 01' })('en')).body).toContain('name="ui_locales" value="en-FR fr"');
    const { body } = await pages.inject(`/ceremonie/${open()}?lang=en`);
    expect(body).toMatch(/action="\/ceremonie\/[^"]+\?lang=en"/);
    expect(body.match(titles)).not.toBeNull();
  });

  test('the switch keeps the page, its code and what is typed; the front end then opens in that language, and SMS are in it (STP-12, D-88)', async () => {
    const { holder } = bank.subscription(file(bank).id)!;
    const { mobilePhone: mobile } = holder.person;
    const challenge = /name="challenge" value="([^"]+)"/.exec((await identify({ mobile })('fr')).body)![1]!;
    const other = await identify({ challenge, typed: '1', lang: 'en', written: '123' })('en');
    expect(other.body).toMatch(/<html lang="en"[^]+name="challenge" value="[^"]+"[^]+value="123"/);
    expect(bank.messages().filter(({ channel }) => channel === 'sms')).toHaveLength(1);
    await identify({ challenge, again: '1' })('en');
    const [sms] = bank.messages();
    expect(sms?.text).toMatch(/: your confirmation code is \d{6}\./);
    const code = /\d{6}/.exec(sms!.text)![0];
    expect((await identify({ challenge, code })('en')).headers.location).toContain('&lang=en');
    expect(bank.subscriptions().at(-1)?.holder.language).toBe('en');
    expect((await identify({ lang: 'en', written: '06 39' })('en')).body).toContain('value="06 39"');
    const signing = await postForm(pages, `/ceremonie/${open()}?lang=en`, { lang: 'en', written: '12' });
    expect(signing.body).toMatch(/<html lang="en"[^]+value="12"/);
  });
});
