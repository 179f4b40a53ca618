import { parseArgs } from 'node:util';
import { Bank } from '@e2e/support/bank';
import type { Driver } from './driver';
import { firefox } from './firefox';
import { Page } from './page';
import { refuseCookies, walks } from './walk';
import { webkit } from './webkit';

/** npm run engines -w lab -- [--only firefox] [--walk signature] [--port 5400]: the journey in Firefox and in WebKit. Needs the build; it says loudly which engine is not here and skipped. */
const { values } = parseArgs({
  options: { only: { type: 'string' }, walk: { type: 'string' }, port: { type: 'string', default: '5400' } },
});
const port = Number(values.port);
const engines: Readonly<Record<string, (port: number) => Promise<Driver | undefined>>> = { firefox, webkit };
const where: Readonly<Record<string, string>> = {
  firefox: 'apt-get install firefox-esr, or FIREFOX_PATH',
  webkit: 'apt-get install webkit2gtk-driver xvfb',
};

const told = { passed: 0, failed: 0, skipped: 0 };

const play = async (name: string, driver: Driver, bank: Bank): Promise<void> => {
  console.log(`── ${name}: ${driver.name} ${driver.version}`);
  await refuseCookies(new Page(driver), bank);
  for (const { name: what, walk } of walks.filter(each => each.name.includes(values.walk ?? ''))) {
    const page = new Page(driver);
    try {
      await walk(page, bank);
      told.passed += 1;
      console.log(`ok     ${what}`);
    } catch (error) {
      told.failed += 1;
      console.log(
        `FAILED ${what}: ${error instanceof Error ? error.message : 'no words'} [${await page.heading().catch(() => 'no heading')}]`,
      );
      console.log(`       ${await page.stood().catch(() => 'the page does not answer')}`);
    }
  }
};

const main = async (): Promise<void> => {
  const bank = new Bank(port);
  await bank.start();
  try {
    for (const [index, [name, open]] of Object.entries(engines).entries()) {
      if (values.only !== undefined && values.only !== name) continue;
      const driver = await open(port + 200 + index);
      if (driver === undefined) {
        told.skipped += 1;
        console.log(`!!!!!! ${name}: SKIPPED, no such engine here (${where[name] ?? ''})`);
        continue;
      }
      await play(name, driver, bank).finally(() => driver.close());
    }
  } finally {
    await bank.remove();
  }
  console.log(`${told.passed} walks passed, ${told.failed} failed, ${told.skipped} engines skipped`);
  process.exitCode = told.failed === 0 ? 0 : 1;
};

void main();
