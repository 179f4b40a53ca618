import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstBrand, variants, type Variant } from '@domain/brand/variant';
import { offsets } from '@sandbox/ports';
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
  ) {}

  address(variant: Variant): string {
    return `http://localhost:${this.port + offsets[variant]}`;
  }

  get desk(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    // Starts node directly: tsx's command would start a child process that survives the kill.
    const args = ['--import', 'tsx', 'sandbox/start.ts', '--fast', '--port', `${this.port}`, '--data', this.data, ...this.options];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    // No time limit: the caller has one.
    await this.until(async () => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The sandbox stopped:\n${said}`);
      const last = this.address(variants.at(-1) ?? firstBrand.omc);
      if (!said.includes(last)) return false; // the bank prints its addresses once it knows them all
      return fetch(`${last}/ouvrirmoncompte/main`).then(
        answer => answer.ok,
        () => false,
      );
    }, Infinity);
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

  async messages(): Promise<readonly Message[]> {
    return (await (await fetch(`${this.desk}/bureau/api/messages`)).json()) as readonly Message[];
  }

  /** Reports that browsers have sent, newest first. */
  async received(kind: 'report' | 'error-report' | 'event'): Promise<readonly { readonly report: unknown }[]> {
    const answer = await fetch(`${this.desk}/bureau/api/reports`);
    const reports = (await answer.json()) as Readonly<Record<string, readonly { readonly report: unknown }[]>>;
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
    let link: string | undefined;
    await this.until(async () => {
      const messages = await this.messages();
      link = messages.filter(({ to }) => to === email).flatMap(({ text }) => address.exec(text) ?? [])[0];
      return link !== undefined;
    });
    return link ?? '';
  }

  /** A file at a task; its people sign in by the link of their last e-mail. */
  async prepare(wish: PreparedWish): Promise<Prepared> {
    return (await this.atDesk('files', wish)) as Prepared;
  }

  /** Calls the sandbox desk's API. */
  async atDesk(path: string, body: unknown): Promise<unknown> {
    const answer = await fetch(`${this.desk}/bureau/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The desk refused ${path}: ${answer.status}`);
    return answer.json();
  }

  async file(id: string): Promise<FileAtDesk> {
    return (await (await fetch(`${this.desk}/bureau/api/files/${id}`)).json()) as FileAtDesk;
  }

  async setClock(instant: string): Promise<void> {
    await fetch(`${this.desk}/bureau/api/clock`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now: instant }),
    });
  }

  /** Advances the bank's clock. */
  async passSeconds(seconds: number): Promise<void> {
    const { now } = (await (await fetch(`${this.desk}/bureau/api/clock`)).json()) as { readonly now: string };
    await this.setClock(new Date(Date.parse(now) + seconds * 1_000).toISOString());
  }

  private async sms(mobile: string, isMeant: (message: Message) => boolean): Promise<Message> {
    let found: Message | undefined;
    await this.until(async () => {
      const messages = await this.messages();
      found = messages.find(sms => digits(sms.to) === digits(mobile) && CODE.test(sms.text) && isMeant(sms));
      return found !== undefined;
    });
    if (found === undefined) throw new Error(`No code was sent to ${mobile}`);
    return found;
  }

  private async until(holds: () => Promise<boolean>, most = 300): Promise<void> {
    for (let tries = 0; tries < most; tries += 1) {
      if (await holds()) return;
      await new Promise(done => setTimeout(done, 50));
    }
    throw new Error('The sandbox did not come to it in time');
  }
}
