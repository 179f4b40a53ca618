// npm run engines -w tools -- [--only firefox] [--walk signature] [--port 5400]: the journey in Firefox and in WebKit. Needs the build;
// prints which engines are not installed and skips them.
import { parseArgs } from 'node:util';
import { firstBrand } from '@domain/brand/variant';
import { Bank } from '@tests/e2e/support/bank';
import { consentMessages } from '@messages/consent';
import { firefox, webkit, type Driver } from './browsers';
import { Page } from './page';
import { walks } from './walks';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, walk: { type: 'string', default: '' }, port: { type: 'string', default: '5400' } },
});
const port = Number(values.port);
const engines: readonly (readonly [name: string, where: string, open: () => Promise<Driver | undefined>])[] = [
  ['firefox', 'apt-get install firefox-esr, or FIREFOX_PATH', firefox],
  ['webkit', 'apt-get install webkit2gtk-driver xvfb', () => webkit(port + 200)],
];
const told = { passed: 0, failed: 0, skipped: 0 };

const play = async (driver: Driver, bank: Bank): Promise<void> => {
  console.log(`── ${driver.name}`);
  const page = new Page(driver);
  // the question of the cookies, once a browser. OBS-02
  await driver.go(`${bank.address(firstBrand.omc)}/ouvrirmoncompte/main`);
  await page.press('button', consentMessages.refuse);
  for (const [name, walk] of Object.entries(walks).filter(([each]) => each.includes(values.walk))) {
    const failed = await walk(page, bank).catch((error: unknown) => String(error));
    told[failed === undefined ? 'passed' : 'failed'] += 1;
    console.log(failed === undefined ? `ok     ${name}` : `FAILED ${name}: ${failed}\n       ${await page.stood()}`);
  }
};

const main = async (): Promise<void> => {
  const bank = new Bank(port);
  await bank.start();
  try {
    for (const [name, where, open] of engines.filter(([each]) => each.includes(values.only))) {
      const driver = await open();
      if (driver !== undefined) {
        try {
          await play(driver, bank);
        } finally {
          await driver.close();
        }
      } else {
        told.skipped += 1;
        console.log(`!!!!!! ${name}: SKIPPED, no such engine here (${where})`);
      }
    }
  } finally {
    await bank.remove();
  }
  console.log(`${told.passed} tests passed, ${told.failed} failed, ${told.skipped} engines skipped`);
  process.exitCode = told.failed === 0 ? 0 : 1;
};

void main();
