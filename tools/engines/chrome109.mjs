// npm run chrome109 -w tools — after a build: a whole journey with photos in Chromium 109, the oldest that package.json promises (D-121). The
// first run installs that Chromium into .browsers/, outside package-lock.json. `--installed`: only where it is installed already.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const PACKAGE = '@sparticuz/chromium@109.0.6';
/** sha256 of the package's compressed program: no lock file knows it. */
const PROGRAM = '4093f192508602ec0fa01b47136a120546e636c5ead67c1852c86a35b444d886';
const folder = path.resolve('.browsers/chromium-109');
const program = path.join(folder, 'chromium');

const install = () => {
  fs.mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...options, PACKAGE], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm could not install ${PACKAGE}`);
  const packed = fs.readFileSync(path.join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br'));
  if (createHash('sha256').update(packed).digest('hex') !== PROGRAM) throw new Error(`${PACKAGE} is not the program that it was`);
  fs.writeFileSync(program, brotliDecompressSync(packed), { mode: 0o755 });
};

/** Each in a browser of its own: one that runs in a single process ends with its first page. */
const journeys = [
  ['tests/e2e/account.spec.ts', 'young client'],
  ['tests/e2e/uploads.spec.ts', 'sends photos upright'],
];

if (process.argv.includes('--installed') && !fs.existsSync(program)) {
  console.log('SKIPPED  a journey in Chromium 109: npm run chrome109 -w tools installs it');
} else {
  if (!fs.existsSync(program)) install();
  const env = { ...process.env, CHROMIUM_PATH: program, CHROMIUM_ARGS: '--single-process --no-zygote' };
  for (const [file, title] of journeys) {
    const { status } = spawnSync(process.execPath, ['tools/build/e2e.mjs', file, '-g', title], { stdio: 'inherit', env });
    if (status !== 0) process.exitCode = 1;
  }
}
