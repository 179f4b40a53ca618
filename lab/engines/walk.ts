import { taskIds, type TaskId } from '@domain/journey/steps';
import type { Workflow } from '@domain/journey/words';
import { samplePeople } from '@sandbox/samples/person';
import type { Bank } from '@e2e/support/bank';
import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { ageMessages } from '@ui/copy/fr/age';
import { finalizeMessages } from '@ui/copy/fr/finalize';
import { fullIdentityMessages } from '@ui/copy/fr/fullIdentity';
import { birthplaceMessages } from '@ui/copy/fr/birthplace';
import { consentMessages } from '@ui/copy/fr/consent';
import { homeMessages } from '@ui/copy/fr/home';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { informationMessages } from '@ui/copy/fr/information';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { preContractMessages } from '@ui/copy/fr/preContract';
import { preLivenessMessages } from '@ui/copy/fr/preLiveness';
import { signatureSuccessMessages } from '@ui/copy/fr/signatureSuccess';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { until } from './driver';
import { arrive, enter, look, prove, type Walk } from './entering';
import { ofAdviser, ofCoHolder, proof } from './others';
import type { Page } from './page';
import { firstBrand } from '@domain/brand/variant';

const CONTINUE = 'Continuer';

/** An answer that leads on as it is pressed needs no button; one that does not has it. */
const answer = async (page: Page, label: string, next: string): Promise<void> => {
  await page.press('choice', label);
  await until(next, async () => {
    if ((await page.there('heading', next)) !== undefined) return true;
    const button = await page.there('button', CONTINUE);
    if (button !== undefined) await page.driver.press(button);
    return undefined;
  });
  await look(page);
};

/** The question of the cookies, once a browser. OBS-02 */
export const refuseCookies = async (page: Page, bank: Bank): Promise<void> => {
  await page.driver.go(`${bank.address(firstBrand.omc)}/ouvrirmoncompte/main`);
  await page.press('button', consentMessages.refuse);
};

/** Every file of a run has a mobile of its own: the engines share one bank, which opens one file for each. */
let opened = 0;

/** From the home page to the phone proven. */
const firstMile = async (page: Page, bank: Bank): Promise<void> => {
  opened += 1;
  const mobile = `06 39 98 ${String(process.pid % 100).padStart(2, '0')} ${String(opened).padStart(2, '0')}`;
  await page.driver.go(`${bank.address(firstBrand.omc)}/ouvrirmoncompte/main`);
  await look(page);
  await page.press('button', homeMessages.omc.start);
  await arrive(page, accountTypeMessages.omc.title);
  await answer(page, accountTypeMessages.omc.label.individual, ageMessages.omc.title.individual);
  await answer(page, ageMessages.omc.band['26+'], offerMessages.omc.title.individual.TIT);
  await page.press('button', `${offerMessages.omc.choose}${offerMessages.omc.chooseWhich('Mastercard')}`);
  await arrive(page, optionsMessages.omc.title);
  await page.press('choice', optionsMessages.omc.documents.accept);
  await answer(page, optionsMessages.omc.overdraft.no, insuranceMessages.omc.title);
  await answer(page, insuranceMessages.omc.no, offerConfirmationMessages.omc.title);
  await page.press('button', offerConfirmationMessages.omc.confirm);
  await arrive(page, informationMessages.omc.title.individual);
  await page.press('choice', informationMessages.omc.civility.options.MME);
  await page.fill(informationMessages.omc.lastName.label, 'Exemple');
  await page.fill(informationMessages.omc.firstName.label, 'Maëlle');
  await page.fill(informationMessages.omc.birthdate.label, '27/03/1992');
  await page.fill(informationMessages.omc.email.label, `moteur.${opened}@example.fr`);
  await page.fill(informationMessages.omc.mobile.label, mobile);
  await page.press('button', informationMessages.omc.create);
  await prove(page, bank, mobile);
  await arrive(page, identityChoiceMessages.omc.title.individual);
};

const choose = async (page: Page, label: string, typed: string, option: string): Promise<void> => {
  const field = await page.find('field', label);
  await page.driver.press(field);
  await page.driver.type(field, typed);
  await page.press('option', option);
};

