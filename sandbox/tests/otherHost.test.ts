import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { writeCertificate } from '@tests/support/certificate';
import { readOptions } from '@sandbox/options';
import { greeting, startSandbox, whyNot, type Sandbox } from '@sandbox/start';

const HOST = 'demo.bank.test';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-host-'));
let given: Awaited<ReturnType<typeof writeCertificate>>;
let sandbox: Sandbox;

beforeAll(async () => {
  given = await writeCertificate(folder, HOST);
  sandbox = await startSandbox({ port: 0, fast: true, data: path.join(folder, 'data'), ...given });
});
afterAll(async () => {
  await sandbox.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** What an address answers whose name is not known here. */
const ask = (address: string, headers: Readonly<Record<string, string>> = {}, body?: string): Promise<Answer> =>
  new Promise((done, failed) => {
    const { port, host, pathname, search } = new URL(address);
    const asked = { host: '127.0.0.1', port, path: pathname + search, rejectUnauthorized: false, headers: { Host: host, ...headers } };
    const sent = https.request({ ...asked, method: body === undefined ? 'GET' : 'POST' }, answer => {
      answer.resume();
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers }));
    });
    sent.on('error', failed);
    sent.end(body);
  });

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('X20: the bank under a host name, over https', () => {
  test('every part has an address of that name', () => {
    const { origins } = sandbox.bank;
    const { fronts, liveness, signature, wallet = '', desk = '' } = origins;
    for (const address of [...fronts, liveness, signature, wallet, desk]) expect(address).toMatch(/^https:\/\/demo\.bank\.test:\d+$/);
  });

  test.each(['localhost', '127.0.0.1', 'other.bank.test'])('a request for %s is refused, at every part', async name => {
    const { fronts, liveness, desk = '' } = sandbox.bank.origins;
    const answers = [fronts[0] ?? '', liveness, desk].map(address => ask(address, { Host: `${name}:${new URL(address).port}` }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([421, 421, 421]);
  });

  test('nothing is forced to https: other ports of the name may be plain http', async () => {
    const { headers } = await ask(`${sandbox.addresses.desk}/`);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test.each([
    ['its own page', (desk: string) => desk, 303],
    ['another origin', () => 'https://evil.test', 403],
    ['no origin that can be read', () => 'null', 403],
  ] as const)('the desk’s form from %s', async (_name, originOf, status) => {
    const { desk } = sandbox.addresses;
    const headers = { ...FORM, Origin: originOf(desk), 'Sec-Fetch-Site': status === 303 ? 'same-origin' : 'cross-site' };
    expect((await ask(`${desk}/bureau/api/switches`, headers, 'review=always')).status).toBe(status === 403 ? 403 : 303);
  });

  test('a link of the desk’s messages is one to open', async () => {
    const { messagesTable } = await import('@sandbox/desk/messagesPage');
    const address = `${sandbox.addresses['omc-01']}/acces/login?code=a`;
    expect(messagesTable([{ id: 'm', channel: 'email', to: 'a@example.fr', text: address, at: sandbox.bank.now() }])).toContain(
      `<a href="${address}">`,
    );
  });

  test('the start message warns of the network; without a certificate also of what does not work', () => {
    expect(greeting(sandbox)).toMatch(/WARNING: anyone in this network/);
    expect(greeting(sandbox)).not.toContain('Without --certificate');
    const bank = Object.assign(Object.create(sandbox.bank) as Sandbox['bank'], { certificate: undefined });
    expect(greeting({ ...sandbox, bank })).toContain('creating a dossier');
  });
});

describe('X20: options that do not fit are said in one sentence', () => {
  const started = (more: object) =>
    startSandbox({ port: 0, data: path.join(folder, 'other'), ...given, ...more }).then(
      async opened => opened.close().then(() => 'started'),
      (error: unknown) => whyNot(error, { port: 0 }),
    );

  test('files that are missing, of another pair, for another name, or too old', async () => {
    const other = await writeCertificate(folder, 'other.bank.test');
    const old = await writeCertificate(folder, 'old.bank.test', -1);
    expect(await started({ certificate: path.join(folder, 'none.pem') })).toMatch(/cannot be read \(ENOENT\): give/);
    expect(await started({ key: other.certificate })).toMatch(/is not what it should be: give/);
    expect(await started({ key: other.key })).toMatch(/is not the key of .*: give/);
    expect(await started({ host: 'else.bank.test' })).toMatch(/is not for else\.bank\.test \(DNS:demo\.bank\.test\): give/);
    expect(await started(old)).toMatch(/ended on .*: give/);
    expect(await started({})).toBe('started');
  });

  test.each([
    [['--host', 'http://demo'], /--host needs a name/],
    [['--host', 'demo.test', '--certificate', 'a.pem'], /go together/],
    [['--certificate', 'a.pem', '--key', 'a.key'], /--certificate needs --host/],
  ] as const)('%j', (args, problem) => expect(readOptions(args)).toEqual({ problem: expect.stringMatching(problem) as unknown }));
});

describe('XTR-38: the sandbox’s wallet reaches the bank under the name', () => {
  test('whatever resolves it, and whoever signed the certificate', async () => {
    const { fetchOf } = await import('@sandbox/web/fetchOwn');
    const answer = await fetchOf(HOST)(`${sandbox.bank.origins.wallet ?? ''}/emetteur/FR/statuts`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/statuslist+jwt']);
    expect((await answer.text()).split('.')).toHaveLength(3);
  });
});
