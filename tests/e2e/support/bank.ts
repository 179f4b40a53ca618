import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstBrand, variants, type Variant } from '@domain/brand/variant';
import { offsets } from '@sandbox/ports';
import { Desk, type Prepared } from '@tools/testing/Desk';
import { fetchOf } from '@sandbox/web/fetchOwn';
import type { PreparedWish } from '@sandbox/prepared/prepare';

export type { Variant };

export { digits } from '@tools/testing/Desk';
export type { Contact, DossierAtDesk, Message, Prepared } from '@tools/testing/Desk';

const originOf = (port: number, host: string | undefined): string =>
  `${host === undefined ? 'http://localhost' : `https://${host}`}:${port}`;

/** The sandbox in its own process, so that a test can stop it and restart it on the same data. */
export class Bank extends Desk {
  private child: ChildProcess | undefined;
  private readonly data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-bank-'));

  constructor(
    private readonly port: number,
    private readonly options: readonly string[] = [],
    /** The name that the options give it, with a certificate; undefined: plain http on this machine. */
    private readonly host?: string,
  ) {
    super(originOf(port, host), fetchOf(host));
  }

  address(variant: Variant): string {
    return originOf(this.port + offsets[variant], this.host);
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

  /** Reports that browsers have sent, newest first. */
  async received(kind: 'report' | 'error-report' | 'event'): Promise<readonly { readonly report: unknown }[]> {
    const reports = await this.asked<Readonly<Record<string, readonly { readonly report: unknown }[]>>>('reports');
    return reports[kind] ?? [];
  }

  override prepare(wish: PreparedWish): Promise<Prepared> {
    return super.prepare(wish);
  }
}
