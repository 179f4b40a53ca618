import net from 'node:net';
import { createHash } from 'node:crypto';
import * as t from 'io-ts';
import { bankCalls } from '@domain/calls/table';
import { MOST_PAGES } from '@domain/proofs/scans';
import { uploadLimits } from '@domain/proofs/limits';
import { papers } from '@domain/proofs/papers';
import { FAKE } from '@sandbox/states/fake';
import { bounds } from '@sandbox/store/bounds';
import { MOST_ASKED } from '@sandbox/web/rate';
import { wait } from '@sandbox/tests/support';
import { Hostile } from './hostile';

let client: Hostile;
beforeEach(async () => {
  client = await Hostile.start();
});
afterEach(() => client.stop());

const kept = (kind: string): number => client.bank.store.all(kind, t.unknown).length;

interface Challenge {
  readonly algorithm: string;
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

const solved = async () => {
  const answer = JSON.parse((await client.say(`/api${bankCalls.captchaChallenge.path}`)).body) as Challenge;
  const { algorithm, challenge, maxnumber, salt, signature } = answer;
  const isIt = (number: number): boolean => createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge;
  const number = Array.from({ length: maxnumber + 1 }, (_, each) => each).find(isIt) ?? 0;
  return { algorithm, challenge, number, salt, signature };
};

describe('D-15: one captcha challenge opens one file', () => {
  const header = (solution: unknown, space?: number): string => Buffer.from(JSON.stringify(solution, null, space)).toString('base64');
  let turn = 0;
  const create = (solution: string) =>
    client.say('/api/public/states', {
      method: 'POST',
      headers: { 'x-captcha-response': solution },
      body: {
        workflowType: 'individual',
        selectedContracts: [],
        holder: { ...FAKE.holder, mobilePhone: `06 39 98 10 ${String((turn += 1)).padStart(2, '0')}` },
      },
    });

  test('a solution that comes again is refused, however it is written', async () => {
    const solution = await solved();
    expect((await create(header(solution))).status).toBe(201);
    const { algorithm, challenge, number, salt, signature } = solution;
    const digits = String(number);
    const otherwise = {
      'the same': header(solution),
      'with spaces': header(solution, 2),
      'in another order': header({ signature, salt, number, challenge, algorithm }),
      'with one more field': header({ ...solution, took: 12 }),
      'a number as text': header({ ...solution, number: digits }),
      'a field said twice': Buffer.from(`{"signature":"x",${JSON.stringify(solution).slice(1)}`).toString('base64'),
      'without padding': header(solution).replace(/=+$/, ''),
      'with a line end': `${header(solution)} `,
      'a digit moved from the number to the salt': header({ ...solution, salt: salt + digits.slice(0, 1), number: digits.slice(1) }),
    };
    for (const [how, written] of Object.entries(otherwise)) {
      const { status, body } = await create(written);
      expect([how, status, body]).toEqual([how, 400, '{"error":"captcha_refused"}']);
    }
    expect(client.bank.subscriptions()).toHaveLength(1);
  });

  test('R04: a creation sent again with its key is answered as before and opens no second file; its key with another body, or another key, is a creation of its own', async () => {
    const send = async (key: string, body: object = {}) =>
      client.say('/api/public/states', {
        method: 'POST',
        headers: { 'x-captcha-response': header(await solved()), 'idempotency-key': key },
        body: { workflowType: 'individual', selectedContracts: [], holder: FAKE.holder, ...body },
      });
    const first = await send('one');
    const again = await send('one');
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(client.bank.subscriptions()).toHaveLength(1);
    const other = { holder: { ...FAKE.holder, mobilePhone: '06 39 98 11 00' } };
    expect(JSON.parse((await send('one', other)).body)).not.toEqual(JSON.parse(first.body));
    expect(JSON.parse((await send('two')).body)).not.toEqual(JSON.parse(first.body));
    expect(client.bank.subscriptions()).toHaveLength(3);
  });

  test('an unsigned challenge, and one with a changed expiry, create nothing', async () => {
    const { salt, ...solution } = await solved();
    expect((await create(header({ ...solution, salt, signature: '0'.repeat(64) }))).status).toBe(400);
    expect((await create(header({ ...solution, salt: salt.replace(/expires=\d+/, 'expires=9999999999') }))).status).toBe(400);
    expect((await create(header({ ...solution, salt }))).status).toBe(201);
  });
});

/** Calls open to everyone, and the bank's limit for each. */
const anybody = [
  ['a report of the policy', 'report', () => client.report('{}')],
  ['an error report', 'error-report', () => client.reportErrors('{"type":"event"}\n{"message":"x"}')],
  ['an event', 'event', () => client.say('/balises/evenements', { method: 'POST', body: { event: 'page' } })],
] as const;

describe('X18: no client can fill the store', () => {
  // the bank's clock is stopped: on a slow machine, too, all requests are within one minute
  beforeEach(() => wait(client.bank, 0));

  test.each(anybody)('%s: the newest are kept, and one address sends so many a minute', async (_what, kind, send) => {
    const statuses: number[] = [];
    for (let round = 0; round < MOST_ASKED + 1; round += 1) statuses.push((await send()).status);
    expect([...new Set(statuses.slice(0, MOST_ASKED))]).toHaveLength(1);
    expect(statuses.at(0)).toBeLessThan(300);
    expect(statuses.at(-1)).toBe(429);
    expect(kept(kind)).toBe(bounds[kind]);
    wait(client.bank, 60_000);
    expect((await send()).status).toBeLessThan(300);
  });

  test('D-58: the page that makes a code is counted by its route, however its address is written', async () => {
    const pages = ['/identite/authorize', '/%69dentite/authorize', '/identit%65/%61uthorize'];
    for (let round = 0; round < MOST_ASKED; round += 1) await client.say(pages[round % pages.length]!);
    for (const page of pages) expect([page, (await client.say(page)).status]).toEqual([page, 429]);
  });

  test('an envelope of many events keeps no more than many envelopes', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `{"type":"event"}\n{"message":${index}}`);
    await client.reportErrors(...many);
    const left = client.bank.store.all('error-report', t.type({ report: t.type({ message: t.number }) }));
    expect(left.map(({ report }) => report.message)).toEqual(Array.from({ length: bounds['error-report']! }, (_, index) => 900 + index));
  });

