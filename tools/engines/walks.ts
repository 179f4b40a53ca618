import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstBrand } from '@domain/brand/variant';
import { taskIds, type TaskId } from '@domain/journey/steps';
import type { Workflow } from '@domain/journey/words';
import { addressAtDesk } from '@tests/e2e/support/adviser';
import type { Bank, Contact } from '@tests/e2e/support/bank';
import { sampleBytes } from '@tests/e2e/support/dossier';
import { someone } from '@tests/e2e/support/walk';
import { samplePeople } from '@sandbox/samples/person';
import { accountTypeMessages } from '@messages/accountType';
import { ageMessages } from '@messages/age';
import { complementaryMessages } from '@messages/complementary';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { homeMessages } from '@messages/home';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { insuranceMessages } from '@messages/insurance';
import { kitMessages } from '@messages/kit';
import { minimalMessages } from '@messages/minimal';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { offerMessages } from '@messages/offer';
import { optionsMessages } from '@messages/options';
import { papersMessages } from '@messages/papers';
import { papersStripMessages } from '@messages/papersStrip';
import { preContractMessages } from '@messages/preContract';
import { preLivenessMessages } from '@messages/preLiveness';
import { signatureSuccessMessages } from '@messages/signatureSuccess';
import { suggestionMessages } from '@messages/suggestions';
import { summaryMessages } from '@messages/summary';
import { uploadMessages } from '@messages/upload';
import { welcomeMessages } from '@messages/welcome';
import type { Page } from './page';

type Walk = (page: Page, bank: Bank) => Promise<void>;

const CONTINUE = 'Continuer';
const CODE = 'Code reçu par SMS';

/** By the link of the last e-mail and the code of the last SMS. */
const enter = async (page: Page, bank: Bank, { email, mobile }: Contact): Promise<void> => {
  await page.driver.go(await bank.linkFor(email));
  await page.press('button', minimalMessages.login.go);
  await page.find('field', CODE);
  await page.fill(CODE, await bank.codeFor(mobile));
};

/** An answer that submits when selected needs no button; any other has one. */
const answer = async (page: Page, label: string, next: string): Promise<void> => {
  await page.press('choice', label);
  await page.arriveBy(CONTINUE, 'heading', next);
  await page.look();
};

const main = (bank: Bank): string => `${bank.address(firstBrand.omc)}/ouvrirmoncompte/main`;

const firstMile: Walk = async (page, bank) => {
  const { lastName: family, firstName: given, birthdate: born, email: address, mobile } = someone('26+'); // another for each engine
  await page.driver.go(main(bank));
  await page.look();
  await page.press('button', homeMessages.omc.start);
  await page.arrive(accountTypeMessages.omc.title);
  await page.press('choice', accountTypeMessages.omc.label.individual);
  await page.find('choice', ageMessages.omc.band['26+']); // below the account
  await page.look();
  await answer(page, ageMessages.omc.band['26+'], offerMessages.omc.title.individual.TIT);
  await page.press('button', `${offerMessages.omc.choose}${offerMessages.omc.chooseWhich('Mastercard')}`);
  await page.arrive(optionsMessages.omc.title);
  await page.press('choice', optionsMessages.omc.documents.accept);
  await answer(page, optionsMessages.omc.overdraft.no, insuranceMessages.omc.title);
  await answer(page, insuranceMessages.omc.no, offerConfirmationMessages.omc.title);
  await page.press('button', offerConfirmationMessages.omc.confirm);
  const { title, civility, lastName, firstName, birthdate, email, mobile: phone, create } = applicantDetailsMessages.omc;
  await page.arrive(title.individual);
  await page.press('choice', civility.options.MME);
  await page.fill(lastName.label, family);
  await page.fill(firstName.label, given);
  await page.fill(birthdate.label, born);
  await page.fill(email.label, address);
  await page.fill(phone.label, mobile);
  await page.press('button', create);
  await page.find('field', CODE);
  await page.fill(CODE, await bank.codeFor(mobile));
  await page.arrive(papersStripMessages.title.identity.individual(1, 3));
};

/** A click on a list with an answer selects it, so that typing replaces it. */
const lists: Walk = async (page, bank) => {
  await enter(page, bank, (await bank.prepare({ task: 'identityValidation', local: 'listes' })).holder);
  await page.arrive(fullIdentityMessages.omc.whole.title.individual);
  const { label, other, which } = fullIdentityMessages.omc.nationality;
  await page.press('button', `${suggestionMessages.correct}${kitMessages.colon}${label}`);
  await page.press('choice', other);
  for (const [typed, option] of [
    ['belg', 'Belgique'],
    ['ital', 'Italie'],
  ] as const) {
    await page.press('field', which);
    await page.fill(which, typed);
    await page.press('option', option);
  }
  await page.press('choice', 'Célibataire');
  await page.press('choice', 'Propriétaire');
  await page.press('button', fullIdentityMessages.omc.whole.confirm);
  await page.arrive(complementaryMessages.omc.title.individual);
};

