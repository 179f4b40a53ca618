import fs from 'node:fs';
import { faults, seedWanted } from '@tests/faults/kinds';
import { rowsWanted } from '@tests/faults/rows';
import { play } from '@tests/faults/play';
import { bare as test, expect } from './support/test';

const REPORT = process.env['FAULT_ROWS'];
const seed = seedWanted();

for (const wanted of rowsWanted(seed)) {
  const { call, fault } = wanted;
  test(`R02, R04, R09: ${call}: ${faults[fault]} (${fault}); nothing is lost, misleads or ends there`, async ({ browser, wired }) => {
    const row = await play(browser, wired.bank, wired.wire, wanted, seed ?? 1);
    if (REPORT) fs.appendFileSync(REPORT, `${JSON.stringify(row)}\n`);
    expect(row.wrong, `${row.actions.join(', ')}; ${row.said}`).toEqual([]);
  });
}
