import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstBrand, variants, type Variant } from '@domain/brand/variant';
import { offsets } from '@sandbox/ports';
import { fetchOf } from '@sandbox/web/fetchOwn';
import type { PreparedWish } from '@sandbox/prepared/prepare';

export type { Variant };

export interface Contact {
  readonly email: string;
  readonly mobile: string;
}

export interface Prepared {
  readonly id: string;
  readonly holder: Contact;
  readonly coHolder?: Contact;
}

export interface FileAtDesk {
  readonly task: string;
  readonly account?: { readonly number: string };
  readonly checks: readonly unknown[];
  readonly proofs: readonly { readonly rank: string; readonly standing: string; readonly outcome: unknown }[];
}

export interface Message {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

const CODE = /\b\d{6}\b/;
const codeIn = ({ text }: Message): string => CODE.exec(text)?.[0] ?? '';
/** A mobile without spaces, for comparisons. */
export const digits = (mobile: string): string => mobile.replace(/\s/g, '');

/** The sandbox in its own process, so that a test can stop it and restart it on the same data. */
export class Bank {
  private child: ChildProcess | undefined;
  private readonly data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-bank-'));
  private readonly signedWith = new Set<string>();

  constructor(
    private readonly port: number,
    private readonly options: readonly string[] = [],
    /** The name that the options give it, with a certificate; undefined: plain http on this machine. */
    private readonly host?: string,
  ) {}

  address(variant: Variant): string {
    return this.origin(offsets[variant]);
  }

  get desk(): string {
    return this.origin(0);
  }

  private origin(offset: number): string {
    return `${this.host === undefined ? 'http://localhost' : `https://${this.host}`}:${this.port + offset}`;
  }

  async start(): Promise<void> {
    // Starts node directly: tsx's command would start a child process that survives the kill.
    const args = ['--import', 'tsx', 'sandbox/start.ts', '--fast', '--port', `${this.port}`, '--data', this.data, ...this.options];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const last = this.address(variants.at(-1) ?? firstBrand.omc);
    // No time limit: the caller has one. The bank prints its addresses once it knows them all.
    const isUp = async (): Promise<true | undefined> => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The sandbox stopped:\n${said}`);
      if (!said.includes(last)) return undefined;
      return fetchOf(this.host)(`${last}/ouvrirmoncompte/main`).then(
        ({ ok }) => ok || undefined,
        () => undefined,
      );
    };
    await this.until(isUp, '', Infinity);
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise(done => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    fs.rmSync(this.data, { recursive: true, force: true });
  }

  messages(): Promise<readonly Message[]> {
    return this.asked('messages');
  }

  /** Reports that browsers have sent, newest first. */
  async received(kind: 'report' | 'error-report' | 'event'): Promise<readonly { readonly report: unknown }[]> {
    const reports = await this.asked<Readonly<Record<string, readonly { readonly report: unknown }[]>>>('reports');
    return reports[kind] ?? [];
  }

  /** Latest SMS code for a number; `what`: ignores codes for other purposes. */
  async codeFor(mobile: string, what: 'signature' | '' = ''): Promise<string> {
    return codeIn(await this.sms(mobile, ({ text }) => text.includes(what)));
  }

  /** A ceremony's code, never returned twice: the previous ceremony's SMS may still be the latest. D-60 */
  async signatureCodeFor(mobile: string): Promise<string> {
    const sms = await this.sms(mobile, ({ id, text }) => text.includes('signature') && !this.signedWith.has(id));
    this.signedWith.add(sms.id);
    return codeIn(sms);
  }

  /** Link of the latest e-mail to this address: to the file, or to the page that sends the customer area's code. */
  async linkFor(email: string, page: 'login' | 'sms' = 'login'): Promise<string> {
    const address = page === 'login' ? /http\S+\/acces\/login\?code=\S+/ : /http\S+\/acces\/sms\?uuid=\S+/;
    return this.until(async () => {
      const messages = await this.messages();
      return messages.filter(({ to }) => to === email).flatMap(({ text }) => address.exec(text) ?? [])[0];
    });
  }

  /** A file at a task; its people sign in by the link of their last e-mail. */
  prepare(wish: PreparedWish): Promise<Prepared> {
    return this.atDesk('files', wish);
  }

  /** Sends a request to the sandbox's desk. */
  atDesk<A>(path: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<A> {
    return this.asked(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  }

  file(id: string): Promise<FileAtDesk> {
    return this.asked(`files/${id}`);
  }

  async setClock(instant: string): Promise<void> {
    await this.atDesk('clock', { now: instant }, 'PUT');
  }

  /** Advances the bank's clock. */
  async passSeconds(seconds: number): Promise<void> {
    const { now } = await this.asked<{ readonly now: string }>('clock');
    await this.setClock(new Date(Date.parse(now) + seconds * 1_000).toISOString());
  }

  private async asked<A>(path: string, init?: RequestInit): Promise<A> {
    const answer = await fetchOf(this.host)(`${this.desk}/bureau/api/${path}`, init);
    if (!answer.ok) throw new Error(`The desk refused ${path}: ${answer.status}`);
    return (await answer.json()) as A;
  }

  private sms(mobile: string, isMeant: (message: Message) => boolean): Promise<Message> {
    return this.until(async () => {
      const messages = await this.messages();
      return messages.find(sms => digits(sms.to) === digits(mobile) && CODE.test(sms.text) && isMeant(sms));
    }, `no code was sent to ${mobile}`);
  }

  private async until<A>(ask: () => Promise<A | undefined>, otherwise = 'the sandbox did not come to it', most = 300): Promise<A> {
    for (let tries = 0; tries < most; tries += 1) {
      const found = await ask();
      if (found !== undefined) return found;
      await new Promise(done => setTimeout(done, 50));
    }
    throw new Error(`Not in time: ${otherwise}`);
  }
}
