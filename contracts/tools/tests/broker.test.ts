import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { consumer } from '@contracts/providers';
import { brokerOf, canIDeploy, publish, type Broker } from '../broker';
import { readPacts } from '../read';

const git = { version: 'abc123', branch: 'main', clean: true };

describe('contracts are published by the pipeline alone', () => {
  test.each([
    ['no broker is named', {}, git, 'PACT_BROKER_BASE_URL is not set'],
    ['somebody publishes by hand', { PACT_BROKER_BASE_URL: 'http://broker' }, git, 'by the pipeline alone'],
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

describe('the broker', () => {
  const seen: { method: string | undefined; url: string | undefined; authorization: string | undefined; body: string }[] = [];
  let answer: { status: number; body: unknown } = { status: 200, body: {} };
  let server: http.Server;
  let broker: Broker;

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        seen.push({ method: request.method, url: request.url, authorization: request.headers.authorization, body });
        response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    broker = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'FAKE', version: 'abc123', branch: 'main' };
  });
  afterAll(() => server.close());
  beforeEach(() => seen.splice(0));

  test('is given every contract in one request', async () => {
    answer = { status: 200, body: {} };
    await publish(broker, readPacts());
    const sent = JSON.parse(seen[0]?.body ?? '');
    expect([seen.length, seen[0]?.method, seen[0]?.url, seen[0]?.authorization]).toEqual([1, 'POST', '/contracts/publish', 'Bearer FAKE']);
    expect(sent).toMatchObject({ pacticipantName: consumer, pacticipantVersionNumber: 'abc123', branch: 'main' });
    expect(sent.contracts.map((each: { providerName: string }) => each.providerName)).toEqual(readPacts().map(({ provider }) => provider));
    expect(JSON.parse(Buffer.from(sent.contracts[0].content, 'base64').toString()).consumer.name).toBe(consumer);
  });

  test('says whether a revision may be deployed; saying nothing is a no', async () => {
    answer = { status: 200, body: { summary: { deployable: true, reason: 'All verified.' } } };
    expect(await canIDeploy(broker, 'production')).toEqual({ deployable: true, reason: 'All verified.' });
    expect(seen[0]?.url).toBe(`/can-i-deploy?pacticipant=${consumer}&version=abc123&environment=production`);
    answer = { status: 200, body: { summary: { deployable: false, reason: 'cart has not.' } } };
    expect(await canIDeploy(broker, 'production')).toEqual({ deployable: false, reason: 'cart has not.' });
    answer = { status: 200, body: [] };
    expect((await canIDeploy(broker, 'production')).deployable).toBe(false);
  });

  test('that refuses stops the release', async () => {
    answer = { status: 401, body: { error: 'who?' } };
    await expect(publish(broker, readPacts())).rejects.toThrow('The broker answers 401');
  });
});