  test('whatever is written without a bearer is of a kind that is bounded, files apart', async () => {
    const put = jest.spyOn(client.bank.store, 'put');
    for (const [, , send] of anybody) await send();
    const mobile = FAKE.holder.mobilePhone;
    const page = await client.say('/identite/authorize', { method: 'POST', form: client.authorize({ mobile }) });
    const challenge = /name="challenge" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    await client.say('/identite/authorize', { method: 'POST', form: client.authorize({ challenge, code: '000000' }) });
    const solution = Buffer.from(JSON.stringify(await solved())).toString('base64');
    const body = { workflowType: 'individual', selectedContracts: [], holder: FAKE.holder };
    const headers = { 'x-captcha-response': solution, 'idempotency-key': 'key' };
    const { uuid } = JSON.parse((await client.say('/api/public/states', { method: 'POST', headers, body })).body) as { uuid: string };
    await client.say(`/api/public/sms?uuid=${uuid}&client_id=omc-01`, { method: 'POST', body: {} });
    const code = /code=([\w-]+)/.exec(client.bank.messages().find(({ channel }) => channel === 'email')!.text)![1]!;
    await client.say('/api/token', { method: 'POST', body: { client_id: 'omc-01', grant_type: 'authorization_code', code } });
    await client.say('/identite/token', {
      method: 'POST',
      form: { type: 'sso', client_id: 'mdc-01', redirect_uri: '', code: client.workstationCode(), code_verifier: '' },
    });
    const kinds = new Set(put.mock.calls.map(([kind]) => kind));
    // creating a file costs a captcha and creates a link as well
    expect([...kinds].filter(kind => bounds[kind] === undefined).sort()).toEqual(['link', 'subscription']);
    for (const kind of ['report', 'error-report', 'event', 'captcha', 'challenge', 'tries', 'sms', 'who', 'idempotency', 'message'])
      expect([kind, kinds.has(kind)]).toEqual([kind, true]);
  });
});

