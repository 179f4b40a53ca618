import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Bank } from '@sandbox/bank';
import { defaults, type Options } from '@sandbox/options';

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'omc-restart-'));
afterAll(() => fs.rmSync(data, { recursive: true, force: true }));
afterEach(() => jest.restoreAllMocks());

const MINUTE = 60_000;
let device = Date.parse('2026-11-27T09:00:00Z');

/** What a bank that starts on the data says, once it has run a while; it is killed then: nothing is written at the end. */
const started = (more: Partial<Options> = {}, ranMs = 0, act: (bank: Bank) => void = () => undefined) => {
  jest.spyOn(Date, 'now').mockImplementation(() => device);
  const bank = new Bank({ ...defaults, data, ...more });
  const start = bank.millis();
  act(bank);
  device += ranMs;
  const end = bank.millis();
  bank.store.close();
  return { start, end };
};

describe('X18, R10: a bank that starts again never goes back in time', () => {
  test('after a kill without a clock ever set, it continues from where it was', () => {
    const first = started({ fresh: true }, 23_000);
    expect(first.end - first.start).toBe(23_000);
    const second = started({}, 5 * MINUTE);
    expect(second.start).toBe(first.end);
    device += MINUTE;
    expect(started().start).toBe(second.end + MINUTE);
  });

  test('nor after the desk emptied it, or moved its clock', () => {
    const moved = started({}, MINUTE, bank => bank.setClock('2025-12-01T10:00:00+01:00'));
    const emptied = started({}, MINUTE, bank => bank.store.clear());
    expect(emptied.start).toBe(moved.end);
    expect(started().start).toBe(emptied.end);
  });

  test('a clock given as an option applies, and is kept for later starts', () => {
    const asked = started({ clock: '2025-11-05T08:00:00+01:00' }, MINUTE);
    expect(asked.start).toBe(Date.parse('2025-11-05T08:00:00+01:00'));
    expect(started().start).toBe(asked.end);
  });
});
