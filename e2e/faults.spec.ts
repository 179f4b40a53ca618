import fs from 'node:fs';
import { faults } from '@tests/faults/kinds';
import { rowsWanted } from '@tests/faults/rows';
import { play } from '@tests/faults/play';
import { Wire } from '@tests/faults/Wire';
import { Bank } from './support/bank';
import { expect, test as base } from '@playwright/test';

const FIRST_PORT = Number(process.env['BANK_PORT'] ?? 5200) + 5_000;
const TIMEOUT_MS = 5_000;
const REPORT = process.env['FAULT_ROWS'];
const { rows, seed } = rowsWanted(process.env);

/** A bank behind wires of its own for each worker: to the client's front end, and to the adviser's. */
const test = base.extend<object, { wired: { readonly bank: Bank; readonly omc: Wire; readonly mdc: Wire } }>({
  wired: [
    async ({ browserName }, use, worker) => {
      const port = FIRST_PORT + worker.parallelIndex * 50 + (browserName === 'chromium' ? 0 : 300);
      const omc = new Wire(port + 30, port + 1, TIMEOUT_MS);
      const mdc = new Wire(port + 31, port + 11, TIMEOUT_MS, true);
      const bank = new Bank(port, ['--front', omc.address, '--front', mdc.address]);
      await bank.start();
      await Promise.all([omc.open(), mdc.open()]);
      await use({ bank, omc, mdc });
      await Promise.all([omc.close(), mdc.close()]);
      await bank.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const wanted of rows) {
  const { call, fault, use, workflow, mode } = wanted;
  const whose = mode === 'mdc' ? 'the adviser’s' : workflow;
  const title = `R02, R04, R09: ${call}, use ${use}, ${whose}: ${faults[fault]} (${fault}); nothing is lost, misleads or ends there`;
  test(title, async ({ browser, wired }) => {
    test.slow();
    const row = await play(browser, wired.bank, wired[mode], wanted, seed);
    if (REPORT) fs.appendFileSync(REPORT, `${JSON.stringify(row)}\n`);
    expect(row.wrong, `${row.actions.join(', ')}; ${row.said}`).toEqual([]);
  });
}
