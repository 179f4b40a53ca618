import type { Page } from '@playwright/test';
import { ASKED } from '@domain/brand/asked';
import { languages, REFERENCE, type Language } from '@domain/brand/languages';
import { mailWords } from '@sandbox/access/words';
import { codeWords } from '@sandbox/phone/words';
import { addressMessages } from '@messages/address';
import { handedOverMessages } from '@messages/handedOver';
import { languageMessages } from '@messages/language';
import { languageChangeMessages } from '@messages/languageChange';
import { listLabels } from '@messages/listLabels';
import { minimalMessages } from '@messages/minimal';
import { shellMessages } from '@messages/shell';
import { signatureMessages } from '@messages/signature';
import { summaryMessages } from '@messages/summary';
import { papersStripMessages } from '@messages/papersStrip';
import { welcomeMessages } from '@messages/welcome';
import { addressAtDesk } from './support/adviser';
import { expectAccessible } from './support/axe';
import { beginVideo, passVideo, readDocuments, sign, welcome } from './support/ending';
import { choosePaper, completeFile, give, unfold } from './support/dossier';
import { button, heading, SLOW } from './support/page';
import { enterAt, travellerOf } from './support/prepared';
import { standIn } from './support/session';
import { expect, lab, test } from './support/test';
import { chooseOffer, confirmPhone, create, describe, inOwn, open, someone } from './support/walk';

const { own } = languageMessages;

/** Words of French sentences alone. */
const FRENCH = /(?<!\p{L})(?:vous|votre|vos|nous|est|sont|pour|avec|dans|une|pas|qui|sur|ou)(?!\p{L})/iu;

/** Keys of the bank's answers that hold words for clients: lists, agencies, documents. */
const WORDED = ['label', 'name', 'address'];

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const alike = Object.values(value).map(code => listLabels.country?.(String(code))?.[0]); // the name of a country in both languages
  const translated = 'lang' in value && value.lang === own;
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return wordsIn(inner);
    return WORDED.includes(key) && !alike.includes(inner) && !translated ? [inner] : [];
  });
};

/**
 * Texts on the pages and in their frames without a language mark, at any moment. Words of lists, agencies and documents are French. D-75
 */
const watchWords = async (page: Page) => {
  const stood = new Set<string>();
  const bank = new Set<string>();
  page.on('response', answer => {
    if (!/structures|offer\/documents|countr|county|towns|referentials|socioProfessional|businesssectors/.test(answer.url())) return;
    const read = (body: unknown) => wordsIn(body).forEach(text => bank.add(text));
    void answer.json().then(read, () => undefined);
  });
  await page.exposeFunction('stood', (text: string) => void stood.add(text));
  await page.addInitScript(reference => {
    const told = new Set<string>();
    const read = (): void => {
      const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement, textContent: text } = node;
        if (text === null || told.has(text)) continue;
        if (parentElement?.closest('[lang]')?.getAttribute('lang') === reference) continue;
        if (parentElement?.closest('script, style, template')) continue;
        told.add(text);
        (window as unknown as { stood: (text: string) => void }).stood(text);
      }
    };
    new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
  }, REFERENCE);
  /** The whole text is the bank's, or has words of the bank's that are more than one: 'Place' is English too. */
  const isBanks = (text: string) => bank.has(text) || [...bank].some(words => words.includes(' ') && text.includes(words));
  return { unmarked: () => [...stood].filter(text => FRENCH.test(text) || isBanks(text)), bank };
};

const change = (page: Page, to: Language) => page.getByRole('link', { name: languages[to] }).click();

const expectOwn = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', own);
};

test('opens the account alone in a language beside French, on pages that are all in it (XTR-12, D-75b)', async ({ page, bank }) => {
  const person = someone('26+');
  const words = await watchWords(page);
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
  await sign(page, bank, person, async () => {
    const code = page.frameLocator(`iframe[title="${signatureMessages.frame}"]`).getByLabel(codeWords[own].label);
    await code.fill('12');
    await change(page, REFERENCE);
    await expect(page.getByText(languageChangeMessages.waits)).toBeVisible();
    await code.fill(''); // nothing typed is lost now
    await expect(page.locator('html')).toHaveAttribute('lang', REFERENCE);
    await change(page, own);
    await expectOwn(page);
  });
  await welcome(page, person.firstName, () => expectOwn(page));
  expect(words.unmarked()).toEqual([]);
  const [planted = ''] = words.bank;
  await page.evaluate(text => document.body.append(text), planted);
  await expect.poll(words.unmarked).toEqual([planted]);
});

