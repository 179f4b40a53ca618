import http from 'node:http';
import type { Socket } from 'node:net';
import { bankCalls, type CallName } from '@domain/calls/table';
import { patternOf } from '@domain/calls/call';
import { drawing, ofRequests, type FaultId } from './kinds';
import { answers, type Given } from './answers';

const API = '/api';
const isCall = (name: string): name is CallName => Object.hasOwn(bankCalls, name);
const patterns = Object.keys(bankCalls)
  .filter(isCall)
  .map(name => ({ name, ...bankCalls[name], own: bankCalls[name].path.startsWith('/'), is: patternOf(bankCalls[name].path) }))
  .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{'))); // a place of its own before one that any id fits

/** The call of a request; undefined for URLs outside the bank's API, such as the configuration. */
const callOf = (method: string, url: string): CallName | undefined => {
  const path = url.split('?')[0] ?? '';
  const ofBank = path.startsWith(`${API}/`);
  const asked = ofBank ? path.slice(API.length) : path;
  return patterns.find(each => each.method === method && each.own === ofBank && each.is.test(asked))?.name;
};

/** A request that crossed the proxy: its call, and the bank's answer if it reached the bank. */
export interface Crossed {
  readonly call: CallName | undefined;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly spoilt: boolean;
  status: number | undefined;
}

export interface Injection {
  readonly call: CallName;
  readonly fault: FaultId;
  readonly seed: number;
}

const collected = (stream: http.IncomingMessage): Promise<Buffer> =>
  new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => done(Buffer.concat(chunks)));
    stream.on('error', failed);
  });

const DRIPS = 10;

/** Reads a body in ten chunks with pauses, `overMs` in all. */
const dripped = async (stream: http.IncomingMessage, overMs: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const size = Math.ceil(Number(stream.headers['content-length'] ?? 0) / DRIPS);
  let read = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    const drips = Math.floor((read + (chunk as Buffer).length) / size) - Math.floor(read / size);
    read += (chunk as Buffer).length;
    await new Promise(done => setTimeout(done, (drips * overMs) / DRIPS));
  }
  return Buffer.concat(chunks);
};

const without = (headers: http.IncomingHttpHeaders, names: readonly string[]): http.IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Proxy between browser and bank that injects one fault at a time. */
export class Wire {
  crossed: Crossed[] = [];
  underWay = 0;
  private lastMs = 0;
  injection: Injection | undefined = undefined;
  /** Files of these addresses arrive cut in half, with every header of the whole. */
  damaged: RegExp | undefined = undefined;
  private readonly sockets = new Set<Socket>();
  private server: http.Server;

  constructor(
    readonly port: number,
    private readonly bankPort: number,
    /** Shortens the product's own timeouts, so that the fault matrix runs in minutes. */
    private readonly timeoutMs: number,
  ) {
    this.server = this.made();
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  /** Milliseconds since the last request or answer. */
  get idleMs(): number {
    return this.underWay > 0 ? 0 : Date.now() - this.lastMs;
  }

  async open(): Promise<void> {
    if (this.server.listening) return;
    this.server = this.made();
    await new Promise<void>(done => this.server.listen(this.port, 'localhost', done));
  }

  async close(): Promise<void> {
    const closed = new Promise(done => this.server.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Stops injecting. */
  async heal(): Promise<void> {
    this.injection = this.damaged = undefined;
    await this.open();
  }

  private made(): http.Server {
    const server = http.createServer((request, response) => {
      this.underWay += 1;
      response.on('close', () => {
        this.underWay -= 1;
        this.lastMs = Date.now();
      });
      void this.pass(request, response).catch(() => response.destroy());
    });
    server.on('connection', socket => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    return server;
  }

  private async pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const call = callOf(method, url);
    const due = this.injection?.call === call ? this.injection : undefined;
    const slow = due !== undefined && ofRequests.includes(due.fault);
    const body = await (slow ? dripped(request, 2 * this.timeoutMs) : collected(request));
    const crossed: Crossed = { call, url, headers: request.headers, spoilt: due !== undefined, status: undefined };
    this.crossed.push(crossed);
    const ask = async (): Promise<Given> => {
      const given = await this.asked(request, body);
      crossed.status = given.status;
      return given;
    };
    const how = due && { ask, response, draw: drawing(due.seed), shut: () => void this.close() };
    if (due && how) return answers[due.fault](how);
    const given = await ask();
    const whole = this.shortened(url, given.body);
    const sent = this.damaged?.test(url) ? whole.subarray(0, whole.length / 2) : whole;
    response.writeHead(given.status, { ...given.headers, connection: 'close' }).end(sent);
  }

  /** Rewrites the configuration: the proxy's URL, and shorter timeouts. */
  private shortened(url: string, body: Buffer): Buffer {
    if (!/\/ouvrirmoncompte\/config\//.test(url)) return body;
    const { timeoutMs, bankPort, address } = this;
    const own = body.toString().replaceAll(`http://localhost:${bankPort}/`, `${address}/`);
    const limits = { timeoutMs, silenceMs: timeoutMs, uploadAnswerMs: 3 * timeoutMs };
    return Buffer.from(
      Object.entries(limits).reduce((text, [key, value]) => text.replace(new RegExp(`"${key}":\\s*\\d+`), `"${key}":${value}`), own),
    );
  }

  private asked({ method, url = '/', headers }: http.IncomingMessage, body: Buffer): Promise<Given> {
    return new Promise((done, failed) => {
      const length = body.length === 0 ? {} : { 'content-length': body.length };
      const sent = { ...without(headers, ['accept-encoding', 'connection', 'content-length']), ...length };
      const asking = http.request({ host: 'localhost', port: this.bankPort, method, path: url, headers: sent }, answer => {
        const kept = without(answer.headers, ['content-length', 'transfer-encoding', 'connection']);
        collected(answer).then(read => done({ status: answer.statusCode ?? 502, headers: kept, body: read }), failed);
      });
      asking.on('error', failed);
      asking.end(body);
    });
  }
}
