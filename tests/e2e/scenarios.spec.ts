import type { Page } from '@playwright/test';
import { isDay, displayDay } from '@domain/kernel/day';
import { proofReasonOf } from '@domain/proofs/afterFailure';
import { samplePeople } from '@sandbox/samples/person';
import type { Scenario, Moment } from '@sandbox/scenarios/scenario';
import { scenarios } from '@sandbox/scenarios/scenarios';
import { dossierFor } from '@sandbox/scenarios/dossierFor';
import { isOther, titlesOf, type OtherEnding } from '@sandbox/scenarios/endings';
import { dialogsMessages } from '@messages/dialogs';
import { dossierPageMessages } from '@messages/dossierPage';
import { errorsMessages } from '@messages/errors';
import { finalizeMessages } from '@messages/finalize';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { informationPageMessages } from '@messages/informationPage';
import { livenessMessages } from '@messages/liveness';
import { preContractMessages } from '@messages/preContract';
import { livenessOutcomeMessages } from '@messages/livenessOutcome';
import { minimalMessages } from '@messages/minimal';
import { preLivenessMessages } from '@messages/preLiveness';
import { signatureMessages } from '@messages/signature';
import { uploadMessages } from '@messages/upload';
import type { Bank } from './support/bank';
import { film, readDocuments, startVideo, sign, welcome } from './support/ending';
import { chooseIdentity, choosePaper, give, openDoubt, prove, recap, refusal } from './support/dossier';
import { button, heading, SLOW } from './support/page';
import { expect, test } from './support/test';
import { chooseOffer, confirmPhone, create, describe, open, someone, type Traveller } from './support/walk';

/** Twenty calls, two seconds after one another. D-30 */
const POLLED_OUT = { timeout: 75_000 };

/** One scenario of each family; ALL plays every one. */
const ordinary = ['code.SUBSCRIPTION_BLOCKED', 'reason.ISSUING_COUNTRY', 'video.refused', 'signature.refused'];

interface Prepared {
  readonly id: string;
  readonly person: Traveller;
}

const local = ({ trick }: Scenario): string => (trick.kind === 'email' ? trick.local : '');

/** A file at the scenario's task, for the person of the sample documents. */
const prepare = async (bank: Bank, scenario: Scenario): Promise<Prepared> => {
  const told = await bank.prepare({ task: 'identityDocUpload', ...dossierFor(scenario), local: local(scenario) });
  const { firstName, lastName, birthdate } = samplePeople.holder;
  const typed = isDay(birthdate) ? displayDay(birthdate) : '';
  return { id: told.id, person: { firstName, lastName, birthdate: typed, ...told.holder } };
};

const atDesk = async (bank: Bank, { trick }: Scenario, id: string): Promise<void> => {
  if (trick.kind === 'status') await bank.atDesk(`files/${id}/status`, { status: trick.status });
  if (trick.kind === 'removal') await bank.atDesk(`files/${id}/remove-proof`, { rank: trick.rank });
  if (trick.kind === 'fault') await bank.atDesk('faults', trick.fault);
};

/** Starts and films the check; without attempts left the page refuses first. LIV-03 */
const check = async (page: Page): Promise<void> => {
  const start = button(page, preLivenessMessages.start);
  await expect(start.or(heading(page, livenessOutcomeMessages.omc.ko.title))).toBeVisible();
  if (!(await start.isVisible())) return;
  await startVideo(page);
  await expect(page.locator(`iframe[title="${livenessMessages.omc.frame}"]`)).toBeVisible();
  await film(page);
};

const again = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: livenessOutcomeMessages.omc.replay.again }).click();
};

const fromHome = async (page: Page, bank: Bank, scenario: Scenario): Promise<void> => {
  await open(page, bank, 'omc-01');
  await chooseOffer(page);
  await describe(page, { ...someone('26+'), email: `${local(scenario)}@example.fr` });
  await create(page, 'individual');
};

const proof = async (page: Page, { trick }: Scenario, person: Traveller): Promise<void> => {
  if (trick.kind !== 'sample') throw new Error('A proof wants a sample');
  const { document, outcome } = trick;
  if (document === 'CNI' || document === 'PASSPORT') await chooseIdentity(page, document);
  else await choosePaper(page, document);
  await give(page, { document, outcome }, person);
  await openDoubt(page, refusal(page, proofReasonOf(outcome)));
};

const inTurn = async (page: Page, { trick }: Scenario, person: Traveller): Promise<void> => {
  await chooseIdentity(page, 'CNI');
  await give(page, { document: 'CNI' }, person);
  if (trick.kind === 'email' && trick.does === 'refused') await prove(page, 'address', 'individual', { document: 'GAS' }, person);
};

