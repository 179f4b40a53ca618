import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';

/** Path of the installed nginx; undefined: none. */
export const nginxHere = (): string | undefined =>
  ['/usr/sbin', '/usr/local/sbin', ...(process.env['PATH'] ?? '').split(delimiter)].map(folder => join(folder, 'nginx')).find(existsSync);

/** A free port of the loopback. */
export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => {
        found(port);
      });
    });
  });

const answers = (origin: string): Promise<boolean> =>
  fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

const listening = async (origin: string, gone: () => boolean): Promise<void> => {
  while (!(await answers(origin))) {
    if (gone()) throw new Error('nginx stopped: its configuration is refused');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
};

/** Runs nginx in a temporary folder. */
export class Nginx {
  private readonly prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  private process: ChildProcess | undefined;
  said = '';

  /** `options`: of the program; by default one process, which cannot read its configuration again. */
  constructor(
    private readonly program: string,
    private readonly options: readonly string[] = ['-g', 'daemon off; master_process off;'],
  ) {}

  /** Resolves once it answers at `origin`; rejects with its error output. `configuration`: its text, or an absolute path. */
  async start(configuration: string, origin: string): Promise<void> {
    const file = isAbsolute(configuration) ? configuration : join(this.prefix, 'nginx.conf');
    if (file !== configuration) writeFileSync(file, configuration);
    const child = spawn(this.program, ['-p', this.prefix, '-c', file, ...this.options], { stdio: 'pipe' });
    this.process = child;
    child.stderr.on('data', (piece: Buffer) => (this.said += piece.toString()));
    await listening(origin, () => child.exitCode !== null).catch((error: unknown) => {
      throw new Error(`${String(error)}\n${this.said}`);
    });
  }

  get pidFile(): string {
    return join(this.prefix, 'nginx.pid');
  }

  get logFile(): string {
    return join(this.prefix, 'access.log');
  }

  async stop(): Promise<void> {
    const child = this.process;
    if (child !== undefined && child.exitCode === null) {
      const ended = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.prefix, { recursive: true, force: true });
  }
}
