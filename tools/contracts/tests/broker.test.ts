import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pactFile } from '@contracts/providers';
import { smsProvider } from '@contracts/recipes/node/smsProvider';
import { verify } from '@contracts/recipes/node/verify';
import { brokerOf, canIDeploy, publish, recordDeployment, type Broker } from '../broker';
import { readPacts } from '../read';
import { SmallBroker } from './smallBroker';

const git = { version: 'abc123', branch: 'main', clean: true };

describe('contracts are published by the pipeline alone', () => {
  test.each([
    ['no broker is named', {}, git, 'PACT_BROKER_BASE_URL is not set'],
    ['somebody publishes by hand', { PACT_BROKER_BASE_URL: 'http://broker' }, git, 'by the pipeline alone'],
    ['a detached head names no branch', { PACT_BROKER_BASE_URL: 'http://broker', CI: '1' }, { ...git, branch: 'HEAD' }, 'GIT_BRANCH'],
    ['they are not those of the commit', { PACT_BROKER_BASE_URL: 'http://broker', CI: '1' }, { ...git, clean: false }, 'commit first'],
  ])('not where %s', (_what, env, state, because) => {
    expect(brokerOf(env, state)).toEqual({ kind: 'not ready', because: expect.stringContaining(because) });
  });

  test('else under the revision and the branch', () => {
    expect(brokerOf({ PACT_BROKER_BASE_URL: 'http://broker/', CI: '1' }, git)).toEqual({
      kind: 'ready',
      broker: { url: 'http://broker', token: undefined, version: 'abc123', branch: 'main' },
    });
  });
});

const sms = readPacts().filter(({ provider }) => provider === 'sms');
const provider = smsProvider();
let small: SmallBroker;
let folder: string;
const ours = (version: string): Broker => ({ url: small.url, token: 'FAKE', version, branch: 'main' });
const addressOf = (): string => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-broker-'));
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  small = await new SmallBroker().start();
  small.token = 'FAKE';
});
afterAll(() => {
  provider.close();
  small.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The stand-alone verifier's recipe, as a backend's pipeline calls it. */
const verified = async (version: string, { what = 'sms', base = addressOf(), env = {} } = {}) => {
  const child = spawn(process.execPath, ['contracts/recipes/verify.mjs', what, base, `${base}/provider-states`], {
    env: {
      ...process.env,
      PACT_DO_NOT_TRACK: 'true',
      CI: '1',
      PACT_BROKER_BASE_URL: small.url,
      PACT_BROKER_TOKEN: 'FAKE',
      PROVIDER_VERSION: version,
      PROVIDER_BRANCH: 'main',
      ...env,
    },
  });
  let said = '';
  child.stdout.resume();
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part));
  await once(child, 'close');
  return { passed: child.exitCode === 0, said };
};

/** The contract of the next revision, with an answer that no backend gives yet. */
const breaking = () => {
  const content = JSON.parse(fs.readFileSync(pactFile('sms'), 'utf8')) as {
    interactions: { description: string; response: { status: number } }[];
  };
  const [first, ...others] = content.interactions;
  const changed = first && { ...first, description: `${first.description}, otherwise`, response: { ...first.response, status: 299 } };
  const file = path.join(folder, path.basename(pactFile('sms')));
  fs.writeFileSync(file, JSON.stringify({ ...content, interactions: [changed, first, ...others] }));
  return folder;
};

describe('XTR-14: the way through a broker, with the recipe of the stand-alone verifier', () => {
  test('publish, verify and publish the result, ask, record; then a breaking change is refused before it ships', async () => {
    await publish(ours('front-1'), sms);
    expect(await canIDeploy(ours('front-1'), 'production')).toEqual({ deployable: false, reason: 'Not verified by sms.' });

    expect(await verified('sms-1')).toMatchObject({ passed: true });
    expect(small.results.map(({ version, success }) => [version, success])).toEqual([['sms-1', true]]);
    await recordDeployment(ours('sms-1'), 'production', 'sms');
    expect(await canIDeploy(ours('front-1'), 'production')).toEqual({ deployable: true, reason: 'All verified.' });
    await recordDeployment(ours('front-1'), 'production');

    const source = { pactBrokerUrl: small.url, pactBrokerToken: 'FAKE', consumerVersionSelectors: [{ deployedOrReleased: true }] };
    await verify(addressOf(), { ...source, providerVersionBranch: 'other', publishVerificationResult: true, providerVersion: 'sms-other' });
    expect(small.results.at(-1)).toMatchObject({ version: 'sms-other', success: true });

    await publish(ours('front-2'), sms, breaking());
    expect(await verified('sms-2')).toMatchObject({ passed: true });
    expect(
      small.results
        .slice(2)
        .map(({ success }) => success)
        .sort(),
    ).toEqual([false, true]);
    expect(await canIDeploy(ours('front-2'), 'production')).toMatchObject({ deployable: false });
    expect(await canIDeploy(ours('sms-2'), 'production', 'sms')).toMatchObject({ deployable: true });
  }, 60_000);

  test('says what to do where the broker is away, a contract is of another format, a provider is slow', async () => {
    const file = path.join(folder, 'other.json');
    fs.writeFileSync(file, '{"metadata":{"pactSpecification":{"version":"2.0.0"}},"interactions":[]}');
    const away = { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' };
    expect((await verified('sms-1', { env: away })).said).toContain('does not answer. Nothing was verified: run this again');
    expect((await verified('sms-1', { what: file })).said).toContain('Take a file of contracts/generated/pacts');
    const silent = net.createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const base = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    expect((await verified('sms-1', { base, env: { TIMEOUT_MS: '300' } })).said).toContain(
      'within 300 ms. Start it first, or give it longer',
    );
    silent.close();
    await expect(publish({ ...ours('front-1'), url: away.PACT_BROKER_BASE_URL }, sms)).rejects.toThrow('Run the same command again');
    await expect(publish({ ...ours('front-1'), token: 'other' }, sms)).rejects.toThrow('The broker answers 401');
    await expect(recordDeployment(ours('front-1'), 'moon')).rejects.toThrow('knows no environment moon');
  }, 60_000);
});
