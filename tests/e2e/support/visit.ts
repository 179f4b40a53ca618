import { expect, type Page } from '@playwright/test';
import { identityWords } from '@sandbox/identity/words';
import { languageMessages } from '@messages/language';
import { inactivityMessages } from '@messages/inactivity';
import { samplePeople } from '@sandbox/samples/person';
import { digits, type Bank, type Contact } from './bank';
import { reachable } from './memory';
import { confirmPhone } from './walk';

/** A last name that occurs in no message: searchable in memory. */
export const NAME_OF_FILE = 'Quenouille';

/** Personal data that a prepared file's page may show. */
const personal = ({ email, mobile }: Contact): readonly string[] => {
  const { holder, coHolder } = samplePeople;
  const day = ([year, month, date]: readonly string[]): string => [date, month, year].join('/');
  return [holder, coHolder]
    .flatMap(({ firstName, lastName, birthdate, employer }) => [firstName, lastName, birthdate, day(birthdate.split('-')), employer])
    .concat('Tilleuls', email, mobile, digits(mobile));
};

/** Everything that the tab shows and stores. */
const told = (page: Page): Promise<{ readonly shown: string; readonly history: string; readonly stored: readonly (readonly string[])[] }> =>
  page.evaluate(() => ({
    shown: [document.title, ...Array.from(document.querySelectorAll('input, textarea'), field => (field as HTMLInputElement).value)]
      .concat(document.documentElement.innerHTML)
      .join('\n'),
    history: JSON.stringify(history.state),
    stored: [...Object.entries(sessionStorage), ...Object.entries(localStorage)],
  }));

/**
 * Expects nothing of the previous file on the page, in the history entry or in the storage. `sealed`: encrypted unsaved
 * input is allowed. XTR-36
 */
export const expectNothingOf = async (page: Page, person: Contact, sealed = false): Promise<void> => {
  const { shown, history, stored } = await told(page);
  for (const word of personal(person)) {
    expect(shown).not.toContain(word);
    expect(history + JSON.stringify(stored)).not.toContain(word);
  }
  expect(history).not.toContain('"page"');
  // the reader of the tab, client or adviser, is nobody's (D-111)
  const may = ['omc.answers', 'omc.reader', ...(sealed ? ['omc.words'] : [])];
  expect(stored.map(([key]) => key).filter(key => key === undefined || !may.includes(key))).toEqual([]);
};

/** Values unique to this file, among messages and sample files. */
const own = ({ email, mobile }: Contact): readonly string[] => [email, mobile, digits(mobile), NAME_OF_FILE];

/** Expects no reachable object with values of the previous file. */
export const expectForgotten = async (page: Page, person: Contact): Promise<void> => expect(await reachable(page, own(person))).toEqual([]);

/** Signs in with mobile and code. D-58 */
export const sayWho = async (page: Page, bank: Bank, person: Contact): Promise<void> => {
  await page.getByLabel(identityWords[languageMessages.own].mobile.label).fill(person.mobile);
  await page.getByRole('button', { name: identityWords[languageMessages.own].mobile.go }).click();
  await confirmPhone(page, bank, person);
};

/** From the inactivity page back to the file. XTR-33 */
export const resume = async (page: Page, bank: Bank, person: Contact): Promise<void> => {
  await page.getByRole('button', { name: inactivityMessages.omc.resume, exact: true }).click();
  await sayWho(page, bank, person);
};
