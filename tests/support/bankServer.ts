import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemoryErrorReporter } from '../fakes/MemoryErrorReporter';
import { HandClock } from '../builders/ending';
import { BankApi } from '@infrastructure/http/BankApi';
import { MemorySession } from '../fakes/ports';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An HTTP server with one answer to every request; records the requests. */
export class BankServer {
  status = 200;
  body: unknown = {};
  /** Another answer than `status` with `body`. */
  answer: Answer | undefined = undefined;
  readonly requests: IncomingMessage[] = [];
  /** Bodies of the requests. */
  readonly bodies: string[] = [];
  asked: { readonly line: string; readonly body: unknown } | undefined = undefined;
  readonly reporter = new MemoryErrorReporter();
  private server: Server | undefined = undefined;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const at = this.requests.push(request) - 1;
      const read: Buffer[] = [];
      request.on('data', (chunk: Buffer) => read.push(chunk));
      request.on('end', () => {
        const form = request.headers['content-type'] === 'application/x-www-form-urlencoded';
        const text = Buffer.concat(read).toString();
        this.bodies[at] = text;
        this.asked = {
          line: `${request.method ?? ''} ${request.url ?? ''}`,
          body: read.length === 0 ? undefined : form ? text : JSON.parse(text),
        };
        if (this.answer) return this.answer(request, response);
        response.writeHead(this.status, { 'Content-Type': 'application/json' });
        response.end(this.body === undefined ? '' : JSON.stringify(this.body));
      });
    });
    await new Promise<void>(listening => this.server?.listen(0, '127.0.0.1', listening));
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise(closed => this.server?.close(closed));
  }

  get address(): string {
    const address = this.server?.address() as AddressInfo;
    return `http://127.0.0.1:${address.port}`;
  }

  /** The product's client for this server, with a session. */
  get api(): BankApi {
    const session = new MemorySession();
    session.open({ efs: '1', type: 'Bearer', value: 'FAKE-TOKEN', expiration: '2099-01-01T00:00:00Z' });
    return new BankApi({ baseUrl: this.address, clientId: 'omc-web', timeoutMs: 2_000 }, session, this.reporter, new HandClock());
  }
}
