import { minimalMessages } from '@ui/copy/fr/minimal';
import { SMS_PENDING_SECONDS } from '@domain/sms/state';
import { samplePeople } from '@sandbox/samples/person';
import { expectAccessible } from './support/axe';
import { welcome } from './support/ending';
import { heading } from './support/page';
import { expect, test } from './support/test';
import { comeBack } from './support/walk';

const { sms: copy } = minimalMessages;

test('sends the secret code at a press alone, a second one later, and leads to the customer area (MIN-03, D-26, D-100)', async ({
  page,
  bank,
}) => {
  const title = (name: string) => heading(page, name);
  const { holder } = await bank.prepare({ task: 'signature', done: 'signature', local: 'code.secret' });
  await comeBack(page, bank, holder);
  await welcome(page, samplePeople.holder.firstName);

  const link = await bank.linkFor(holder.email, 'sms');
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/public/sms')) asked.push(request.method());
  });
  // a mail scanner opens the address and runs its scripts, ten times over
  for (let visit = 0; visit < 10; visit += 1) {
    await page.goto(link);
    await expect(page.getByRole('button', { name: copy.ask.go })).toBeVisible();
  }
  expect(asked).toEqual([]);

  await page.clock.install();
  await page.goto(link);
  await expect(title(copy.ask.title)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: copy.ask.go }).press('Enter');
  await expect(title(copy.success.title)).toBeFocused();
  expect(asked).toEqual(['POST']);
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('button', { name: copy.ask.go }).press('Enter');
  await expect(title(copy.pending.title)).toBeFocused();
  await expect(page.getByRole('button', { name: copy.again })).toBeHidden();
  await page.clock.fastForward(SMS_PENDING_SECONDS * 1_000);
  await bank.passSeconds(SMS_PENDING_SECONDS + 1);
  await expect(page.getByRole('status')).toContainText(copy.pending.over);
  await page.getByRole('button', { name: copy.again }).press('Enter');
  await expect(title(copy.success.title)).toBeFocused();

  await page.getByRole('link', { name: copy.success.go }).click();
  await expect(heading(page, 'Espace client')).toBeVisible();
});
