import type { Page } from '@playwright/test';
import { errorPageTypes } from '@domain/errors/codes';
import type { PreparedWish } from '@sandbox/prepared/prepare';
import { samplePeople } from '@sandbox/samples/person';
import { agencyMessages } from '@messages/agency';
import { complementaryMessages } from '@messages/complementary';
import { dossierPageMessages } from '@messages/dossierPage';
import { informationPageMessages } from '@messages/informationPage';
import { insuranceMessages } from '@messages/insurance';
import { kitMessages } from '@messages/kit';
import { mailAgainMessages } from '@messages/mailAgain';
import { minimalMessages } from '@messages/minimal';
import { preLivenessMessages } from '@messages/preLiveness';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { optionsMessages } from '@messages/options';
import { papersMessages } from '@messages/papers';
import { signatureSuccessMessages } from '@messages/signatureSuccess';
import { taxResidenceMessages } from '@messages/taxResidence';
import { uploadMessages } from '@messages/upload';
import { welcomeMessages } from '@messages/welcome';
import { enterAs, handOver } from './support/adviser';
import type { Bank } from './support/bank';
import { passVideo, readDocuments, sign, welcome } from './support/ending';
import { address, complementary, completeFile, identityAsked, next, pick } from './support/dossier';
import { enterAt } from './support/prepared';
import { standIn } from './support/session';
import { expect, lab, test } from './support/test';
import { translate, translated } from './support/translator';
import { chooseCard, composeOffer, confirmOffer, confirmPhone, create, describe, open, someone } from './support/walk';

const LATE_MS = 250;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Changes the offer and returns each page's figures: prices, months, totals, remaining minutes. */
const offerOf = async (page: Page, look: () => Promise<unknown>): Promise<readonly string[]> => {
  const said: string[] = [];
  const seen = async (): Promise<void> => {
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText(insuranceMessages.omc.loading)).toBeHidden();
    await expect(page.getByText(/Date simulée/)).toBeVisible(); // comes with the configuration
    await look();
    said.push((await page.locator('body').innerText()).replace(/\s+/g, ' '));
  };
  await composeOffer(page, { card: 'Gold Mastercard', insurance: 'yes' }, seen);
  await page.getByRole('button', { name: offerConfirmationMessages.omc.changeWhat.card.TIT }).click();
  await chooseCard(page, 'Mastercard');
  await expect(title(page, optionsMessages.omc.title)).toBeVisible();
  await seen();
  await next(page).click();
  await expect(title(page, offerConfirmationMessages.omc.title)).toBeVisible();
  await seen();
  return said;
};

test('says the same amounts translated, and creates the request (XTR-39, D-73)', async ({ page, bank, problems, browser }) => {
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
  await page.getByText(kitMessages.why).first().click();
  await translated(page);
  const person = someone('26+');
  await describe(page, person);
  await translated(page);
  await create(page, 'individual');
  await confirmPhone(page, bank, person);
  await expect(identityAsked(page)).toBeVisible();
});

test('translated a moment later, the file is filled and accepted (XTR-39, D-73)', lab, async ({ page, bank, problems }) => {
  await translate(page, problems, LATE_MS);
  const person = await enterAt(page, bank, { task: 'identityDocUpload' });
  const look = async (): Promise<void> => void (await translated(page));
  await expect(identityAsked(page)).toBeVisible();
  await page.getByRole('button', { name: dossierPageMessages.omc.later.button }).click();
  await look();
  await page.getByRole('button', { name: dossierPageMessages.omc.later.stay }).click();
  await completeFile(page, person, look);
  await expect(title(page, preLivenessMessages.title)).toBeVisible();
});

test('translated a moment later, the video, the documents and the signature (XTR-39, D-73)', lab, async ({ page, bank, problems }) => {
  await translate(page, problems, LATE_MS);
  const person = await enterAt(page, bank, { task: 'signature' });
  const look = async (): Promise<void> => void (await translated(page));
  await passVideo(page, look);
  await readDocuments(page, look);
  await sign(page, bank, person, look);
  await welcome(page, person.firstName, look);
});

