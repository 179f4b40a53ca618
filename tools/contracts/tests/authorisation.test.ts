import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startSandbox, type Sandbox } from '@sandbox/start';
import { putInState } from '@sandbox/states/seeds';
import { jsonText } from '@tools/build/json';
import { openapi } from '../openapi';
import { readPacts } from '../read';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'authorisation-'));
const FILE = path.join(folder, 'openapi.json');
let sandbox: Sandbox;
beforeAll(async () => {
  fs.writeFileSync(FILE, jsonText(await openapi(readPacts())));
  sandbox = await startSandbox({ port: 0, data: path.join(folder, 'data'), fast: true });
});
afterAll(async () => {
  await sandbox.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The script that backend teams run. */
const run = async (base: string, ...more: readonly string[]) => {
  const child = spawn(process.execPath, ['contracts/recipes/authorisation.mjs', FILE, base, ...more]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const [status] = await once(child, 'close');
  return { status: status as number, said };
};

describe('SES-02: every call that needs a token, without one and with another person’s', () => {
  test('the sandbox refuses each', async () => {
    // The connected person has a dossier whose ids are others than those of the examples.
    putInState(sandbox.bank, 'a subscription is at step', { step: 'signature', workflow: 'individual', isInitBo: '0', idEne: 'ene-other' });
    const { status, said } = await run(`${sandbox.addresses['omc-01']}/api`, 'FAKE-TOKEN');
    expect([status, said]).toEqual([0, expect.stringMatching(/^\d+ calls need a token; \d{2,} requests refused, 0 not\.\n$/)]);
  });

  test('a provider that looks at no token is told of every call', async () => {
    const careless = http.createServer((_request, reply) => reply.writeHead(204).end());
    await new Promise<void>(done => careless.listen(0, done));
    const { port } = careless.address() as { port: number };
    const { status, said } = await run(`http://localhost:${port}`);
    careless.close();
    expect(status).toBe(1);
    expect(said).toContain('PUT /v1/prospect/{id} without a token: 204');
    expect(said).toMatch(/0 requests refused/);
  });
});
