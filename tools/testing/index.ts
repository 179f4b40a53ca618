import { test as base, type Page } from '@playwright/test';
import { Desk, type Contact, type Prepared, type Wish } from './Desk';

export { Desk } from './Desk';
export type { Contact, DossierAtDesk, Message, Prepared, Wish } from './Desk';
export { expect } from '@playwright/test';

/** Opens a dossier as its customer does: the link of the last e-mail, then the code of the SMS. */
export const signIn = async (page: Page, bank: Desk, person: Contact): Promise<void> => {
  await page.goto(await bank.linkFor(person.email));
  await page.locator('main button').first().click();
  const code = page.locator('input[autocomplete="one-time-code"]');
  await code.waitFor();
  await code.fill(await bank.codeFor(person.mobile));
  await page.waitForURL(/\/ouvrirmoncompte\//);
};

interface Fixtures {
  /** Prepares a dossier at a task and opens it in the page. */
  readonly dossierAt: (task: string, wish?: Omit<Wish, 'task'>) => Promise<Prepared>;
  /** The last code that was sent to a mobile. */
  readonly smsCode: (mobile: string) => Promise<string>;
}

interface Worker {
  /** The origin of the desk: `use: { bankDesk: 'https://demo.bank.test:4100' }` where the bank runs elsewhere. */
  readonly bankDesk: string;
  readonly bank: Desk;
}

/** Playwright's test with a bank in a box that runs already. */
export const test = base.extend<Fixtures, Worker>({
  bankDesk: ['http://localhost:4100', { option: true, scope: 'worker' }],
  bank: [async ({ bankDesk }, use) => use(new Desk(bankDesk)), { scope: 'worker' }],
  dossierAt: async ({ page, bank }, use) =>
    use(async (task, wish = {}) => {
      const prepared = await bank.prepare({ ...wish, task });
      await signIn(page, bank, task.startsWith('coHolder') ? (prepared.coHolder ?? prepared.holder) : prepared.holder);
      return prepared;
    }),
  smsCode: async ({ bank }, use) => use(mobile => bank.codeFor(mobile)),
});