interface Stand {
  readonly wish: PreparedWish;
  /** The signer at the bank, when it is not the holder. */
  readonly who?: 'coHolder';
  /** Runs in `npm test -w tools` only. */
  readonly act: (page: Page, look: () => Promise<void>, bank: Bank) => Promise<void>;
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Pages and dialogs at which no test above stops, and what changes on each of them. */
const stands: Readonly<Record<string, Stand>> = {
  'the agency’s sheet': {
    wish: { task: 'structureChoice' },
    act: async (page, look) => {
      await page.getByRole('button', { name: new RegExp(`^${agencyMessages.omc.change}`) }).click();
      await page.getByRole('button', { name: agencyMessages.omc.search.elsewhere }).click();
      await page.getByLabel(agencyMessages.omc.search.label).fill('Lyon');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('radio', { name: /Lyon/ }).first()).toBeVisible();
      await look();
      await page.locator('summary', { hasText: agencyMessages.omc.more }).first().click();
      await page
        .getByRole('button', { name: new RegExp(`^${agencyMessages.omc.details}`) })
        .first()
        .click();
      await expect(page.getByRole('button', { name: agencyMessages.omc.popin.choose })).toBeVisible();
      await look();
      await page.getByRole('button', { name: agencyMessages.omc.popin.choose }).click();
      await look();
    },
  },
  'the search for a profession, a tax obligation': {
    wish: { task: 'compInfos' },
    act: async (page, look) => {
      await page.getByRole('button', { name: complementaryMessages.omc.profession.choose }).click();
      const { search } = complementaryMessages.omc;
      const searched = dialogOf(page, search.title);
      await searched.getByLabel(search.label).press('Enter');
      await look();
      for (const typed of ['infirm', 'qqqq', 'prof']) {
        await searched.getByLabel(search.label).fill(typed);
        await look();
      }
      await searched.getByRole('button', { name: search.close }).click();
      const { dialog, obligations } = taxResidenceMessages.omc;
      await page.getByRole('button', { name: obligations.add }).click();
      const open = dialogOf(page, dialog.add);
      await open.getByRole('button', { name: dialog.save }).click();
      await look();
      await pick(page, dialog.country.label, 'Allem', 'Allemagne');
      await open.getByRole('radio', { name: dialog.noTaxId.options.GIVEN, exact: true }).check();
      await expect(open.getByText('12345678901')).toBeVisible(); // the example of the country's form moves the button
      await look();
      await open.getByLabel(dialog.taxId.label).fill('12345678901');
      await open.getByRole('button', { name: dialog.save }).click();
      await expect(open).toBeHidden();
      await look();
      await page.getByRole('button', { name: new RegExp(`^${obligations.remove}`) }).click();
      await look();
      await complementary(page, 'individual', look);
    },
  },
  'the co-holder’s opening': {
    wish: { task: 'coHolderSignature', workflow: 'joint' },
    who: 'coHolder',
    act: async (page, look) => {
      const go = page.getByRole('button', { name: welcomeMessages.opening.confirm });
      await expect(go).toBeVisible();
      await look();
      await go.click();
      await look();
    },
  },
  'the holder who waits for the co-holder': {
    wish: { task: 'signature', workflow: 'joint', done: 'signature' },
    act: async (page, look) => {
      await expect(page.getByRole('heading', { name: signatureSuccessMessages.board.title })).toBeVisible();
      await look();
      await page.getByRole('button', { name: mailAgainMessages.omc.send }).click();
      await expect(page.getByText(mailAgainMessages.omc.left('').slice(0, 25))).toBeVisible();
    },
  },
};

const adviserStands: Readonly<Record<string, Stand>> = {
  address: {
    wish: { task: 'addressValidation', variant: 'mdc-01' },
    act: async (page, look) => address(page, 'individual', look),
  },
  work: {
    wish: { task: 'compInfos', variant: 'mdc-01' },
    act: async (page, look) => complementary(page, 'individual', look),
  },
  'a proof': {
    wish: { task: 'incomeDocUpload', variant: 'mdc-01' },
    act: async (page, look) => {
      await page.getByRole('radio', { name: papersMessages.PAYSLIP }).click();
      await look();
      await page
        .getByLabel(new RegExp(`^${uploadMessages.omc.file}`))
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
      await look();
    },
  },
  'recap and board': {
    wish: { task: 'summary', variant: 'mdc-01' },
    act: async (page, look) => {
      await look();
      await handOver(page, 'individual');
      await look();
    },
  },
};

for (const [what, { wish, who = 'holder', act }] of Object.entries(stands))
  test(`works where it is translated a moment later: ${what} (XTR-39, D-73)`, lab, async ({ page, bank, problems }) => {
    await translate(page, problems, LATE_MS);
    const prepared = await bank.prepare(wish);
    await standIn(page, bank, prepared[who] ?? prepared.holder);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const look = async (): Promise<void> => void (await translated(page));
    await look();
    await act(page, look, bank);
    await look();
  });

test('translated a moment later, what an adviser fills and hands over (XTR-39, D-73)', lab, async ({ page, bank, problems }) => {
  await translate(page, problems, LATE_MS);
  const look = async (): Promise<void> => void (await translated(page));
  for (const [what, { wish, act }] of Object.entries(adviserStands))
    await test.step(what, async () => {
      const { id } = await bank.prepare(wish);
      await enterAs(page, bank, 'mdc-01', id);
      await look();
      await act(page, look, bank);
      await look();
    });
});

test('translated a moment later, the pages that e-mails lead to (XTR-39, D-73)', lab, async ({ page, bank, problems }) => {
  await translate(page, problems, LATE_MS);
  const look = async (): Promise<void> => void (await translated(page));
  const { holder } = await bank.prepare({ task: 'signature', done: 'signature', local: 'traduit' });
  const link = await bank.linkFor(holder.email);
  const { login, failed, sms } = minimalMessages;
  const go = page.getByRole('button', { name: login.go });
  await page.goto(link);
  await expect(go).toBeVisible();
  await look();
  await go.click();
  await confirmPhone(page, bank, holder);
  await welcome(page, samplePeople.holder.firstName, look);
  await page.goto(link); // it is used now
  await go.click();
  await expect(page.getByText(failed.used)).toBeVisible();
  await look();
  await page.goto(await bank.linkFor(holder.email, 'sms'));
  const ask = page.getByRole('button', { name: sms.ask.go });
  await expect(ask).toBeVisible();
  await look();
  for (const came of [sms.success, sms.pending]) {
    if (await ask.isHidden()) await page.reload();
    await ask.click();
    await expect(title(page, came.title)).toBeVisible();
    await look();
  }
  await expect(page.getByText(/Nouvel envoi possible dans (?:[1-4]\d|5[0-7]) secondes/)).toBeVisible(); // it counts down where one sees it
});

test('translated a moment later, every page with an address (XTR-39, D-73)', lab, async ({ page, bank, problems }) => {
  await translate(page, problems, LATE_MS);
  const places = [
    'accessibilite',
    'reclamation',
    'renoncer',
    'resume',
    'session-inactive',
    ...errorPageTypes.map(type => `error/${type}`),
    ...Object.keys(informationPageMessages.omc.pages),
  ];
  for (const place of places) {
    await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await translated(page);
  }
});
