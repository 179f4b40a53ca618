import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { answerCase, answerLine, withNulls } from '@domain/kernel/bench';
import { entries, ruleOf } from '@domain/register';

const root = join(__dirname, '..', '..');
const bench = (args: readonly string[], input = '') =>
  spawnSync(join(root, 'node_modules', '.bin', 'tsx'), [join(root, 'scripts', 'rules.ts'), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });

describe('the bench answers each case', () => {
  const ask = (line: string) => answerLine(ruleOf, line);

  test('with the verdict of its rule', () => {
    expect(ask('{"id":"a","rule":"eligibility.age","input":{"birthdate":"2004-02-29","today":"2026-02-28"}}')).toEqual({
      id: 'a',
      rule: 'eligibility.age',
      result: 21,
    });
  });

  test('OFR-14: with the tag of the error that the rule throws', () => {
    expect(ask('{"id":"b","rule":"offer.card","input":{"catalogNumber":"99999"}}')).toEqual({
      id: 'b',
      rule: 'offer.card',
      error: 'UNKNOWN_CARD',
    });
  });

  test('with INVALID_INPUT where the input is not of the rule’s form, or out of its reach', () => {
    for (const input of [{}, null, 'text', { birthdate: '2004-02-30', today: '2026-01-01' }, { birthdate: 1, today: '2026-01-01' }])
      expect(answerCase(ruleOf, { id: 'c', rule: 'eligibility.age', input })).toMatchObject({ error: 'INVALID_INPUT' });
    const never = { document: 'PAYSLIP', issued: '9999-12-31', today: '9999-12-31' };
    expect(answerCase(ruleOf, { id: 'c', rule: 'documents.fresh', input: never })).toMatchObject({ error: 'INVALID_INPUT' });
  });

  test('with UNKNOWN_RULE for an id of no rule, the name of an object’s own property included', () => {
    for (const rule of ['offer.nothing', 'constructor', '__proto__', ''])
      expect(answerCase(ruleOf, { id: 'd', rule, input: {} })).toEqual({ id: 'd', rule, error: 'UNKNOWN_RULE' });
    expect(answerCase(ruleOf, { id: 'd' })).toEqual({ id: 'd', rule: null, error: 'UNKNOWN_RULE' });
  });

  test('with a null id where the line is no case', () => {
    expect(ask('{"id":"e"')).toEqual({ id: null, rule: null, error: 'NOT_JSON' });
    expect(ask('[1]')).toEqual({ id: null, rule: null, error: 'INVALID_INPUT' });
  });

  test('but not a blank line', () => {
    expect(ask('')).toBeUndefined();
    expect(ask('  \r')).toBeUndefined();
  });

  test('an absent key that may be absent counts as null, at any depth', () => {
    expect(answerCase(ruleOf, { id: 'f', rule: 'sms.state', input: { httpStatus: 204 } })).toMatchObject({ result: 'success' });
    const input = { taskId: 'identityDocUpload', docs: [{ rank: '1' }] };
    expect(answerCase(ruleOf, { id: 'f', rule: 'journey.entry', input })).toMatchObject({ result: 'identityDocUpload' });
    expect(withNulls({ kind: 'record', fields: { a: { kind: 'text' }, b: { kind: 'absent', or: { kind: 'text' } } } }, { c: 1 })).toEqual({
      c: 1,
      b: null,
    });
  });

  test('every example of every rule, as its file says it', () => {
    for (const { id, examples } of entries)
      for (const { given, verdict } of examples) {
        const line = JSON.stringify({ id: 'g', rule: id, input: given });
        expect(JSON.parse(JSON.stringify(ask(line)))).toEqual({ id: 'g', rule: id, result: JSON.parse(JSON.stringify(verdict)) });
      }
  });
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

  test('show: table, examples and source; an unknown id is said', () => {
    const { stdout, status } = bench(['show', 'liveness.outcome']);
    expect(status).toBe(0);
    for (const part of ['Table', 'Examples', 'export const livenessOutcome', 'LIV-03']) expect(stdout).toContain(part);
    expect(bench(['show', 'nothing.here'])).toMatchObject({ status: 1, stdout: '' });
    expect(bench([])).toMatchObject({ status: 2, stdout: '' });
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
