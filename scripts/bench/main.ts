import fs from 'node:fs';
import os from 'node:os';
import { Bank } from '../../e2e/support/bank';
import { launched } from './browser';
import { inTheFile } from './file';
import { firstScreen } from './firstScreen';
import { servePlainPage } from './plainPage';
import { report, type Figures } from './report';
import { rulesBench } from './rulesBench';
import { stepChanges } from './steps';

const PORT = 6400;
const PAGE = 'docs/performance.md';
const MARKS = { from: '<!-- measured: npm run bench -->', to: '<!-- end of what is measured -->' } as const;

const asked = /^--runs=?(\d+)?$/;
const runsAsked = (args: readonly string[]): number => {
  const at = args.findIndex(argument => asked.test(argument));
  return Number(asked.exec(args[at] ?? '')?.[1] ?? args[at + 1]) || 5;
};

const measured = async (runs: number): Promise<Figures> => {
  const rules = await rulesBench();
  const bank = new Bank(PORT);
  const plain = await servePlainPage(PORT + 40);
  const browser = await launched();
  try {
    await bank.start();
    const address = `${bank.address('omc-01')}/ouvrirmoncompte/main`;
    const first = await firstScreen(browser, address, plain.address, runs);
    const changes = await stepChanges(browser, address);
    const file = await inTheFile(browser, bank);
    return { runs, browser: browser.version(), load: os.loadavg()[1] ?? 0, first, changes, rules, file };
  } finally {
    await browser.close();
    await bank.remove();
    plain.close();
  }
};

const written = (page: string, part: string): string => {
  const [before, rest = ''] = page.split(MARKS.from);
  const [, after] = rest.split(MARKS.to);
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no place for what is measured`);
  return `${before}${MARKS.from}\n\n${part}\n\n${MARKS.to}${after}`;
};

const main = async (): Promise<void> => {
  const part = report(await measured(runsAsked(process.argv.slice(2))));
  console.log(part);
  fs.writeFileSync(PAGE, written(fs.readFileSync(PAGE, 'utf8'), part));
};

void main();
