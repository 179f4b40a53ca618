import type { Page } from '@playwright/test';
import { ASKED } from '@domain/brand/asked';
import { languages, REFERENCE, type Language } from '@domain/brand/languages';
import { addressMessages } from '@ui/copy/fr/address';
import { languageMessages } from '@ui/copy/fr/language';
import { shellMessages } from '@ui/copy/fr/shell';
import { summaryMessages } from '@ui/copy/fr/summary';
import { uploadMessages } from '@ui/copy/fr/upload';
import { expectAccessible } from './support/axe';
import { passVideo, readDocuments, sign, welcome } from './support/ending';
import { choosePaper, completeFile, give, unfold } from './support/file';
import { heading, SLOW } from './support/page';
import { enterAt } from './support/prepared';
import { expect, test } from './support/test';
import { chooseOffer, confirmPhone, create, describe, open, someone } from './support/walk';

const { own } = languageMessages;

/** Words of French sentences alone. */
const FRENCH = /(?<!\p{L})(?:vous|votre|vos|nous|est|sont|pour|avec|dans|une|pas|qui|sur|ou)(?!\p{L})/iu;

/** Texts in French that are not marked as such. D-75 */
const frenchOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([source, reference]) => {
      const words = new RegExp(source, 'iu');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const marked = node.parentElement?.closest('[lang]')?.getAttribute('lang') === reference;
        if (!marked && !node.parentElement?.closest('script, style, template') && words.test(node.textContent ?? ''))
          found.push(node.textContent ?? '');
      }
      return found;
    },
    [FRENCH.source, REFERENCE] as const,
  );

const expectOwn = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', own);
  expect(await frenchOn(page), page.url()).toEqual([]);
};

test('opens the account alone in a language beside French, on pages that are all in it (XTR-12, D-75)', async ({ page, bank }) => {
  const person = someone('26+');
  await open(page, bank, 'omc-01');
  await expectOwn(page);
  await chooseOffer(page, { band: '26+', overdraft: 'yes' });
  await describe(page, person);
  await create(page, 'individual');
  await confirmPhone(page, bank, person);
  await completeFile(page, person, async () => {
    await expectOwn(page);
    if (await heading(page, summaryMessages.omc.title.individual).isVisible()) await expectAccessible(page);
  });
  await passVideo(page, () => expectOwn(page));
  await readDocuments(page, () => expectOwn(page));
  await sign(page, bank, person);
  await welcome(page, person.firstName, () => expectOwn(page));
});

test('changes the language in the middle of the file, back, and while a document leaves, with what is typed and sent (XTR-12, D-75, STP-12)', async ({
  page,
  bank,
}) => {
  const street = page.locator('[name="streetName"]');
  const change = (to: Language) => page.getByRole('link', { name: languages[to] }).click();
  await open(page, bank, 'omc-01');
  await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/main?${ASKED}=xx`);
  await expectOwn(page); // an unknown language changes nothing
  await enterAt(page, bank, { task: 'addressValidation', local: 'langue' }, addressMessages.omc.title.individual);
  await unfold(page, addressMessages.omc.streetName.label);
  await street.fill('des Amandiers');
  await change(REFERENCE);
  await expect(page.locator('html')).toHaveAttribute('lang', REFERENCE);
  await expect(street).toHaveValue('des Amandiers');
  await change(own);
  await expect(heading(page, addressMessages.omc.title.individual)).toBeVisible();
  await expect(street).toHaveValue('des Amandiers');
  await expectOwn(page);
  const [elsewhere] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: shellMessages.footer['legal-notices'] }).click(),
  ]);
  await expectOwn(elsewhere);
  await elsewhere.close();

  const person = await enterAt(
    page,
    bank,
    { task: 'addressDocUpload', local: 'langue.envoi' },
    uploadMessages.omc.title.address.individual,
  );
  await choosePaper(page, 'INTERNET');
  let arrive = (): void => undefined;
  const held = new Promise<void>(done => (arrive = done));
  await page.route(/\/v1\/exchanges\/.*\/documents/, async route => {
    await held;
    await route.continue();
  });
  await give(page, { document: 'INTERNET' }, person);
  await change(REFERENCE);
  await expect(page.getByText(languageMessages.waits)).toBeVisible();
  await expectAccessible(page);
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', REFERENCE);
  await change(own);
  // the document has arrived: it is still analysed, or the next page has come
  const analysed = page.getByRole('button', { name: uploadMessages.omc.received.under.follow });
  await expect(analysed.or(heading(page, addressMessages.omc.title.individual))).toBeVisible(SLOW);
});
