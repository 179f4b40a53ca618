import fs from 'node:fs';
import { faults, seedWanted } from '@tests/faults/kinds';
import { rowsWanted } from '@tests/faults/rows';
import { play } from '@tests/faults/play';
import { Wire } from '@tests/faults/Wire';
import { Bank } from './support/bank';
import { expect, test as base } from '@playwright/test';

const FIRST_PORT = Number(process.env['BANK_PORT'] ?? 5200) + 5_000;
const TIMEOUT_MS = 5_000;
const REPORT = process.env['FAULT_ROWS'];
const seed = seedWanted();

/** A bank behind a fault proxy for each worker. */
const test = base.extend<object, { wired: { readonly bank: Bank; readonly wire: Wire } }>({
  wired: [
    async ({ browserName }, use, worker) => {
      const port = FIRST_PORT + worker.parallelIndex * 50 + (browserName === 'chromium' ? 0 : 300);
      const wire = new Wire(port + 30, port + 1, TIMEOUT_MS);
      const bank = new Bank(port, ['--front', wire.address]);
      await bank.start();
      await wire.open();
      await use({ bank, wire });
      await wire.close();
      await bank.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const wanted of rowsWanted(seed)) {
  const { call, fault } = wanted;
  test(`R02, R04, R09: ${call}: ${faults[fault]} (${fault}); nothing is lost, misleads or ends there`, async ({ browser, wired }) => {
    const row = await play(browser, wired.bank, wired.wire, wanted, seed ?? 1);
    if (REPORT) fs.appendFileSync(REPORT, `${JSON.stringify(row)}\n`);
    expect(row.wrong, `${row.actions.join(', ')}; ${row.said}`).toEqual([]);
  });
}
