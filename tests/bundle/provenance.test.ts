import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-provenance-')));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [path.resolve('tools/build/provenance.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, RELEASE_KEY: path.join(folder, 'private.pem') },
  });

test('X24: a signed release is what was built; one changed byte, an added file and another key are refused', () => {
  const spki = { type: 'spki', format: 'pem' } as const;
  const [own, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  write('private.pem', String(own.privateKey.export({ type: 'pkcs8', format: 'pem' })));
  write('public.pem', String(own.publicKey.export(spki)));
  write('other.pem', String(other.publicKey.export(spki)));
  write('package-lock.json', '{}');
  write('build/sbom.cdx.json', '{}');
  write('dist/ouvrirmoncompte/build.json', '{"build":"a3bc3c65-0123456789"}');
  write('dist/html/a.html', 'page');
  expect(run().stderr).toBe('');
  expect(run('--verify', 'public.pem').status).toBe(0);
  expect(run('--verify', 'other.pem').stderr).toContain('not a signature of this key');
  write('dist/html/a.html', 'pagE');
  expect(run('--verify', 'public.pem').stderr).toBe('Not what was signed: dist/html/a.html\n');
  write('dist/html/a.html', 'page');
  write('dist/html/b.html', 'added');
  expect(run('--verify', 'public.pem').stderr).toBe('Not what was signed: dist/html/b.html\n');
});
