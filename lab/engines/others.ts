import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';
import { taskIds, type TaskId } from '@domain/journey/steps';
import type { Bank } from '@e2e/support/bank';
import { BANK_DAY } from '@e2e/support/file/proofs';
import { sampleOf } from '@sandbox/samples/samples';
import { samplePeople } from '@sandbox/samples/person';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { papersMessages } from '@ui/copy/fr/papers';
import { preLivenessMessages } from '@ui/copy/fr/preLiveness';
import { summaryMessages } from '@ui/copy/fr/summary';
import { uploadMessages } from '@ui/copy/fr/upload';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { arrive, enter, look } from './entering';
import type { Page } from './page';
import { firstBrand } from '@domain/brand/variant';

const Opened = t.type({ address: t.string });

/** A passport from the disk, as a person gives it: read, reduced, sent, analysed. */
export const proof = async (page: Page, bank: Bank): Promise<void> => {
  const [file] = await sampleOf({ document: 'PASSPORT', outcome: 'OK', format: 'jpeg', today: BANK_DAY });
  if (file === undefined) throw new Error('No passport was drawn');
  const chosen = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-engine-')), file.name);
  fs.writeFileSync(chosen, file.bytes);
  const { holder } = await bank.prepare({ task: 'identityDocUpload', local: 'preuve' });
  await enter(page, bank, holder.email, holder.mobile);
  await arrive(page, identityChoiceMessages.omc.title.individual);
  await page.press('choice', papersMessages.PASSPORT);
  await arrive(page, uploadMessages.omc.title.identity.individual);
  await page.driver.type(await page.find('choice', uploadMessages.omc.file), chosen);
  await page.words(uploadMessages.omc.given(file.name), 1);
  await look(page);
  await page.press('button', uploadMessages.omc.send);
  await arrive(page, fullIdentityMessages.omc.title.individual);
  fs.rmSync(path.dirname(chosen), { recursive: true });
};

/** What an adviser sees of a client's file, at each of its tasks. */
export const ofAdviser = async (page: Page, bank: Bank): Promise<void> => {
  const apart: readonly TaskId[] = ['duplicateConfirmation', 'welcome'];
  for (const task of taskIds.filter(each => !each.startsWith('coHolder') && !apart.includes(each))) {
    const { id } = await bank.prepare({ task, variant: firstBrand.mdc, local: `conseil.${task}`.toLowerCase() });
    const opened = Opened.decode(await bank.atDesk('advisers/nadia-exemple/open', { file: id }));
    if (isLeft(opened)) throw new Error('The workstation gave no address');
    await page.driver.go(opened.right.address);
    await page.stands();
    await look(page);
  }
};

/** On their own visit the co-holder sees what is asked of them, then reads, accepts and comes to their own video check. JNT-03 */
export const ofCoHolder = async (page: Page, bank: Bank): Promise<void> => {
  for (const task of taskIds.filter(each => each.startsWith('coHolder'))) {
    const { coHolder } = await bank.prepare({ task, workflow: 'joint', local: `second.${task}`.toLowerCase() });
    if (coHolder === undefined) throw new Error('A joint file without a co-holder');
    await enter(page, bank, coHolder.email, coHolder.mobile);
    await page.find('button', filePageMessages.omc.later.button);
    await page.stands();
    await look(page);
  }
  const { firstName } = samplePeople.coHolder;
  await page.find('heading', welcomeMessages.opening.title(firstName));
  await page.press('choice', summaryMessages.omc.terms.label);
  await page.press('button', welcomeMessages.opening.confirm);
  await arrive(page, preLivenessMessages.title);
};
