import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'UTC'] as const;

interface Case {
  readonly says: string;
  readonly rule: string;
  readonly input: unknown;
  readonly result: unknown;
}

const today = (says: string, instant: string, result: string): Case => ({ says, rule: 'eligibility.today', input: { instant }, result });
const age = (says: string, birthdate: string, on: string, result: number): Case => ({
  says,
  rule: 'eligibility.age',
  input: { birthdate, today: on },
  result,
});
const shown = (says: string, birthdate: string, displayed: string): Case => ({
  says,
  rule: 'dates.display',
  input: { birthdate },
  result: { displayed, parisLocalTime: '12:00' },
});
const born = (says: string, typed: string, on: string, result: unknown): Case => ({
  says,
  rule: 'eligibility.birthdate',
  input: { typed, today: on, band: null },
  result,
});
const promotion = (says: string, on: string, result: string): Case => ({
  says,
  rule: 'offer.promotion',
  input: {
    brand: '01',
    youthEligible: true,
    existingClient: false,
    mainlandFrance: true,
    today: on,
    youthValidUntil: '2025-12-31',
    welcomeValidUntil: '2025-12-31',
  },
  result,
});
const expires = (says: string, issuedAt: string, result: string): Case => ({
  says,
  rule: 'session.expiry',
  input: { issuedAt, expiresIn: 3600 },
  result,
});
const fresh = (says: string, document: string, issued: string, on: string, result: boolean): Case => ({
  says,
  rule: 'documents.fresh',
  input: { document, issued, today: on },
  result,
});

const cases: readonly Case[] = [
  today('the last minute of the offers, in Paris', '2025-12-31T23:59:00+01:00', '2025-12-31'),
  today('the first minute after them', '2026-01-01T00:00:00+01:00', '2026-01-01'),
  today('the last minute of the offers, told in Auckland', '2026-01-01T11:59:00+13:00', '2025-12-31'),
  today('the first minute after them, told in Los Angeles', '2025-12-31T15:00:00-08:00', '2026-01-01'),
  promotion('the offer holds on its last day', '2025-12-31', 'youth'),
  promotion('and no longer the day after', '2026-01-01', 'none'),
  today('a minute before midnight in summer', '2026-07-14T21:59:00Z', '2026-07-14'),
  today('midnight in summer', '2026-07-14T22:00:00Z', '2026-07-15'),
  today('the hour that does not exist, 29 March', '2026-03-29T01:30:00Z', '2026-03-29'),
  today('midnight that begins the short day', '2026-03-28T23:00:00Z', '2026-03-29'),
  today('midnight that ends the short day', '2026-03-29T22:00:00Z', '2026-03-30'),
  today('midnight that begins the long day', '2026-10-24T22:00:00Z', '2026-10-25'),
  today('a minute before the end of the long day', '2026-10-25T22:59:00Z', '2026-10-25'),
  today('the end of the long day', '2026-10-25T23:00:00Z', '2026-10-26'),
  age('the eve of the birthday', '2000-03-10', '2026-03-09', 25),
  age('the birthday', '2000-03-10', '2026-03-10', 26),
  age('29 February, on 28 February', '2004-02-29', '2022-02-28', 17),
  age('29 February, on 1 March', '2004-02-29', '2022-03-01', 18),
  age('29 February, on 29 February', '2004-02-29', '2024-02-29', 20),
  born('18 on the day', '09/03/2008', '2026-03-09', { valid: true, birthdate: '2008-03-09' }),
  born('18 tomorrow', '10/03/2008', '2026-03-09', { valid: false, reason: 'too-young' }),
  born('29 February of a common year', '29/02/2003', '2026-03-09', { valid: false, reason: 'invalid' }),
  born('born on a day that Samoa never had', '30/12/1990', '2026-03-09', { valid: true, birthdate: '1990-12-30' }),
  shown('1 January does not become 31 December', '1990-01-01', '01/01/1990'),
  shown('29 February', '2004-02-29', '29/02/2004'),
  shown('the short day', '2026-03-29', '29/03/2026'),
  shown('the long day', '2026-10-25', '25/10/2026'),
  fresh('a payslip one day under three months', 'PAYSLIP', '2025-11-30', '2026-02-27', true),
  fresh('a payslip of three months', 'PAYSLIP', '2025-11-30', '2026-02-28', false),
  fresh('a bill of 29 February, one day under a year', 'ELECTRICITY', '2024-02-29', '2025-02-27', true),
  fresh('a bill of 29 February, one year', 'ELECTRICITY', '2024-02-29', '2025-02-28', false),
  expires('a token over the night when clocks go forward', '2026-03-29T01:30:00+01:00', '2026-03-29T02:30:00+01:00'),
  expires('a token over the night when clocks go back', '2026-10-25T02:30:00+02:00', '2026-10-25T03:30:00+02:00'),
];

const answersIn = (zone: string): readonly unknown[] => {
  const { stdout, status } = spawnSync(join(root, 'node_modules', '.bin', 'tsx'), [join(root, 'book', 'bench.ts'), 'eval'], {
    cwd: root,
    env: { ...process.env, TZ: zone },
    input: cases.map(({ rule, input }, id) => JSON.stringify({ id: String(id), rule, input })).join('\n'),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown);
};

describe.each(zones)('CFG-06, R15: on a machine in %s', zone => {
  let answers: readonly unknown[] = [];
  beforeAll(() => {
    answers = answersIn(zone);
  });

  test.each(cases.map((asked, id) => [asked.says, asked, id] as const))('%s', (_, { rule, result }, id) => {
    expect(answers[id]).toEqual({ id: String(id), rule, result });
  });
});
