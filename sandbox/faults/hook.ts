import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank';
import { takeFault, type Fault, type FaultKind } from './fault';
import { firstHalf, malformedBody, mistyped } from './spoil';

type Before = (request: FastifyRequest, reply: FastifyReply, fault: Fault) => Promise<unknown>;
type After = (reply: FastifyReply, payload: Buffer) => unknown;

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const NO_CONTENT = 204;

const cut = ({ raw }: FastifyReply): void => {
  raw.socket?.resetAndDestroy();
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise(done => {
    setTimeout(done, milliseconds);
  });

/** A promise that never settles; the connection ends when the server closes. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Faults before the bank handles the request. */
const before: Readonly<Partial<Record<FaultKind, Before>>> = {
  latency: (_request, _reply, { latencyMs = 0 }) => wait(latencyMs),
  reset: async (_request, reply) => {
    reply.hijack();
    cut(reply);
  },
  status: async (_request, reply, { status = 500, code }) =>
    code === undefined ? reply.code(status).send() : reply.code(status).send({ functionalCode: code }),
  unauthorized: async (_request, reply) => reply.code(UNAUTHORIZED).send(),
  forbidden: async (_request, reply) => reply.code(FORBIDDEN).send(),
};

const json = (reply: FastifyReply, body: string): string => {
  if (reply.statusCode === NO_CONTENT) void reply.code(200);
  void reply.removeHeader('content-encoding').header('content-length', Buffer.byteLength(body));
  void reply.type('application/json; charset=utf-8');
  return body;
};

/** The bytes of an answer on the wire. */
const onTheWire = (reply: FastifyReply, payload: Buffer): Buffer => {
  const lines = Object.entries({ ...reply.getHeaders(), 'content-length': payload.length }).map(
    ([name, value]) => `${name}: ${String(value)}`,
  );
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${reply.statusCode} Again\r\n${lines.join('\r\n')}\r\n\r\n`), payload]);
};

/** Faults of the answer: the bank has handled the request. */
const after: Readonly<Partial<Record<FaultKind, After>>> = {
  lost: reply => {
    cut(reply);
    return never();
  },
  never,
  malformed: (reply, payload) => json(reply, malformedBody(payload.toString())),
  'wrong-type': (reply, payload) => json(reply, mistyped(payload.toString())),
  truncated: (reply, payload) => {
    const whole = payload.length === 0 ? Buffer.from('{}') : payload;
    if (reply.statusCode === NO_CONTENT) void reply.code(200);
    void reply.header('content-length', whole.length);
    return firstHalf(whole);
  },
  twice: (reply, payload) => {
    const again = onTheWire(reply, payload);
    const { socket } = reply.raw;
    reply.raw.once('finish', () => socket?.end(again));
    return payload;
  },
};

const bytesOf = (payload: unknown): Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.from(payload) : Buffer.alloc(0);

/** Adds the faults to a server; without faults nothing changes. */
export const faultHooks = (app: FastifyInstance, bank: Bank): void => {
  const taken = new WeakMap<FastifyRequest, Fault>();
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const fault = takeFault(bank, { method: request.method, path });
    if (!fault) return;
    taken.set(request, fault);
    await before[fault.kind]?.(request, reply, fault);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = taken.get(request);
    const spoil = fault && after[fault.kind];
    return spoil ? spoil(reply, bytesOf(payload)) : payload;
  });
};
