import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { entryOf, adviserOf } from '@sandbox/advisers';
import { startSandbox, type Sandbox } from '@sandbox/start';
import { putInState } from '@sandbox/states/seeds';
import { ADVISER } from '@sandbox/states/support';
import type { AccessToken, Subscription } from '@sandbox/store/documents';
import { firstBrand } from '@domain/brand/variant';

export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly headers: http.IncomingHttpHeaders;
}

export interface Told {
  readonly method?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

export const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-1';

/** A bank on a free port, and a client that can send any request. */
export class Hostile {
  private constructor(
    private readonly sandbox: Sandbox,
    private readonly data: string,
  ) {}

  static async start(): Promise<Hostile> {
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-attack-'));
    return new Hostile(await startSandbox({ port: 0, fast: true, data }), data);
  }

  async stop(): Promise<void> {
    await this.sandbox.close();
    fs.rmSync(this.data, { recursive: true, force: true });
  }

  get bank() {
    return this.sandbox.bank;
  }

  /** Replaces all files by one at a task with everything before it done; returns it and a person's bearer. */
  file(task: string, workflow: 'individual' | 'joint' = 'individual', change: Partial<Subscription> = {}): Subscription {
    putInState(this.bank, 'a task is done', { task, workflow });
    const [dossier] = this.bank.subscriptions();
    const changed = { ...dossier!, prepared: false, ...change };
    this.bank.keep(changed);
    return changed;
  }

  bearer(token: Partial<AccessToken>): string {
    const value = this.bank.secret();
    this.bank.store.put('token', value, { value, expires: this.bank.millis() + 60_000, ...token });
    return value;
  }

  /** An adviser's bearer for a file. */
  adviser(subscription?: string): string {
    return this.bearer({ scope: 'adviser', adviser: ADVISER, ...(subscription === undefined ? {} : { subscription }) });
  }

  /** Sign-in code issued by the workstation. */
  workstationCode(): string {
    return new URL(entryOf(this.bank, adviserOf(ADVISER)!, undefined)!).searchParams.get('code')!;
  }

  get front(): string {
    return this.sandbox.addresses[firstBrand.omc];
  }

  say(place: string, { method = 'GET', token, headers = {}, body, form }: Told = {}, origin: string = this.front): Promise<Answered> {
    const payload = form
      ? new URLSearchParams(form).toString()
      : body === undefined
        ? undefined
        : typeof body === 'string'
          ? body
          : JSON.stringify(body);
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    return new Promise((done, failed) => {
      const request = http.request(
        new URL(origin),
        {
          method,
          path: place,
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(payload === undefined ? {} : { 'content-type': type, 'content-length': String(Buffer.byteLength(payload)) }),
            ...headers,
          },
        },
        answer => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => done({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString(), headers: answer.headers }));
        },
      );
      request.on('error', failed);
      request.end(payload);
    });
  }

  /** Parameters of a prospect's sign-in. */
  authorize(more: Readonly<Record<string, string>> = {}) {
    return {
      client_id: firstBrand.omc,
      redirect_uri: `${this.front}/ouvrirmoncompte/main`,
      response_type: 'code',
      scope: 'openid',
      state: 'state-of-the-tab',
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    };
  }

  /** Bearer of the file's holder. */
  holder(dossier: Subscription): string {
    return this.bearer({ subscription: dossier.id, participant: 'TIT' });
  }

  /** Sends a report of the content security policy. */
  report(body: string): Promise<Answered> {
    return this.say('/api/public/csp-reports', { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body });
  }

  /** Sends error reports, a line each. */
  reportErrors(...lines: readonly string[]): Promise<Answered> {
    const body = ['{}', ...lines].join('\n');
    return this.say('/rapports/api/1/envelope/', { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  }

  get desk(): string {
    return this.sandbox.addresses.desk;
  }
}
