import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { entries } from '@domain/register';

const root = join(__dirname, '..', '..');
const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'UTC'] as const;

interface Case {
  readonly says: string;
  readonly rule: string;
  readonly input: unknown;
  readonly result: unknown;
}

const today = (says: string, instant: string, result: string): Case => ({ says, rule: 'eligibility.today', input: { instant }, result });
const expires = (says: string, issuedAt: string, result: string): Case => ({
  says,
  rule: 'session.expiry',
  input: { issuedAt, expiresIn: 3600 },
  result,
});

/** Cases besides the rules' examples: instants of other zones, changes of clock, days missing from some calendars. */
const cases: readonly Case[] = [
  today('the last minute of the offers, told in Auckland', '2026-01-01T11:59:00+13:00', '2025-12-31'),
  today('the first minute after them, told in Los Angeles', '2025-12-31T15:00:00-08:00', '2026-01-01'),
  today('the hour that does not exist, 29 March', '2026-03-29T01:30:00Z', '2026-03-29'),
  today('midnight that begins the short day', '2026-03-28T23:00:00Z', '2026-03-29'),
  today('midnight that ends the short day', '2026-03-29T22:00:00Z', '2026-03-30'),
  today('midnight that begins the long day', '2026-10-24T22:00:00Z', '2026-10-25'),
  today('a minute before the end of the long day', '2026-10-25T22:59:00Z', '2026-10-25'),
  today('the end of the long day', '2026-10-25T23:00:00Z', '2026-10-26'),
  expires('a token over the night when clocks go forward', '2026-03-29T01:30:00+01:00', '2026-03-29T02:30:00+01:00'),
  expires('a token over the night when clocks go back', '2026-10-25T02:30:00+02:00', '2026-10-25T03:30:00+02:00'),
  {
    says: '1 January does not become 31 December',
    rule: 'dates.display',
    input: { birthdate: '1990-01-01' },
    result: { displayed: '01/01/1990', parisLocalTime: '12:00' },
  },
  {
    says: 'born on a day that Samoa never had',
    rule: 'eligibility.birthdate',
    input: { typed: '30/12/1990', today: '2026-03-09', band: null },
    result: { valid: true, birthdate: '1990-12-30' },
  },
];

const examples: readonly Case[] = entries.flatMap(({ id, examples: own }) =>
  own.map(({ title, given, verdict }) => ({ says: title, rule: id, input: given, result: verdict })),
);

const answersIn = (zone: string, asked: readonly Case[]): readonly unknown[] => {
  const { stdout, status } = spawnSync(join(root, 'node_modules', '.bin', 'tsx'), [join(root, 'tools', 'book', 'bench.ts'), 'eval'], {
    cwd: root,
    env: { ...process.env, TZ: zone },
    input: asked.map(({ says, rule, input }) => JSON.stringify({ id: says, rule, input })).join('\n'),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown);
};

const answersOf = (asked: readonly Case[]): unknown =>
  JSON.parse(JSON.stringify(asked.map(({ says, rule, result }) => ({ id: says, rule, result }))));

test.each(zones)(
  'CFG-06, R15: on a machine in %s every example of every rule is answered as its file says it, and so is the night of the clocks',
  zone => {
    expect(answersIn(zone, [...cases, ...examples])).toEqual(answersOf([...cases, ...examples]));
  },
);
