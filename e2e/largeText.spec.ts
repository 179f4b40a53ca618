import { taskIds, type TaskId } from '@domain/journey/steps';
import type { PreparedWish } from '@sandbox/prepared/prepare';
import { ageMessages } from '@ui/copy/fr/age';
import { consentMessages } from '@ui/copy/fr/consent';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { informationMessages } from '@ui/copy/fr/information';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { SLOW, title } from './support/adviser';
import { unfitWhenLarge } from './support/largeText';
import { standIn } from './support/session';
import { expect, test } from './support/test';
import { chooseAccount, chooseAge, chooseCard, choosePlain, confirmOffer, create, open, start } from './support/walk';

const ofCoHolder = (task: string): boolean => task.startsWith('coHolder');
const wishes: readonly (Omit<PreparedWish, 'local'> & { readonly task: TaskId })[] = [
  ...taskIds
    .filter(task => task !== 'welcome')
    .map(task => ({ task, workflow: ofCoHolder(task) ? ('joint' as const) : ('individual' as const) })),
  { task: 'signature', done: 'video' },
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('XTR-40: large text on a phone: nothing is cut or outside, from the home page to what is asked of the holder', async ({
  page,
  bank,
}) => {
  test.slow();
  const found: string[] = [];
  const look = async (): Promise<void> => {
    found.push(...(await unfitWhenLarge(page)).map(flaw => `${new URL(page.url()).pathname} ${flaw}`));
  };
  const shows = async (name: string): Promise<void> => {
    await expect(title(page, name)).toBeVisible(SLOW);
    await look();
  };
  await open(page, bank, 'omc-01');
  await look();
  await start(page);
  await look();
  await chooseAccount(page, 'individual');
  await shows(ageMessages.omc.title.individual);
  await chooseAge(page, { TIT: '26+' });
  await shows(offerMessages.omc.title.individual.TIT);
  await chooseCard(page, 'Mastercard');
  await shows(optionsMessages.omc.title);
  await choosePlain(page, optionsMessages.omc.overdraft.no);
  await shows(insuranceMessages.omc.title);
  await choosePlain(page, insuranceMessages.omc.no);
  await shows(offerConfirmationMessages.omc.title);
  await confirmOffer(page);
  await shows(informationMessages.omc.title.individual);
  await create(page, 'individual', true);
  await look();
  expect(found).toEqual([]);
});

test.describe('the question of the cookies', () => {
  test.use({ askedForConsent: true });
  test('XTR-40: with large text on a phone its answers are whole', async ({ page, bank }) => {
    await open(page, bank, 'omc-01');
    await expect(page.getByRole('button', { name: consentMessages.choose })).toBeVisible();
    expect(await unfitWhenLarge(page)).toEqual([]);
    await page.getByRole('button', { name: consentMessages.choose }).click();
    await expect(page.getByRole('dialog', { name: consentMessages.panel.title })).toBeVisible();
    expect(await unfitWhenLarge(page)).toEqual([]);
  });
});

for (const wish of wishes) {
  const { task } = wish;
  const what = wish.done ? `${task}, documents` : task;
  const tag = task === 'summary' ? [] : ['@all'];
  test(`XTR-40: large text on a phone: nothing is cut or outside: ${what}`, { tag }, async ({ page, bank }) => {
    const { holder, coHolder } = await bank.prepare({ ...wish, local: `grand.texte.${what.replace(/\W+/g, '')}`.toLowerCase() });
    await standIn(page, bank, ofCoHolder(task) && coHolder ? coHolder : holder);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(SLOW);
    await expect(page.getByText(filePageMessages.omc.later.button).first()).toBeVisible(SLOW);
    expect(await unfitWhenLarge(page)).toEqual([]);
  });
}
