import { expect, type Page } from '@playwright/test';
import { inactivityMessages } from '@ui/copy/fr/inactivity';
import { samplePeople } from '@sandbox/samples/person';
import type { Bank, Contact } from './bank';
import { reachable } from './memory';
import { confirmPhone } from './walk';

/** The last name of a file that is looked for in memory: in no word of the copy. */
export const NAME_OF_FILE = 'Quenouille';

const digits = (text: string): string => text.replace(/\s/g, '');

/** What a page of a prepared file may say of its people. */
const personal = ({ email, mobile }: Contact): readonly string[] => {
  const { holder, coHolder } = samplePeople;
  const day = ([year, month, date]: readonly string[]): string => [date, month, year].join('/');
  return [holder, coHolder]
    .flatMap(({ firstName, lastName, birthdate, employer }) => [firstName, lastName, birthdate, day(birthdate.split('-')), employer])
    .concat('Tilleuls', email, mobile, digits(mobile));
};

/** Everything that the tab holds and shows now. */
const told = (page: Page): Promise<{ readonly shown: string; readonly history: string; readonly stored: readonly (readonly string[])[] }> =>
  page.evaluate(() => ({
    shown: [document.title, ...Array.from(document.querySelectorAll('input, textarea'), field => (field as HTMLInputElement).value)]
      .concat(document.documentElement.innerHTML)
      .join('\n'),
    history: JSON.stringify(history.state),
    stored: [...Object.entries(sessionStorage), ...Object.entries(localStorage)],
  }));

/** Nothing of the file before is shown, remembered by the entry of the history, or stored; `sealed`: what was typed may wait, and nobody can read it. X10, XTR-36 */
export const expectNothingOf = async (page: Page, person: Contact, sealed = false): Promise<void> => {
  const { shown, history, stored } = await told(page);
  for (const word of personal(person)) {
    expect(shown).not.toContain(word);
    expect(history + JSON.stringify(stored)).not.toContain(word);
  }
  expect(history).not.toContain('"page"');
  const may = ['omc.answers', ...(sealed ? ['omc.words'] : [])];
  expect(stored.map(([key]) => key).filter(key => key === undefined || !may.includes(key))).toEqual([]);
};

/** What only this very file knows: no word of the copy, no other file of the samples. */
const own = ({ email, mobile }: Contact): readonly string[] => [email, mobile, digits(mobile), NAME_OF_FILE];

/** Nothing that the page can still reach tells of the file before. */
export const expectForgotten = async (page: Page, person: Contact): Promise<void> => expect(await reachable(page, own(person))).toEqual([]);

/** As on another day: nothing tells the identity provider who comes, not even the link that they once followed. */
export const asOnAnotherDay = (page: Page): Promise<void> => page.context().clearCookies();

/** The identity provider asks for the mobile, then for the code. D-58 */
export const sayWho = async (page: Page, bank: Bank, person: Contact): Promise<void> => {
  await page.getByLabel('Téléphone mobile').fill(person.mobile);
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await confirmPhone(page, bank, person);
};

/** From the inactivity page back to the file. XTR-33 */
export const resume = async (page: Page, bank: Bank, person: Contact): Promise<void> => {
  await asOnAnotherDay(page);
  await page.getByRole('button', { name: inactivityMessages.omc.resume, exact: true }).click();
  await sayWho(page, bank, person);
};
