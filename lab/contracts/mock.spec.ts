import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { refusedBefore } from '@e2e/support/consent';
import { heading } from '@e2e/support/page';
import { chooseOffer, create, describe, someone } from '@e2e/support/walk';
import { finalizeMessages } from '@ui/copy/fr/finalize';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { mockOf, type Description } from './mock';

/** What the identity provider does once the code of the SMS is right: a page, which no call describes. */
const signIn = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/identite\/authorize\?/);
  const asked = new URL(page.url()).searchParams;
  const back = new URL(asked.get('redirect_uri') ?? '');
  back.search = new URLSearchParams({ code: 'FAKE-CODE', state: asked.get('state') ?? '' }).toString();
  await page.goto(back.href);
};

test('from home to the account created, against a bank that knows openapi.json alone (XTR-57)', async ({ page, context }) => {
  const prefer = ['a-request-for-the-state-of-a-file-at-identitydocupload'];
  const description = JSON.parse(fs.readFileSync('contracts/generated/openapi.json', 'utf8')) as Description;
  const { server, missed } = mockOf(description, 'omc-01', prefer);
  await new Promise<void>(done => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  await refusedBefore(context);
  await page.goto(`http://localhost:${port}/ouvrirmoncompte/main`);
  await chooseOffer(page);
  await describe(page, someone('26+'));
  await create(page, 'individual');
  await signIn(page);
  await expect(heading(page, identityChoiceMessages.omc.title.individual)).toBeVisible();
  prefer.splice(0, 1, 'a-request-for-the-state-of-a-file-whose-creation-is-created');
  await page.reload();
  await expect(heading(page, finalizeMessages.omc.done.title)).toBeVisible();
  expect(missed.filter(call => call.includes(' /api/'))).toEqual([]);
  await new Promise(done => server.close(done));
});
