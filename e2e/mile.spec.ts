import { ageMessages } from '@ui/copy/fr/age';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { expectAccessible, expectNoOverflow } from './support/axe';
import { expect, test } from './support/test';
import {
  chooseAccount,
  chooseAge,
  confirmOffer,
  create,
  describe as describePerson,
  chooseCard,
  choosePlain,
  open,
  someone,
  start,
  provePhone,
} from './support/walk';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

interface Mile {
  readonly width: 'phone' | 'desktop';
  readonly variant: 'omc-01' | 'omc-03';
  readonly band: '18-25' | '26+';
  readonly workflow: 'individual' | 'joint';
}

/**
 * Pairwise cases of width, brand, age and account type; joint accounts are open for brand 01 only (D-02). `npm test`
 * plays the first; the joint test covers joint accounts.
 */
const miles: readonly Mile[] = [
  { width: 'phone', variant: 'omc-03', band: '18-25', workflow: 'individual' },
  { width: 'desktop', variant: 'omc-01', band: '26+', workflow: 'joint' },
  { width: 'phone', variant: 'omc-01', band: '18-25', workflow: 'joint' },
  { width: 'desktop', variant: 'omc-03', band: '26+', workflow: 'individual' },
  { width: 'phone', variant: 'omc-01', band: '26+', workflow: 'individual' },
  { width: 'desktop', variant: 'omc-01', band: '18-25', workflow: 'individual' },
];

for (const { width, variant, band, workflow } of process.env['ALL'] ? miles : miles.slice(0, 1)) {
  test(`a prospect opens a file: ${variant}, ${width}, ${band}, ${workflow}; every screen is accessible`, async ({ page, bank }) => {
    test.slow();
    await page.setViewportSize(width === 'phone' ? PHONE : DESKTOP);
    const look = async (): Promise<void> => {
      await expectAccessible(page);
      await expectNoOverflow(page);
    };
    const holder = someone(band);
    await open(page, bank, variant);
    await look();
    await start(page);
    await look();
    await chooseAccount(page, workflow);
    await expect(page.getByRole('heading', { level: 1, name: ageMessages.omc.title[workflow] })).toBeVisible();
    await look();
    await chooseAge(page, workflow === 'joint' ? { TIT: band, COT: band } : { TIT: band });
    await expect(page.getByRole('heading', { level: 1, name: offerMessages.omc.title[workflow].TIT })).toBeVisible();
    await look();
    await chooseCard(page, 'Access Mastercard');
    if (workflow === 'joint') {
      await expect(page.getByRole('heading', { level: 1, name: offerMessages.omc.title.joint.COT })).toBeVisible();
      await page.getByRole('button', { name: offerMessages.omc.withoutCard.link }).click();
      await look();
      await page.getByRole('dialog').getByRole('button', { name: offerMessages.omc.withoutCard.go }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: optionsMessages.omc.title })).toBeVisible();
    await look();
    await choosePlain(page, optionsMessages.omc.overdraft.yes);
    await expect(page.getByRole('heading', { level: 1, name: insuranceMessages.omc.title })).toBeVisible();
    await look();
    await choosePlain(page, insuranceMessages.omc.no);
    await expect(page.getByRole('heading', { level: 1, name: offerConfirmationMessages.omc.title })).toBeVisible();
    await look();
    await confirmOffer(page);
    await create(page, workflow, true);
    await look();
    await describePerson(page, holder);
    await create(page, workflow);
    if (workflow === 'joint') {
      await describePerson(page, someone(band, 'Éloi'));
      await create(page, workflow, true);
    }
    await provePhone(page, bank, holder, workflow === 'joint' ? 'TIT' : 'individual');
    await look();
  });
}