/** Those of one person, or of the co-holder; a search for look-alikes of a client's own ends at once. */
const tasksOf = (whose: 'holder' | 'coHolder', walkedElsewhere: readonly TaskId[] = []): readonly TaskId[] =>
  taskIds.filter(
    task =>
      task.startsWith('coHolder') === (whose === 'coHolder') && ![...walkedElsewhere, 'duplicateConfirmation', 'welcome'].includes(task),
  );

/** Opens the page of each of these tasks and waits for it. `come`: who opens it, and how. */
const eachOf = async (page: Page, tasks: readonly TaskId[], come: (task: TaskId, local: string) => Promise<void>): Promise<void> => {
  for (const task of tasks) {
    await come(task, task.toLowerCase());
    await page.stands();
    await page.look();
  }
};

/** The page of every task of a prepared file, up to the camera. */
const upToCamera =
  (workflow: Workflow): Walk =>
  async (page, bank) => {
    await eachOf(page, tasksOf('holder', ['duplicateSearch']), async (task, local) =>
      enter(page, bank, (await bank.prepare({ task, workflow, local: `${workflow}.${local}` })).holder),
    );
    await page.find('heading', preLivenessMessages.title);
  };

/** A passport from the disk, as a person gives it: read, reduced, sent, analysed. */
const proof: Walk = async (page, bank) => {
  const chosen = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'omc-engine-')), 'passeport.jpg');
  fs.writeFileSync(chosen, await sampleBytes('PASSPORT', 'jpeg'));
  await enter(page, bank, (await bank.prepare({ task: 'identityDocUpload', local: 'preuve' })).holder);
  await page.arrive(papersStripMessages.title.identity.individual(1, 3));
  await page.press('choice', papersMessages.PASSPORT);
  await page.driver.type(await page.find('choice', uploadMessages.omc.file), chosen);
  await page.words(uploadMessages.omc.given('passeport.jpg'), 1);
  await page.look();
  await page.press('button', uploadMessages.omc.send);
  await page.arrive(papersStripMessages.title.address.individual(2, 3));
  fs.rmSync(path.dirname(chosen), { recursive: true });
};

/** The papers, the ceremony as the whole page (the window is a phone's), and the welcome. */
const fromSignature =
  (workflow: Workflow): Walk =>
  async (page, bank) => {
    const { holder } = await bank.prepare({ task: 'signature', workflow, done: 'video', local: `fin.${workflow}` });
    await enter(page, bank, holder);
    await page.arriveBy(CONTINUE, 'heading', preContractMessages.title);
    await page.find('button', preContractMessages.open);
    await page.look();
    let papers = 0;
    for (let paper = await page.there('button', preContractMessages.open); paper !== undefined; papers += 1) {
      await page.driver.press(paper);
      await page.words(preContractMessages.received, papers + 1);
      paper = await page.there('button', preContractMessages.open, papers + 1);
    }
    await page.arriveBy(preContractMessages.next, 'field', CODE);
    await page.fill(CODE, await bank.codeFor(holder.mobile, 'signature'));
    await page.press('button', 'Signer'); // and the page comes back
    const { firstName } = samplePeople.holder;
    if (workflow === 'joint') return page.arrive(signatureSuccessMessages.title(firstName));
    await page.arrive(welcomeMessages.title(firstName));
    return page.look();
  };

/** What an adviser sees of a client's file, at each of its tasks. */
const ofAdviser: Walk = (page, bank) =>
  eachOf(page, tasksOf('holder'), async (task, local) => {
    const { id } = await bank.prepare({ task, variant: firstBrand.mdc, local: `conseil.${local}` });
    await page.driver.go(await addressAtDesk(bank, firstBrand.mdc, id));
  });

/** In their own session, the co-holder sees what is asked of them, reads, accepts and reaches their own video check. JNT-03 */
const ofCoHolder: Walk = async (page, bank) => {
  await eachOf(page, tasksOf('coHolder'), async (task, local) => {
    const { holder, coHolder = holder } = await bank.prepare({ task, workflow: 'joint', local: `second.${local}` });
    await enter(page, bank, coHolder);
  });
  await page.find('heading', welcomeMessages.opening.title(samplePeople.coHolder.firstName));
  await page.press('choice', summaryMessages.omc.terms.label);
  await page.press('button', welcomeMessages.opening.confirm);
  await page.arrive(preLivenessMessages.title);
};

export const walks: Readonly<Record<string, Walk>> = {
  'from the home page to the phone proven': firstMile,
  'a list that holds an answer takes another': lists,
  'every page up to the camera, alone': upToCamera('individual'),
  'every page up to the camera, two holders': upToCamera('joint'),
  'from the signature to the account open, alone': fromSignature('individual'),
  'from the signature on, two holders': fromSignature('joint'),
  'a proof is sent and read': proof,
  'every page of an adviser’s file': ofAdviser,
  'the co-holder’s own pages': ofCoHolder,
};
