import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { offerMessages } from '@messages/offer';
import { homeMessages } from '@messages/home';
import { copyOfRepository } from '@tests/support/copy';
import { heading } from './support/page';
import { expect, lab, test } from './support/test';
import { chooseAccount, chooseAge, start } from './support/walk';

const NAME = 'Les Hêtres';

/** Resolves with the URL of the new brand's prospects, once the copy's bank has started. */
const served = (bank: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    let said = '';
    const hear = (piece: Buffer): void => {
      said += piece.toString();
      const address = new RegExp(`${NAME} +the prospect alone +(http\\S+)`).exec(said)?.[1];
      if (address !== undefined && said.includes('Bank desk')) found(address);
    };
    bank.stdout?.on('data', hear);
    bank.stderr?.on('data', hear);
    bank.once('exit', () => failed(new Error(`The bank stopped:\n${said}`)));
  });

test('builds and serves a brand made by one command, up to its offer (BRD-01, CFG-03)', lab, async ({ page, problems }) => {
  test.setTimeout(600_000);
  const copy = copyOfRepository();
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const made = run('--import', 'tsx', 'tools/build/new.ts', 'brand', '05', NAME);
  expect([made.stderr, made.status]).toEqual(['', 0]);
  const built = run('tools/build/build.mjs');
  expect([built.stderr, built.status]).toEqual(['', 0]);
  const data = ['--fast', '--port', '0', '--data', `${copy}/.sandbox`];
  const bank = spawn(process.execPath, ['--import', 'tsx', 'sandbox/start.ts', ...data], { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    await page.goto(await served(bank));
    await expect(heading(page, homeMessages.omc.heading.desktop)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(NAME));
    await expect(page.getByText(homeMessages.omc.price.title.promotion)).toBeVisible();
    await start(page);
    await chooseAccount(page, 'individual');
    await chooseAge(page, { TIT: '26+' });
    await expect(heading(page, offerMessages.omc.title.individual.TIT)).toBeVisible();
    await expect(page.getByText(`Offre de bienvenue de ${NAME}`)).toBeVisible();
    expect(problems).toEqual([]);
  } finally {
    bank.kill('SIGKILL');
    rmSync(copy, { recursive: true, force: true });
  }
});
