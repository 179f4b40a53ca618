import fs from 'node:fs';
import { seedWanted } from '@tests/faults/kinds';
import { acts, actsWanted, playAct } from '@tests/faults/person';
import { expect, test } from './support/test';

const REPORT = process.env['FAULT_ROWS'];

for (const wanted of actsWanted(seedWanted())) {
  const { act, task, mode, workflow } = wanted;
  test(`${task}, ${mode}, ${workflow}: ${acts[act]} (${act}, R04, R10, R11, R12, R13, R14)`, async ({ browser, bank }) => {
    const row = await playAct(browser, bank, wanted);
    if (REPORT) fs.appendFileSync(REPORT, `${JSON.stringify(row)}\n`);
    expect(row.wrong, row.said).toEqual([]);
  });
}
