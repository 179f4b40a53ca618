import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environments } from '@domain/brand/variant';
import { freePort, nginxHere } from '../support/nginx';

const read = (place: string): string => fs.readFileSync(path.resolve('tools/deploy', place), 'utf8');
const dockerfile = read('front/Dockerfile').replace(/\\\n/g, '');
const [building = '', serving = ''] = dockerfile.split(/^(?=FROM nginx:)/m);

describe('the image of the front end', () => {
  test('is built from the lock with the manifest of every workspace, for every environment', () => {
    const { workspaces } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { readonly workspaces: readonly string[] };
    for (const folder of workspaces) expect(building).toContain(`${folder}/package.json ${folder}/`);
    expect(building).toMatch(/^RUN npm ci$/m);
    expect(building).toContain(`for environment in ${environments.join(' ')};`);
  });

  test('has no source and no Node, runs without root on a read-only file system, and asks /healthz', () => {
    expect(serving.match(/^COPY .*$/gm)?.every(line => line.startsWith('COPY --from=build '))).toBe(true);
    expect(serving).toMatch(/^USER nginx$/m);
    expect(serving).toMatch(/^HEALTHCHECK .*\/healthz"\]$/m);
    const [, front = ''] = read('box/compose.yaml').split(/^ {2}front:$/m);
    for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"]) expect(front).toContain(line);
  });

  test('leaves out of its context what the image of the bank leaves out', () => {
    expect(read('front/Dockerfile.dockerignore')).toBe(read('box/Dockerfile.dockerignore'));
  });
});

const program = nginxHere();
const testWithNginx = program === undefined ? test.skip : test;

testWithNginx(
  'its start serves the site of the environment, and writes the log to its output (skipped where nginx is not installed)',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-front-'));
    const port = await freePort();
    const file = (place: string, text: string): void => {
      fs.mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
      fs.writeFileSync(path.join(folder, place), text);
    };
    const listening = `events {} http { log_format paths '$uri'; access_log access.log paths; server { listen 127.0.0.1:${port}; return 200 ok; } }`;
    file('sites/omc-03.rec.conf', `pid nginx.pid; error_log stderr crit; ${listening}`);
    // a pipe, as in a container
    const child = spawn('sh', ['-c', 'sh tools/deploy/front/start.sh 2>&1 | cat'], {
      env: {
        ...process.env,
        PATH: `${path.dirname(program ?? '')}:${process.env['PATH'] ?? ''}`,
        RUN: path.join(folder, 'run'),
        SITES: path.join(folder, 'sites'),
        VARIANT: 'omc-03',
        ENVIRONMENT: 'rec',
      },
    });
    let said = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
    const ended = new Promise(resolve => child.once('exit', resolve));
    const asked = async (): Promise<string> => {
      while (child.exitCode === null) {
        const answer = await fetch(`http://127.0.0.1:${port}/looked`).catch(() => undefined);
        if (answer?.ok) return answer.text();
        await new Promise(resolve => setTimeout(resolve, 20));
      }
      throw new Error(`nginx stopped: ${said}`);
    };
    expect(await asked()).toBe('ok');
    process.kill(Number(fs.readFileSync(path.join(folder, 'run/nginx.pid'), 'utf8')), 'SIGTERM');
    await ended;
    expect(said).toContain('/looked');
    fs.rmSync(folder, { recursive: true, force: true });
  },
);

test('its start refuses an environment without a site', () => {
  const { status } = spawnSync('sh', ['tools/deploy/front/start.sh'], {
    env: { PATH: process.env['PATH'] ?? '', RUN: path.join(os.tmpdir(), 'omc-none') },
  });
  expect(status).not.toBe(0);
});