/** A press on a list that holds an answer selects it: what is typed then takes its place. */
const lists = async (page: Page, bank: Bank): Promise<void> => {
  const { holder } = await bank.prepare({ task: 'identityValidation', local: 'listes' });
  await enter(page, bank, holder.email, holder.mobile);
  await arrive(page, fullIdentityMessages.omc.title.individual);
  const { other, which } = fullIdentityMessages.omc.nationality;
  await page.press('choice', other);
  await choose(page, which, 'belg', 'Belgique');
  await choose(page, which, 'ital', 'Italie');
  await page.press('button', CONTINUE);
  await arrive(page, birthplaceMessages.omc.title.individual);
};

/** The page of every task of a prepared file, up to the camera. */
const upToCamera =
  (workflow: Workflow) =>
  async (page: Page, bank: Bank): Promise<void> => {
    const apart: readonly TaskId[] = ['duplicateSearch', 'duplicateConfirmation', 'welcome'];
    const tasks = taskIds.filter(task => !task.startsWith('coHolder') && !apart.includes(task));
    for (const task of tasks) {
      const { holder } = await bank.prepare({ task, workflow, local: `${workflow}.${task}`.toLowerCase() });
      await enter(page, bank, holder.email, holder.mobile);
      await page.find('button', 'Finir plus tard').catch(() => undefined);
      if (task === 'signature') await page.find('heading', preLivenessMessages.title);
      await look(page);
    }
  };

/** The papers, the ceremony as the whole page, and the welcome. */
const fromSignature =
  (workflow: Workflow) =>
  async (page: Page, bank: Bank): Promise<void> => {
    const { holder } = await bank.prepare({ task: 'signature', workflow, done: 'video', local: `fin.${workflow}` });
    await enter(page, bank, holder.email, holder.mobile);
    await until('the papers', async () => {
      if ((await page.there('heading', preContractMessages.title)) !== undefined) return true;
      const next = await page.there('button', CONTINUE);
      if (next !== undefined) await page.driver.press(next);
      return undefined;
    });
    await page.find('button', preContractMessages.open);
    await look(page);
    let papers = 0;
    for (let paper = await page.there('button', preContractMessages.open); paper !== undefined; papers += 1) {
      await page.driver.press(paper);
      await page.words(preContractMessages.received, papers + 1);
      paper = await page.there('button', preContractMessages.open, papers + 1);
    }
    // The window is a phone's: the ceremony opens as the whole page.
    await until('the ceremony', async () => {
      if ((await page.there('field', 'Code reçu par SMS')) !== undefined) return true;
      const next = await page.there('button', preContractMessages.next);
      if (next !== undefined) await page.driver.press(next);
      return undefined;
    });
    await page.fill('Code reçu par SMS', await bank.codeFor(holder.mobile, 'signature'));
    await page.press('button', 'Signer'); // and the page comes back
    const { firstName } = samplePeople.holder;
    if (workflow === 'joint') return arrive(page, signatureSuccessMessages.title(firstName));
    await until('the welcome', async () => {
      if ((await page.there('heading', welcomeMessages.title(firstName))) !== undefined) return true;
      const next = await page.there('button', finalizeMessages.omc.done.next);
      if (next !== undefined) await page.driver.press(next);
      return undefined;
    });
    return look(page);
  };

export const walks: readonly Walk[] = [
  { name: 'from the home page to the phone proven', walk: firstMile },
  { name: 'a list that holds an answer takes another', walk: lists },
  { name: 'every page up to the camera, alone', walk: upToCamera('individual') },
  { name: 'every page up to the camera, two holders', walk: upToCamera('joint') },
  { name: 'from the signature to the account open, alone', walk: fromSignature('individual') },
  { name: 'from the signature on, two holders', walk: fromSignature('joint') },
  { name: 'a proof is sent and read', walk: proof },
  { name: 'every page of an adviser’s file', walk: ofAdviser },
  { name: 'the co-holder’s own pages', walk: ofCoHolder },
];