describe('D-54, D-16: what the page counts, the bank counts', () => {
  const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9)]).toString('base64');
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64');
  const photos = (count: number) => Array.from({ length: count }, () => ({ side: 'SINGLE', mimeType: 'image/jpeg', content: jpeg }));
  const aPdf = (bytes: number) => [{ side: 'SINGLE', mimeType: 'application/pdf', content: pdf(bytes) }];

  test.each([
    ['six pages of a passport', () => photos(MOST_PAGES), 201],
    ['seven pages', () => photos(MOST_PAGES + 1), 422],
    ['a PDF of two megaoctets', () => aPdf(uploadLimits.pdfBytes), 201],
    ['a PDF of one byte more', () => aPdf(uploadLimits.pdfBytes + 1), 413],
  ])('%s', async (_what, pages, status) => {
    const dossier = client.file('identityDocUpload');
    const body = { docRank: '1', documentCode: papers.PASSPORT.code, pages: pages() };
    const answer = await client.say(`/api/v1/exchanges/${dossier.idEne}/documents`, {
      method: 'POST',
      token: client.holder(dossier),
      body,
    });
    expect(answer.status).toBe(status);
  });

  const long = (length: number): string => 'a'.repeat(length);
  const obliged = (given: object) => ({ fiscalReferences: { otherObligations: [{ country: 'AE', ...given }] } });
  test.each([
    ['identity.lastname', (length: number) => ({ identity: { lastname: long(length) } }), 32],
    ['identity.birthname', (length: number) => ({ identity: { birthname: long(length) } }), 32],
    ['identity.firstname', (length: number) => ({ identity: { firstname: long(length) } }), 32],
    ['identity.otherFirstnames', (length: number) => ({ identity: { otherFirstnames: long(length) } }), 32],
    ['birth.town', (length: number) => ({ birth: { country: 'BE', town: long(length) } }), 32],
    ['address.streetName', (length: number) => ({ address: { country: 'FR', streetName: long(length) } }), 32],
    ['address.complement', (length: number) => ({ address: { country: 'FR', complement: long(length) } }), 32],
    ['address.town', (length: number) => ({ address: { country: 'BE', town: long(length) } }), 38],
    ['address.postalCode', (length: number) => ({ address: { country: 'BE', postalCode: long(length) } }), 10],
    ['occupation.employer', (length: number) => ({ occupation: { employer: long(length) } }), 32],
    ['monthlyNetIncome', (length: number) => ({ monthlyNetIncome: Number('1'.repeat(length)) }), 13],
    ['fiscalReferences.otherObligations', (length: number) => obliged({ taxId: '1'.repeat(length) }), 100],
  ])('%s: the longest is saved, one character more is malformed', async (field, part, most) => {
    const dossier = client.file('identityValidation');
    const save = (length: number) =>
      client.say(`/api/v1/prospect/${dossier.holder.personId}`, { method: 'PUT', token: client.holder(dossier), body: part(length) });
    expect([200, 204]).toContain((await save(most)).status);
    expect(await save(most + 1)).toMatchObject({
      status: 400,
      body: JSON.stringify({ technicalCode: 'MALFORMED', error: `malformed: ${field}` }),
    });
  });

  test.each([
    ['a number', { taxId: '1' }, 204],
    ['a reason', { noTaxId: 'NOT_ISSUED' }, 204],
    ['neither number nor reason', {}, 400],
    ['both', { taxId: '1', noTaxId: 'NOT_YET' }, 400],
    ['a reason that is none', { noTaxId: 'LOST' }, 400],
  ])('D-87: a tax obligation with %s', async (_, given, status) => {
    const dossier = client.file('compInfos');
    const answer = await client.say(`/api/v1/prospect/${dossier.holder.personId}`, {
      method: 'PUT',
      token: client.holder(dossier),
      body: obliged(given),
    });
    expect(answer.status).toBe(status);
  });

  test.each(['firstname', 'lastname', 'birthname'])('a new file with a %s of 33 letters is malformed', async name => {
    const holder = { ...FAKE.holder, identity: { ...FAKE.holder.identity, [name]: long(33) } };
    const body = { workflowType: 'individual', selectedContracts: [], holder };
    const answer = await client.say('/api/public/states', { method: 'POST', body });
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining(`holder.identity.${name}`)]);
  });
});

const METHODS = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'POST', 'GET'];

describe('D-42: what is good once is spent by its own method alone, and once', () => {
  /** Other methods leave the URL valid; its own method uses it up. */
  const onlyBy = async (own: string, place: string, told: object = {}, origin?: string): Promise<readonly number[]> => {
    for (const method of METHODS.filter(each => each !== own)) {
      const { status } = await client.say(place, { ...(method === 'POST' || method === 'GET' ? told : {}), method }, origin);
      expect([method, status >= 400]).toEqual([method, true]);
    }
    const first = await client.say(place, { ...told, method: own }, origin);
    const second = await client.say(place, { ...told, method: own }, origin);
    return [first.status, second.status];
  };

  test('a paper', async () => {
    const dossier = client.file('signature');
    const listed = await client.say(`/api/exchanges/${dossier.idEne}/offer/documents?showAll=true`, { token: client.holder(dossier) });
    const [{ url }] = JSON.parse(listed.body) as [{ url: string }];
    expect(await onlyBy('GET', new URL(url, client.front).pathname)).toEqual([200, 404]);
  });

  test('the link of an e-mail: neither its page nor another method spends it', async () => {
    const dossier = client.file('signature');
    const code = client.bank.secret();
    const link = { code, subscription: dossier.id, participant: 'TIT', expires: client.bank.millis() + 60_000, used: false };
    client.bank.store.put('link', code, link);
    for (const method of ['GET', 'HEAD']) await client.say(`/acces/login?code=${code}`, { method });
    const body = { client_id: 'omc-01', grant_type: 'authorization_code', code };
    expect(await onlyBy('POST', '/api/token', { body })).toEqual([200, 400]);
  });

  test('the code of an identification', async () => {
    const code = client.workstationCode();
    for (const method of METHODS) await client.say(`/ouvrirmoncompte/main?code=${code}`, { method });
    const form = {
      type: 'sso',
      client_id: 'mdc-01',
      redirect_uri: new URL('/ouvrirmoncompte/main', client.bank.origins.fronts[2]).href,
      code,
      code_verifier: '',
    };
    expect(await onlyBy('POST', '/identite/token', { form })).toEqual([200, 400]);
  });

  test('D-58: an SMS leaves by a GET of the page, and by no HEAD', async () => {
    const dossier = client.file('compInfos');
    const place = `/identite/authorize?${new URLSearchParams(client.authorize({ login_hint: dossier.uuid })).toString()}`;
    const sent = () => client.bank.messages().filter(({ channel }) => channel === 'sms').length;
    for (const method of METHODS.filter(each => each !== 'GET')) await client.say(place, { method });
    expect(sent()).toBe(0);
    for (const method of ['GET', 'GET']) expect((await client.say(place, { method })).status).toBe(200);
    expect(sent()).toBe(1);
  });
});

