import { minimalCopy } from '@ui/copy/fr/minimal';
import { SMS_PENDING_SECONDS } from '@domain/sms/state';
import { samplePeople } from '@sandbox/samples/person';
import { expectAccessible } from './support/axe';
import { welcome } from './support/ending';
import { expect, test } from './support/test';
import { comeBack } from './support/walk';

const { sms: copy } = minimalCopy;

test('MIN-03, D-26: the welcome mail leads to the secret code; a second one is asked for a minute later, and the customer area opens', async ({
  page,
  bank,
}) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const { holder } = await bank.prepare({ task: 'signature', done: 'signature', local: 'code.secret' });
  await comeBack(page, bank, holder);
  await welcome(page, samplePeople.holder.firstName);

  await page.clock.install();
  await page.goto(await bank.linkFor(holder.email, 'sms'));
  await expect(title(copy.success.title)).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await expect(title(copy.pending.title)).toBeFocused();
  await expect(page.getByRole('button', { name: copy.again })).toBeHidden();
  await page.clock.fastForward(SMS_PENDING_SECONDS * 1_000);
  await bank.passSeconds(SMS_PENDING_SECONDS + 1);
  await expect(page.getByRole('status')).toContainText(copy.pending.over);
  await page.getByRole('button', { name: copy.again }).press('Enter');
  await expect(title(copy.success.title)).toBeFocused();

  await page.getByRole('link', { name: copy.success.go }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Espace client' })).toBeVisible();
});
