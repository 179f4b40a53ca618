import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { birthplaceMessages } from '@messages/birthplace';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { uploadMessages } from '@messages/upload';
import type { Bank } from '@tests/e2e/support/bank';
import { jpeg } from '@tests/e2e/support/corpus/jpeg';
import { enterAs } from '@tests/e2e/support/adviser';
import { chooseIdentity, give, pick, unfold } from '@tests/e2e/support/dossier';
import { nothing, standAt } from '@tests/e2e/support/dossier/common';
import { openDossier, someone } from '@tests/e2e/support/walk';
import { phone, until, visitor } from './browser';
import type { Vitals } from './probe';
import { kB, ms, seconds, type Measured } from './ratios';
import { firstBrand } from '@domain/brand/variant';

const shade = (at: number): number => (at * 2_654_435_761) % 64;

/** As a telephone writes it: twelve million pixels, none like the one before; `place`: of a stripe, which makes it another photo. */
const photo = (place = 0): Buffer =>
  jpeg(
    4_000,
    3_000,
    (x, y) => {
      const light = (x >> 8 === place ? 156 : 96) + ((x + y) >> 6) + (shade((y * 4_000 + x) >> 2) >> 2);
      return [light, light - 8, light - 24];
    },
    88,
  );

const added = (name: string): string => `new Promise(done => {
  let chosen = 0;
  addEventListener('change', () => { chosen = performance.now(); bench.longestTask = 0; }, { capture: true, once: true });
  const look = () => chosen > 0 && document.body.innerText.includes(${JSON.stringify(name)}) && done(performance.now() - chosen);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
})`;

/** As many photos as asked, chosen together, until the page says that the last is added. */
const preparePhotos = async (page: Page, contents: readonly Buffer[]): Promise<readonly Measured[]> => {
  const photos = contents.length;
  const [content = Buffer.alloc(0)] = contents;
  const names = contents.map((_, index) => `photo-${photos}-${index + 1}.jpg`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const files = names.map(name => path.join(folder, name));
  for (const [index, file] of files.entries()) fs.writeFileSync(file, contents[index] ?? content);
  const ready = page.evaluate<number>(added(uploadMessages.omc.given(names.at(-1) ?? '')));
  await page
    .getByLabel(new RegExp(`^${uploadMessages.omc.file}`))
    .last()
    .setInputFiles(files);
  const took = await ready;
  const { longestTask } = await page.evaluate<Vitals>('window.bench');
  fs.rmSync(folder, { recursive: true });
  const what = photos === 1 ? 'a photo' : `${photos} photos chosen together, each`;
  return [
    [`${what} of 12 Mpx (${kB(content.length)}) ready to send`, photos === 1 ? '≤ 1.5 s' : '', seconds(took)],
    ['longest task of the page’s own thread meanwhile', '≤ 100 ms', ms(longestTask)],
  ];
};

/** All that was given is taken back. */
const takeBack = async (page: Page): Promise<void> => {
  const buttons = page.getByRole('button', { name: /^Retirer/ });
  while ((await buttons.count()) > 0) await buttons.first().click();
};

/** The county of France with the most towns. */
const LARGEST = { typed: 'pas-de', name: 'Pas-de-Calais', town: 'saint-omer' };

const typeTown = async (page: Page, where: string): Promise<Measured> => {
  await standAt(page, fullIdentityMessages, 'individual', nothing);
  await unfold(page, birthplaceMessages.omc.country.label, birthplaceMessages.omc.known);
  const answer = page.waitForResponse(/birth-towns/);
  await pick(page, birthplaceMessages.omc.county.label, LARGEST.typed, LARGEST.name);
  const towns: unknown = await (await answer).json();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
  const box = page.getByRole('combobox', { name: birthplaceMessages.omc.town.label });
  await box.click();
  await page.evaluate('bench.slowestKey = 0');
  for (const key of LARGEST.town) {
    await page.evaluate('bench.key = 0');
    await page.keyboard.press(key);
    await until(page, 'bench.key > 0');
  }
  const many = Array.isArray(towns) ? towns.length : 0;
  const slowest = await page.evaluate<number>('bench.slowestKey');
  return [`one key in a town field of ${many} towns, ${where}, the slowest, processor four times slower`, 'a frame, 16 ms', ms(slowest)];
};

/** The same field at the adviser's workstation, with its steps and its paper around it. */
export const townAtWorkstation = async (browser: Browser, bank: Bank): Promise<Measured> => {
  const { page, context } = await visitor(browser, { slow: 'neither' });
  await page.setViewportSize({ width: 1280, height: 900 });
  const { id } = await bank.prepare({ task: 'identityValidation', variant: firstBrand.mdc, local: 'banc.poste' });
  await enterAs(page, bank, firstBrand.mdc, id);
  const keystrokes = await typeTown(page, 'an adviser’s');
  await context.close();
  return keystrokes;
};

const SIX = 6;

/** Through a file of their own: a large photo made ready, then six, then a town looked for among many. */
export const inTheFile = async (browser: Browser, bank: Bank): Promise<readonly Measured[]> => {
  const { page, context } = await visitor(browser, { slow: 'neither' });
  const person = someone('26+');
  await openDossier(page, bank, firstBrand.omc, person);
  await chooseIdentity(page, 'PASSPORT');
  const one = await preparePhotos(page, [photo()]);
  await takeBack(page);
  const six = await preparePhotos(
    page,
    Array.from({ length: SIX }, (_, index) => photo(index)),
  );
  await takeBack(page);
  await give(page, { document: 'PASSPORT' }, person);
  const keystrokes = await typeTown(page, 'a client’s');
  await context.close();
  return [keystrokes, await townAtWorkstation(browser, bank), ...one, ...six];
};