describe('forged hosts, as they travel', () => {
  const raw = (origin: string, ...lines: readonly string[]): Promise<string> =>
    new Promise((done, failed) => {
      const socket = net.connect(Number(new URL(origin).port), 'localhost', () => socket.end(`${lines.join('\r\n')}\r\n\r\n`));
      let answer = '';
      socket.on('data', data => (answer += String(data)));
      socket.on('close', () => done(answer.split('\r\n')[0] ?? ''));
      socket.on('error', failed);
    });

  test.each([
    ['a port alone', 'Host: :80'],
    ['a user before the name', 'Host: u@localhost'],
    ['a list', 'Host: localhost,evil.example'],
    ['a name with a dot behind', 'Host: localhost.'],
  ])('X20: %s is answered by none of the bank’s servers', async (_what, host) => {
    const { liveness, signature } = client.bank.origins;
    for (const origin of [client.front, client.desk, liveness, signature])
      expect(await raw(origin, 'GET / HTTP/1.1', host)).toBe('HTTP/1.1 421 Misdirected Request');
  });

  test.each([
    ['an empty Host', ['Host:']],
    ['a Host of a space', ['Host:  ']],
    ['two Hosts', ['Host: localhost', 'Host: evil.example']],
    ['the same Host twice', ['Host: localhost', 'Host: localhost']],
  ])('X20: %s is malformed to each of the bank’s servers', async (_what, hosts) => {
    const { liveness, signature } = client.bank.origins;
    for (const origin of [client.front, client.desk, liveness, signature])
      expect(await raw(origin, 'GET / HTTP/1.1', ...hosts)).toBe('HTTP/1.1 400 Bad Request');
  });

  test.each(['%2e%2e', '%2E%2e', '.%2e', '..', 'modules/%2e%2e/..'])('X15: %s leads to no file outside its folder', async up => {
    for (const place of ['csp.json', 'ouvrirmoncompte/modules/reference.json'])
      expect(await raw(client.front, `GET /ouvrirmoncompte/${up}/${place} HTTP/1.1`, 'Host: localhost', 'Connection: close')).toBe(
        'HTTP/1.1 404 Not Found',
      );
  });

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    [undefined, 200],
  ])('X20: a form that comes from %s is answered with %i at the desk, without an Origin', async (site, status) => {
    const headers = site === undefined ? {} : { 'sec-fetch-site': site };
    const clock = client.bank.now().slice(0, 10);
    const form = { now: '2025-12-24T10:00' };
    const answer = await client.say('/bureau/api/clock', { method: 'POST', form, headers }, client.desk);
    expect([answer.status < 400 ? 200 : answer.status, client.bank.now().slice(0, 10)]).toEqual([
      status,
      status === 200 ? '2025-12-24' : clock,
    ]);
  });

  test('X20: a form of another site asks for no SMS at the identity provider', async () => {
    const dossier = client.file('compInfos');
    const form = client.authorize({ mobile: dossier.holder.person.mobilePhone });
    const ask = (site: string) => client.say('/identite/authorize', { method: 'POST', form, headers: { 'sec-fetch-site': site } });
    expect([(await ask('cross-site')).status, client.bank.messages()]).toEqual([403, []]);
    expect((await ask('same-origin')).status).toBe(200);
  });

  test('X20: no Host at all', async () => {
    expect(await raw(client.front, 'GET /ouvrirmoncompte/main HTTP/1.0')).toBe('HTTP/1.1 421 Misdirected Request');
  });
});