type Play = (page: Page, bank: Bank, scenario: Scenario, person: Traveller) => Promise<void>;
const nothing: Play = () => Promise.resolve();

type Played = Exclude<Moment, 'creation'>;

/** Actions for each moment, from the file's first page on. */
const plays: Readonly<Record<Played, Play>> = {
  return: nothing,
  startup: nothing,
  end: nothing,
  proof: (page, _bank, scenario, person) => proof(page, scenario, person),
  papers: (page, _bank, scenario, person) => inTurn(page, scenario, person),
  recap: page => recap(page),
  video: page => check(page),
  videos: async page => {
    await check(page);
    await again(page);
    await check(page);
    await again(page);
    await check(page);
  },
  ceremony: page => readDocuments(page),
  sign: async (page, bank, _card, person) => {
    await readDocuments(page);
    await sign(page, bank, person);
  },
  areaCode: async (page, bank, _card, person) => {
    await welcome(page, person.firstName);
    await page.goto(await bank.linkFor(person.email, 'sms'));
    await page.getByRole('button', { name: minimalMessages.sms.ask.go }).click();
  },
};

type Look = (page: Page, scenario: Scenario) => Promise<void>;

const titled =
  (title: string, patience = SLOW): Look =>
  async page => {
    await expect(heading(page, title)).toBeVisible(patience);
  };

const signing =
  (state: keyof typeof signatureMessages.code.states): Look =>
  async page => {
    await expect(heading(page, signatureMessages.title)).toBeVisible();
    await expect(page.getByText(signatureMessages.code.states[state]).first()).toBeVisible();
  };

const titles = titlesOf({ error: errorsMessages.omc.pages, information: informationPageMessages.omc.pages });

/** How each ending looks that is no page after a refusal or an end; the compiler requires one for each. */
const looks: Readonly<Record<OtherEnding, Look>> = {
  alert: async page => {
    await expect(page.getByRole('dialog', { name: dialogsMessages.omc.alert.title })).toBeVisible();
  },
  ProofControlCompleted: async (page, { trick }) => {
    const reason = proofReasonOf(trick.kind === 'sample' ? trick.outcome : '');
    await expect(refusal(page, reason)).toBeVisible();
  },
  'FullIdentityForm:inTurn': async page => {
    await expect(heading(page, fullIdentityMessages.omc.title.individual)).toBeVisible(SLOW);
    await expect(page.getByText(dossierPageMessages.omc.askedLater)).toBeHidden();
  },
  'FullIdentityForm:askedLater': async page => {
    await expect(heading(page, fullIdentityMessages.omc.title.individual)).toBeVisible(SLOW);
    await expect(page.getByText(dossierPageMessages.omc.askedLater)).toBeVisible();
  },
  UploadIncomeProof: async page => {
    await expect(heading(page, uploadMessages.omc.title.income.individual)).toBeVisible();
    await expect(page.getByText(uploadMessages.omc.incomeMissing)).toBeVisible();
  },
  LivenessControlOk: titled(preContractMessages.title),
  'LivenessControlKo:replay': titled(livenessOutcomeMessages.omc.replay.title, POLLED_OUT),
  'LivenessControlKo:stop': titled(livenessOutcomeMessages.omc.ko.title),
  'DocuSignPage:refused': titled(signatureMessages.outcomes.refused.title),
  'DocuSignPage:error': titled(signatureMessages.outcomes.error.title),
  'DocuSignPage:sms.success': signing('success'),
  'DocuSignPage:sms.pending': signing('pending'),
  'DocuSignPage:sms.failed': signing('failed'),
  FinalizePage: page => welcome(page, samplePeople.holder.firstName),
  FinalizeKo: titled(finalizeMessages.omc.ko.title),
  'sms:max-tries': titled(minimalMessages.sms.maxTries.title),
};

for (const scenario of scenarios.filter(({ id }) => process.env['ALL'] || ordinary.includes(id))) {
  const { moment, ends } = scenario;
  test(`XTR-15 ${scenario.id}: ${scenario.title}`, { tag: '@scenario' }, async ({ page, bank }) => {
    if (moment === 'creation') await fromHome(page, bank, scenario);
    else {
      const { id, person } = await prepare(bank, scenario);
      await page.goto(await bank.linkFor(person.email));
      await page.getByRole('button', { name: minimalMessages.login.go }).click();
      await expect(page.getByLabel('Code reçu par SMS')).toBeVisible();
      await atDesk(bank, scenario, id);
      await confirmPhone(page, bank, person);
      await plays[moment](page, bank, scenario, person);
    }
    await (isOther(ends) ? looks[ends] : titled(titles[ends] ?? ''))(page, scenario);
  });
}
