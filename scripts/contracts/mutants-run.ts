// npm run mutants:contracts [most mutants an interaction] [provider…] — spoils the bank's answers one by one: does the verification notice?
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { figuresOf, type Figures } from './mutants-report';

const LEAST = 300;
const GOAL = 0.99;
const REPORT = 'build/contracts/mutants.json';

const output = (): Promise<string> =>
  new Promise(done => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/contracts/mutants-child.ts', ...process.argv.slice(2)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NO_COLOR: '1' },
    });
    const parts: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    child.on('close', () => done(parts.join('')));
  });

const share = (caught: number, all: number): string => `${caught} of ${all} (${all === 0 ? '0' : ((100 * caught) / all).toFixed(1)} %)`;

const told = ({ all, byProvider, byKind, survivors, broken }: Figures): string =>
  [
    ...byProvider.map(({ provider, all: of, caught }) => `${provider.padEnd(20)} ${share(caught, of)}`),
    ...byKind.map(({ kind, all: of, caught }) => `${kind.padEnd(20)} ${share(caught, of)}`),
    `${'all'.padEnd(20)} ${share(all - survivors.length, all)}`,
    ...survivors.map(({ provider, description, kind, where }) => `not caught: ${provider}, “${description}”: ${kind} ${where}`),
    ...broken.map(each => `fails unspoilt: ${each}`),
  ].join('\n');

const main = async (): Promise<void> => {
  const text = await output();
  const figures = figuresOf(text);
  fs.mkdirSync('build/contracts', { recursive: true });
  fs.writeFileSync('build/contracts/mutants.log', text);
  fs.writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(told(figures));
  const whole = process.argv.length <= 3;
  const enough = figures.all >= LEAST || !whole;
  const caught = figures.all - figures.survivors.length >= GOAL * figures.all;
  process.exitCode = text.includes('\n@end') && enough && caught && figures.broken.length === 0 ? 0 : 1;
};

void main();
