import net from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  faultKinds,
  validationErrorsOf,
  removeFault,
  removeFaults,
  setFault,
  wrongInFault,
  type FaultKind,
  type FaultWish,
} from '@sandbox/faults/fault';
import { faultHooks } from '@sandbox/faults/hook';
import { aBank } from './support';

const bank = aBank();
const answer = { name: 'Maëlle', amount: 12, open: true, none: null, list: [1], inside: { day: '2025-10-15' } };
const whole = JSON.stringify(answer);
let app: FastifyInstance;
let port = 0;
let served = 0;

beforeAll(async () => {
  app = Fastify({ logger: false, forceCloseConnections: true });
  faultHooks(app, bank);
  app.get('/api/v1/things/:id', async () => {
    served += 1;
    return answer;
  });
  app.post('/api/v1/things/:id', async (_request, reply) => {
    served += 1;
    return reply.code(204).send();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

beforeEach(() => {
  served = 0;
  removeFaults(bank);
});

afterAll(() => app.close());

const fault = (change: Partial<FaultWish> & { readonly kind: FaultKind }) =>
  setFault(bank, { method: 'GET', path: '/api/v1/things/*', ...change });

interface Heard {
  readonly text: string;
  /** How the connection ended: by the server's farewell, broken, or not within the time given. */
  readonly end: 'closed' | 'reset' | 'silent';
}

/** Sends a request over a raw socket; reads until the connection ends or stays silent. */
const ask = (method = 'GET', { patience = 5_000, connection = 'close' } = {}): Promise<Heard> =>
  new Promise(done => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    const over = (end: Heard['end']): void => {
      socket.destroy();
      done({ text, end });
    };
    socket.setTimeout(patience, () => over('silent'));
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    socket.on('error', () => over('reset'));
    socket.on('close', () => over('closed'));
    socket.write(`${method} /api/v1/things/1 HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\nContent-Length: 0\r\n\r\n`);
  });

const bodyOf = ({ text }: Heard): string => text.slice(text.indexOf('\r\n\r\n') + 4);
const announced = ({ text }: Heard): number => Number(/content-length: (\d+)/i.exec(text)?.[1]);

test('without a fault the bank answers as ever', async () => {
  const heard = await ask();
  expect([bodyOf(heard), heard.end, served]).toEqual([whole, 'closed', 1]);
});

describe('each fault', () => {
  test('latency: the answer comes, later', async () => {
    fault({ kind: 'latency', latencyMs: 250 });
    const before = Date.now();
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/things/1`);
    expect(await response.json()).toEqual(answer);
    expect(Date.now() - before).toBeGreaterThanOrEqual(240);
  });

  test.each([
    ['reset', 'the connection breaks before a byte, and the bank has done nothing', 'reset', 0],
    ['lost', 'the bank has done it, and the connection breaks instead of an answer', 'reset', 1],
    ['never', 'the bank has done it, and says nothing', 'silent', 1],
  ] as const)('%s: %s', async (kind, _, end, done) => {
    fault({ kind });
    expect(await ask('GET', { patience: kind === 'never' ? 400 : 5_000 })).toEqual({ text: '', end });
    expect(served).toBe(done);
  });

  test.each([
    ...[500, 502, 503, 429, 404].map(status => [{ kind: 'status', status }, status, ''] as const),
    [{ kind: 'status', status: 422, code: 'EXCLUDED_DEPARTMENT' }, 422, '{"functionalCode":"EXCLUDED_DEPARTMENT"}'],
    [{ kind: 'unauthorized' }, 401, ''],
    [{ kind: 'forbidden' }, 403, ''],
  ] as const)('%j: %d, the code in the body where there is one, and the bank has done nothing', async (wish, status, body) => {
    fault(wish);
    const response = await app.inject({ url: '/api/v1/things/1' });
    expect([response.statusCode, response.body, served]).toEqual([status, body, 0]);
  });

  test('malformed: all that was announced comes, and no reader takes it', async () => {
    fault({ kind: 'malformed' });
    const heard = await ask();
    expect(heard.text).toMatch(/^HTTP\/1\.1 200 /);
    expect(() => JSON.parse(bodyOf(heard)) as unknown).toThrow(SyntaxError);
    expect(Buffer.byteLength(bodyOf(heard))).toBe(announced(heard));
  });

  test('truncated: half comes, then the connection breaks', async () => {
    fault({ kind: 'truncated' });
    const heard = await ask();
    expect(announced(heard)).toBe(Buffer.byteLength(whole));
    expect(bodyOf(heard).length).toBeGreaterThan(0);
    expect(whole.startsWith(bodyOf(heard).replace(/\uFFFD$/, ''))).toBe(true);
    expect(bodyOf(heard).length).toBeLessThan(whole.length);
    expect(heard.end).not.toBe('silent');
  });

  test('wrong type: every leaf has another type than before', async () => {
    fault({ kind: 'wrong-type' });
    const response = await app.inject({ url: '/api/v1/things/1' });
    expect(response.json()).toEqual({ name: 0, amount: '12', open: 'oui', none: {}, list: {}, inside: { day: 0 } });
  });

  test('twice: the connection carries the same answer twice, and the bank has done it once', async () => {
    fault({ kind: 'twice' });
    const heard = await ask('GET', { patience: 5_000, connection: 'keep-alive' });
    expect(heard.text.split(whole)).toHaveLength(3);
    expect(heard.text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(served).toBe(1);
  });

  test.each(['malformed', 'truncated', 'wrong-type'] as const)('%s spoils an answer without a body too', async kind => {
    fault({ kind, method: 'POST' });
    const heard = await ask('POST');
    expect(heard.text).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard.text).not.toBe('');
  });
});

describe('which requests it concerns', () => {
  test('another method and another path are left alone; a dot in a path is a dot', async () => {
    fault({ kind: 'status', status: 500, method: 'POST' });
    for (const path of ['/api/v1/thing', '/api/v1/things', '/api/v1/things..']) fault({ kind: 'status', status: 500, path });
    expect((await app.inject({ url: '/api/v1/things/1?a=1' })).statusCode).toBe(200);
  });

  test('as many as were asked for, then none', async () => {
    fault({ kind: 'status', status: 503, times: 2, method: '*' });
    const statuses = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await app.inject({ url: '/api/v1/things/1' })).statusCode);
    expect(statuses).toEqual([503, 503, 200]);
    expect(validationErrorsOf(bank)).toEqual([]);
  });

  test('until it is removed', async () => {
    const { id } = fault({ kind: 'status', status: 503 });
    expect((await app.inject({ url: '/api/v1/things/1' })).statusCode).toBe(503);
    expect(removeFault(bank, id)).toBe(true);
    expect(removeFault(bank, id)).toBe(false);
    expect((await app.inject({ url: '/api/v1/things/1' })).statusCode).toBe(200);
  });
});

describe('what cannot be set', () => {
  test.each<[string, Partial<FaultWish>]>([
    ['method', { method: 'FETCH' }],
    ['path', { path: 'api' }],
    ['path', { path: '/api?a=1' }],
    ['latencyMs', { kind: 'latency' }],
    ['latencyMs', { kind: 'latency', latencyMs: 0 }],
    ['status', { kind: 'status' }],
    ['status', { kind: 'status', status: 600 }],
    ['code', { kind: 'reset', code: 'generic' }],
    ['code', { kind: 'status', status: 422, code: 'A B' }],
    ['times', { times: 0 }],
    ['times', { times: 1.5 }],
  ])('%s: %j', (field, change) => {
    expect(wrongInFault({ method: 'GET', path: '/', kind: 'reset', ...change })).toEqual([field]);
  });

  test.each(faultKinds)('%s can be, with what it needs', kind => {
    expect(wrongInFault({ method: '*', path: '/api/*', kind, latencyMs: 10, ...(kind === 'status' ? { status: 500 } : {}) })).toEqual([]);
  });
});
