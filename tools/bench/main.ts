import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { Bank } from '@tests/e2e/support/bank';
import { launched } from './browser';
import { startContest } from './contestants';
import { inTheFile } from './file';
import { firstScreen } from './firstScreen';
import { growth } from './growth';
import { longUse, longWait } from './memory';
import { report, type Figures } from './report';
import { dossierSteps, stepChanges } from './steps';
import { firstBrand } from '@domain/brand/variant';

const PORT = Number(process.env['BANK_PORT'] ?? 6400);
const PAGE = 'reports/performance.md';
/** Longer than any step takes, on a quiet machine. */
const PAUSE_MS = 1_000;

/** `quick`: once, without what a file needs and without a long use. */
const measured = async (quick: boolean, runs: number): Promise<Figures> => {
  const bank = new Bank(PORT);
  await bank.start();
  const contest = await startContest(PORT + 40, bank.address(firstBrand.omc));
  const browser = await launched(contest.fingerprint);
  const walker = await launched(contest.fingerprint, PAUSE_MS);
  try {
    const address = `${bank.address(firstBrand.omc)}/ouvrirmoncompte/main`;
    const first = await firstScreen(browser, contest.entered, { runs, quietMs: quick ? 1_000 : 3_000 });
    const bare = contest.entered.find(({ name }) => name === 'reactOpen')?.address ?? '';
    const changes = await stepChanges(walker, { address, bare, runs: quick ? 1 : 3 });
    const memory = quick ? [] : [await longUse(browser, bank), await longWait(browser, bank)];
    const file = quick ? [] : await inTheFile(browser, bank);
    const stepsOfFile = quick ? [] : await dossierSteps(walker, bank, bare);
    const elsewhere = [...memory, ...file, ...(quick ? [] : growth())];
    return { runs, browser: browser.version(), load: os.loadavg()[1] ?? 0, first, changes, stepsOfFile, elsewhere };
  } finally {
    await browser.close();
    await walker.close();
    contest.close();
    await bank.remove();
  }
};

const main = async (): Promise<void> => {
  const { quick = false, runs } = parseArgs({ options: { quick: { type: 'boolean' }, runs: { type: 'string' } } }).values;
  const part = report(await measured(quick, Number(runs) || (quick ? 1 : 5)));
  console.log(part);
  if (quick) return;
  fs.mkdirSync('reports', { recursive: true });
  fs.writeFileSync(PAGE, `# Measured by npm run bench -w tools\n\n${part}\n`);
};

void main();
