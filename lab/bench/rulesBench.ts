import { spawn } from 'node:child_process';
import { entries } from '@domain/register';

const CASES = 10_000;

/** Cases of the rules' own examples, over and over, each with its rule. */
const cases = (): string => {
  const known = entries.flatMap(({ id, examples }) => examples.map(({ given }) => ({ rule: id, input: given })));
  return Array.from({ length: CASES }, (_, index) => `${JSON.stringify({ id: `${index}`, ...known[index % known.length] })}\n`).join('');
};

export interface RulesBench {
  readonly cases: number;
  readonly rules: number;
  /** Milliseconds, the start of the program included. */
  readonly took: number;
}

/** How long the rule bench takes for ten thousand cases on its standard input. */
export const rulesBench = async (): Promise<RulesBench> => {
  const input = cases();
  const began = performance.now();
  const bench = spawn(process.execPath, ['--import', 'tsx', 'book/bench.ts', 'eval'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let answered = 0;
  bench.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) answered += byte === 10 ? 1 : 0;
  });
  bench.stdin.end(input);
  await new Promise(done => bench.on('close', done));
  if (answered !== CASES) throw new Error(`${answered} answers to ${CASES} cases`);
  return { cases: CASES, rules: entries.length, took: performance.now() - began };
};