test(
  'opens an account in a file that an adviser began, from the e-mailed link on, in a language beside French (D-111, XTR-12)',
  lab,
  async ({ page, bank }) => {
    const { holder, id } = await bank.prepare({ task: 'signature', variant: 'mdc-01', local: 'langue.conseiller' });
    await page.goto(await bank.linkFor(holder.email)); // in French: nobody knows yet what the client reads
    await change(page, own);
    await page.getByRole('button', { name: minimalMessages.login.go }).click();
    await confirmPhone(page, bank, holder);
    await expect(heading(page, welcomeMessages.opening.title(travellerOf(holder).firstName))).toBeVisible(SLOW);
    await expectOwn(page);
    await change(page, REFERENCE);
    await expect(page.locator('html')).toHaveAttribute('lang', REFERENCE);
    await page.goto(`${page.url().split('?')[0]}?${ASKED}=${own}`);
    await expectOwn(page);
    await page.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
    await page.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
    await beginVideo(page, () => expectOwn(page));

    const ended = await bank.prepare({ task: 'signature', variant: 'mdc-01', local: 'langue.conseiller.fin', done: 'video' });
    await standIn(page, bank, ended.holder, bank.address('mdc-01'));
    await readDocuments(page, () => expectOwn(page));
    await sign(page, bank, travellerOf(ended.holder));
    await welcome(page, travellerOf(ended.holder).firstName, () => expectOwn(page));
    expect((await bank.messages()).filter(({ to }) => to === ended.holder.email)[0]?.text).toContain(
      mailWords[own].open('', '').split(':')[0],
    );

    await page.evaluate(() => sessionStorage.removeItem('omc.session'));
    await page.reload();
    await expectOwn(page); // without a session too, the reader of this tab is the client

    await page.goto(await addressAtDesk(bank, 'mdc-01', id)); // the adviser, in the tab of a client who reads English
    await expect(page.locator('html')).toHaveAttribute('lang', REFERENCE);
    await expect(heading(page, handedOverMessages.title)).toBeVisible(SLOW);
  },
);

test('changes the language in the middle of the file, back, and while a document leaves, with what is typed and sent (XTR-12, D-75, STP-12)', async ({
  page,
  bank,
}) => {
  const street = page.locator('[name="streetName"]');
  await open(page, bank, 'omc-01');
  await page.goto(`${bank.address('omc-01')}/ouvrirmoncompte/main?${ASKED}=xx`);
  await expectOwn(page); // an unknown language changes nothing
  const { holder } = await bank.prepare({ task: 'addressValidation', local: 'langue.lien' });
  await page.goto(inOwn(await bank.linkFor(holder.email)));
  const follow = page.getByRole('button', { name: minimalMessages.login.go });
  await expect(follow).toBeVisible();
  await change(page, REFERENCE);
  await expect(page.locator('html')).toHaveAttribute('lang', REFERENCE);
  await change(page, own);
  await expect(follow).toBeVisible(); // the link has kept its code
  await enterAt(page, bank, { task: 'addressValidation', local: 'langue' }, addressMessages.omc.title.individual);
  await unfold(page, addressMessages.omc.streetName.label);
  await street.fill('des Amandiers');
  await page.route(/session-open/, route => route.abort(), { times: 1 });
  await change(page, REFERENCE);
  await expect(page.getByRole('dialog')).toBeVisible(); // what is typed stays
  await page.keyboard.press('Escape');
  await change(page, REFERENCE);
  await expect(page.locator('html')).toHaveAttribute('lang', REFERENCE);
  await expect(street).toHaveValue('des Amandiers');
  await expect(page.locator('h1')).toBeFocused(); // read in the new language
  await change(page, own);
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
    papersStripMessages.title.address.individual(2, 3),
  );
  await choosePaper(page, 'INTERNET');
  let arrive = (): void => undefined;
  const held = new Promise<void>(done => (arrive = done));
  await page.route(/\/v1\/exchanges\/.*\/documents/, async route => {
    await held;
    await route.continue();
  });
  await give(page, { document: 'INTERNET' }, person);
  await change(page, REFERENCE);
  await expect(page.getByText(languageChangeMessages.waits)).toBeVisible();
  await expectAccessible(page);
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', REFERENCE);
  await change(page, own);
  // the document has arrived: its page leads to the next one, or that has come
  const following = heading(page, papersStripMessages.title.income.individual(3, 3));
  await expect(button(page, papersStripMessages.next.income).or(following)).toBeVisible(SLOW);
});
