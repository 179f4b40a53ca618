import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { entries } from '@domain/register';

const root = join(__dirname, '..', '..', '..');
const bench = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, ['--import', 'tsx', join(root, 'tools', 'book', 'bench.ts'), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });

describe('the command', () => {
  test('list: one rule a line', () => {
    const { stdout, status } = bench(['list']);
    expect(status).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map(line => line.split('\t')[0]),
    ).toEqual(entries.map(({ id }) => id));
  });

  test('show: table, examples and source; an unknown id is reported', () => {
    const { stdout, status } = bench(['show', 'liveness.outcome']);
    expect(status).toBe(0);
    for (const part of ['Table', 'Examples', 'export const livenessOutcome', 'LIV-03']) expect(stdout).toContain(part);
    expect(bench(['show', 'nothing.here'])).toMatchObject({ status: 1, stdout: '' });
    expect(bench([])).toMatchObject({ status: 2, stdout: '' });
  });

  test('grid: all cases of a rule, as CSV and as lines that eval answers alike; none for a rule about any text', () => {
    expect(bench(['grid', 'offer.insuranceAllowed'])).toMatchObject({ status: 0, stdout: 'participant,result\nTIT,true\nCOT,false\n' });
    const { stdout } = bench(['grid', 'finalisation.route', '--json']);
    expect(stdout).toContain('"rule":"finalisation.route","input":{"functionalCode":');
    expect(bench(['grid', 'field.name'])).toMatchObject({ status: 1, stdout: '' });
    expect(bench(['grid', 'nothing.here'])).toMatchObject({ status: 1, stdout: '' });
  });

  test('eval: 10,000 cases, a broken line, a blank line, a very long line and no last line break; every case is answered', () => {
    const line = (id: number) =>
      JSON.stringify({ id: `${id}`, rule: 'eligibility.birthdate', input: { typed: '29/02/2004', today: '2026-03-09' } });
    const long = JSON.stringify({ id: 'long', rule: 'field.name', input: { value: 'é'.repeat(300_000) } });
    const lines = [...Array.from({ length: 10_000 }, (_, id) => line(id)), '{broken', '', long];
    const { stdout, status } = bench(['eval'], lines.join('\n'));
    expect(status).toBe(0);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map(answer => JSON.parse(answer) as { id: string | null });
    expect(answers.map(({ id }) => id)).toEqual([...Array.from({ length: 10_000 }, (_, id) => `${id}`), null, 'long']);
  });
});
