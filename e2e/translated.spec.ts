import type { Page } from '@playwright/test';
import { errorPageTypes } from '@domain/errors/codes';
import { accountTypeCopy } from '@ui/copy/fr/accountType';
import { ageCopy } from '@ui/copy/fr/age';
import { filePageCopy } from '@ui/copy/fr/filePage';
import { identityChoiceCopy } from '@ui/copy/fr/identityChoice';
import { informationPageCopy } from '@ui/copy/fr/informationPage';
import { insuranceCopy } from '@ui/copy/fr/insurance';
import { kitCopy } from '@ui/copy/fr/kit';
import { offerConfirmationCopy } from '@ui/copy/fr/offerConfirmation';
import { offerCopy } from '@ui/copy/fr/offer';
import { optionsCopy } from '@ui/copy/fr/options';
import { enterAs, handOver } from './support/adviser';
import { passVideo, readDocuments, sign, welcome } from './support/ending';
import { completeFile, next } from './support/file';
import { enterAt } from './support/prepared';
import { expect, test } from './support/test';
import { translate, translated } from './support/translator';
import {
  chooseAccount,
  chooseAge,
  chooseCard,
  choosePlain,
  confirmOffer,
  confirmPhone,
  create,
  describe as describePerson,
  open,
  openFile,
  someone,
  start,
} from './support/walk';

const LATE_MS = 250;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('XTR-39, D-73: translated at once, from the home page to an open account', async ({ page, bank, problems }) => {
  test.setTimeout(240_000);
  await translate(page, problems);
  const person = someone('26+');
  await openFile(page, bank, 'omc-01', person);
  await completeFile(page, person);
  await passVideo(page);
  await readDocuments(page);
  await sign(page, bank, person);
  await welcome(page, person.firstName);
});

/** The offer, changed on the way, and what each of its pages says: prices, months, totals, minutes left. */
const offerOf = async (page: Page, look: () => Promise<unknown>): Promise<readonly string[]> => {
  const said: string[] = [];
  const seen = async (name: string): Promise<void> => {
    await expect(title(page, name)).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await look();
    said.push((await page.locator('body').innerText()).replace(/\s+/g, ' '));
  };
  await start(page);
  await seen(accountTypeCopy.title);
  await chooseAccount(page, 'individual');
  await seen(ageCopy.title.individual);
  await chooseAge(page, { TIT: '26+' });
  await seen(offerCopy.title.individual.TIT);
  await chooseCard(page, 'Gold Mastercard');
  await seen(optionsCopy.title);
  await choosePlain(page, optionsCopy.overdraft.no);
  await expect(page.getByText(insuranceCopy.loading)).toBeHidden();
  await seen(insuranceCopy.title);
  await choosePlain(page, insuranceCopy.yes);
  await seen(offerConfirmationCopy.title);
  await page.getByRole('button', { name: offerConfirmationCopy.changeWhat.card.TIT }).click();
  await chooseCard(page, 'Mastercard');
  for (const name of [optionsCopy.title, insuranceCopy.title]) {
    await seen(name);
    await next(page).click();
  }
  await seen(offerConfirmationCopy.title);
  return said;
};

test('XTR-39, D-73: translated a moment later, the offer says the same amounts, and the request is created', async ({
  page,
  bank,
  problems,
  browser,
}) => {
  const plain = await browser.newPage();
  await open(plain, bank, 'omc-01');
  const said = await offerOf(plain, () => Promise.resolve());
  await plain.close();
  await translate(page, problems, LATE_MS);
  await open(page, bank, 'omc-01');
  await translated(page);
  expect(await offerOf(page, () => translated(page))).toEqual(said);
  await confirmOffer(page);
  await translated(page);
  await create(page, 'individual', true); // nothing typed: what is wrong comes beside what is translated
  await translated(page);
  await page.getByText(kitCopy.why).first().click();
  await translated(page);
  const person = someone('26+');
  await describePerson(page, person);
  await translated(page);
  await create(page, 'individual');
  await confirmPhone(page, bank, person);
  await expect(title(page, identityChoiceCopy.title.individual)).toBeVisible();
});

test('XTR-39, D-73: translated a moment later, the file is filled and accepted', async ({ page, bank, problems }) => {
  test.setTimeout(240_000);
  await translate(page, problems, LATE_MS);
  const person = await enterAt(page, bank, { task: 'identityDocUpload' });
  const look = async (): Promise<void> => void (await translated(page));
  await expect(title(page, identityChoiceCopy.title.individual)).toBeVisible();
  await page.getByRole('button', { name: filePageCopy.later.button }).click();
  await look();
  await page.getByRole('button', { name: filePageCopy.later.stay }).click();
  await completeFile(page, person, look);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('XTR-39, D-73: translated a moment later, the video, the documents and the signature', async ({ page, bank, problems }) => {
  test.setTimeout(240_000);
  await translate(page, problems, LATE_MS);
  const person = await enterAt(page, bank, { task: 'signature' });
  const look = async (): Promise<void> => void (await translated(page));
  await passVideo(page, look);
  await readDocuments(page, look);
  await sign(page, bank, person, look);
  await welcome(page, person.firstName, look);
});

test('XTR-39, D-73: translated a moment later, an adviser hands a file over', async ({ page, bank, problems }) => {
  await translate(page, problems, LATE_MS);
  const { id } = await bank.prepare({ task: 'summary', variant: 'mdc-01' });
  await enterAs(page, bank, 'mdc-01', id);
  await translated(page);
  await handOver(page, 'individual');
  await translated(page);
});

test('XTR-39, D-73: translated a moment later, every page with an address', async ({ page, bank, problems }) => {
  await translate(page, problems, LATE_MS);
  const places = [
    'accessibilite',
    'resume',
    'session-inactive',
    ...errorPageTypes.map(type => `error/${type}`),
    ...Object.keys(informationPageCopy.pages),
  ];
  for (const place of places) {
    await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await translated(page);
  }
});
