import type { Page } from '@playwright/test';
import { errorPageTypes } from '@domain/errors/codes';
import { inactivityDefaults } from '@domain/session/inactivity';
import { SMS_PENDING_SECONDS } from '@domain/signature/smsState';
import { pageWords } from '@sandbox/clientPage';
import { samplePeople } from '@sandbox/samples/person';
import { accessibilityMessages } from '@messages/accessibility';
import { complaintMessages } from '@messages/complaint';
import { withdrawalMessages } from '@messages/withdrawal';
import { analysisMessages } from '@messages/analysis';
import { errorsMessages } from '@messages/errors';
import { dossierPageMessages } from '@messages/dossierPage';
import { finalizeMessages } from '@messages/finalize';
import { handedOverMessages } from '@messages/handedOver';
import { identityChoiceMessages } from '@messages/identityChoice';
import { inactivityMessages } from '@messages/inactivity';
import { informationPageMessages } from '@messages/informationPage';
import { languageMessages } from '@messages/language';
import { livenessMessages } from '@messages/liveness';
import { livenessOutcomeMessages } from '@messages/livenessOutcome';
import { possibleDuplicatesMessages } from '@messages/possibleDuplicates';
import { middleControlMessages } from '@messages/middleControl';
import { minimalMessages } from '@messages/minimal';
import { proofReasonsMessages } from '@messages/proofReasons';
import { redirectMessages } from '@messages/redirect';
import { signatureMessages } from '@messages/signature';
import { stillThereMessages } from '@messages/stillThere';
import { summaryMessages } from '@messages/summary';
import { videoFollowedMessages } from '@messages/videoFollowed';
import { walletMessages } from '@messages/wallet';
import { welcomeMessages } from '@messages/welcome';
import { created, handOver, SLOW } from '@tests/e2e/support/adviser';
import { beginVideo, film, holdFilm, readDocuments, sign, welcome } from '@tests/e2e/support/ending';
import { chooseIdentity, give } from '@tests/e2e/support/dossier';
import { expect } from '@tests/e2e/support/test';
import { answer, comeBack, inOwn } from '@tests/e2e/support/walk';
import { fresh, preparedFile, tourTest, type Walker } from './walk';

tourTest('outcomes', async ({ page, bank, look, seen, enter }) => {
  await enter({ task: 'identityDocUpload' });
  await page.route(/\/presenter/, route => route.abort('aborted')); // on a phone the wallet opens by itself
  await answer(page, identityChoiceMessages.omc.wallet);
  await seen('WalletIdentity', walletMessages.omc.title.individual);
  const person = await enter({ task: 'identityDocUpload', inTurn: true });
  await chooseIdentity(page, 'CNI');
  await look('UploadIdentityProof');
  const read = await preparedFile(page, /\/v1\/proofs\//);
  await give(page, { document: 'CNI', outcome: 'FIRST_NAME_MISMATCH' }, person);
  await seen('ProofControlProgress', analysisMessages.omc.progress.title);
  await read();
  await seen('ProofControlCompleted', proofReasonsMessages.omc.FIRST_NAME_MISMATCH.title, 'refused');
  await enter({ task: 'middleControl' });
  await seen('MiddleControlPage', middleControlMessages.omc.byAdviser);
  await enter({ task: 'signature', local: 'video.refus' });
  for (const left of ['replay', 'replay', 'ko'] as const) {
    await beginVideo(page);
    await film(page);
    await expect(page.getByRole('heading', { level: 1, name: livenessOutcomeMessages.omc[left].title })).toBeVisible(SLOW);
    if (left === 'replay') await page.getByRole('button', { name: livenessOutcomeMessages.omc.replay.again }).click();
  }
  await look('LivenessControlKo', 'no further try');
  for (const [local, state, name, heading] of [
    ['signature.refus', 'refused', 'DocuSignPage', signatureMessages.outcomes.refused.title],
    ['fin.ko03', 'interrupted', 'FinalizeKo', finalizeMessages.omc.ko.title],
  ] as const) {
    const signer = await enter({ task: 'signature', done: 'video', local });
    await readDocuments(page);
    await sign(page, bank, signer);
    // on a phone the ceremony is the whole page: a person who refused comes back by its link
    if (state === 'refused') await page.getByRole('link', { name: pageWords[languageMessages.own].toApplication }).click(SLOW);
    await seen(name, heading, state);
  }
});

tourTest('inactivity', async ({ page, look, seen, enter }) => {
  await page.clock.install();
  await enter({ task: 'addressValidation' });
  await expect(page.getByRole('button', { name: dossierPageMessages.omc.later.button })).toBeVisible(SLOW);
  await page.clock.fastForward(inactivityDefaults.afterMs);
  await expect(page.getByRole('dialog', { name: stillThereMessages.omc.idle.title })).toBeVisible();
  await look('AddressForm', 'asked whether somebody is there');
  await page.clock.fastForward(inactivityDefaults.popupMs);
  await seen('InactivityPage', inactivityMessages.omc.title);
  expect(await page.content()).not.toContain(samplePeople.holder.lastName);
});

tourTest('addressed', async ({ page, bank, variant, seen }) => {
  const at = (path: string) => page.goto(inOwn(`${bank.address(variant)}/ouvrirmoncompte/${path}`), { waitUntil: 'commit' });
  await at('accessibilite');
  await seen('AccessibilityPage', accessibilityMessages.title);
  await at('reclamation');
  await seen('ComplaintPage', complaintMessages.title);
  await at('renoncer');
  await seen('WithdrawalPage', withdrawalMessages.title);
  for (const type of errorPageTypes) {
    await at(`error/${type}`);
    // no identification failed in this tab: its session is over
    await seen('ErrorPage', type === 'AUTHENTICATION' ? inactivityMessages.omc.title : errorsMessages.omc.pages[type].title, type);
  }
  for (const [slug, { title }] of Object.entries(informationPageMessages.omc.pages)) {
    await at(slug);
    await seen('InformationPage', title, slug);
  }
  await at('nulle-part');
  await seen('InformationPage', informationPageMessages.omc.unknown.title, 'no such page');
  await at('resume');
  await expect(page).not.toHaveTitle(new RegExp(informationPageMessages.omc.unknown.title));
  await seen('ResumePage', /./);
  // the destination answers with nothing (204): the page that leads there stays
  await page.route(/\/dehors\//, route => route.fulfill({ status: 204 }));
  await at('redirect?vers=appointment');
  await seen('RedirectPage', redirectMessages.title);
});

tourTest('minimal', async ({ page, bank, variant, look, seen, enter }) => {
  const { holder } = await bank.prepare({ task: 'addressValidation', variant, local: `lien.${variant}` });
  const link = await bank.linkFor(holder.email);
  await page.goto(inOwn(new URL('.', link).href));
  await seen('IndexPage', minimalMessages.construction.title);
  await page.goto(inOwn(link));
  await seen('LoginPage', minimalMessages.login.title);
  await comeBack(page, bank, holder);
  await expect(page.getByRole('button', { name: dossierPageMessages.omc.later.button })).toBeVisible(SLOW);
  await fresh({ page, bank, variant });
  await page.goto(inOwn(link));
  await page.getByRole('button', { name: minimalMessages.login.go }).click();
  await seen('LoginPage', minimalMessages.failed.title, 'a link used before');
  const signed = await enter({ task: 'signature', done: 'signature' });
  await welcome(page, samplePeople.holder.firstName);
  await page.clock.install();
  await page.goto(inOwn(await bank.linkFor(signed.email, 'sms')));
  const ask = page.getByRole('button', { name: minimalMessages.sms.ask.go });
  await expect(ask).toBeVisible();
  await look('SmsPage', 'not asked for yet');
  await ask.click();
  await seen('SmsPage', minimalMessages.sms.success.title, 'sent');
  await page.reload();
  await ask.click();
  await seen('SmsPage', minimalMessages.sms.pending.title, 'sent just before');
  await page.clock.fastForward(SMS_PENDING_SECONDS * 1_000);
  await expect(page.getByRole('button', { name: minimalMessages.sms.again })).toBeVisible();
  await look('SmsPage', 'another may be asked');
});

/** A file handed over, at the frame of the client's own video. */
const toVideo = async ({ page, bank, enter }: Walker, local: string) => {
  const client = await enter({ task: 'summary', local });
  await handOver(page, 'individual');
  const context = await page.context().browser()?.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const theirs: Page | undefined = await context?.newPage();
  if (theirs === undefined) throw new Error('No browser');
  const filmed = await holdFilm(theirs);
  await comeBack(theirs, bank, client);
  await theirs.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check(SLOW);
  await theirs.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await beginVideo(theirs);
  await page.getByRole('button', { name: handedOverMessages.video.follow }).click(SLOW);
  return { client, theirs, filmed };
};

/** The adviser's page polls for a while. Then its button polls again. */
const told = (page: Page, heading: string) =>
  expect(async () => {
    const again = page.getByRole('button', { name: new RegExp(`${videoFollowedMessages.look}|${videoFollowedMessages.again}`) });
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });

tourTest('follows', async walker => {
  const { page, bank, variant, look, seen, enter } = walker;
  await enter({ task: 'duplicateSearch', lastName: 'Semblable' });
  await seen('DuplicateSearch', possibleDuplicatesMessages.found.title(3), 'several found');
  await enter({ task: 'duplicateConfirmation', lastName: 'Sosie' });
  await seen('DuplicateConfirmation', possibleDuplicatesMessages.found.title(1), 'one found');
  await page.getByRole('button', { name: new RegExp(possibleDuplicatesMessages.found.thisOne) }).click();
  await seen('DuplicateConfirmation', possibleDuplicatesMessages.same.title, 'a client already');
  await enter({ task: 'middleControl' });
  await seen('MiddleControlPage', middleControlMessages.mdc.byAdviser);
  const refused = await toVideo(walker, `video.refus`);
  await seen('LivenessControlProgress', livenessMessages.mdc.progress.title);
  await refused.filmed();
  await told(page, livenessOutcomeMessages.mdc.replay.title);
  await seen('LivenessControlKo', livenessOutcomeMessages.mdc.replay.title, 'another may be asked');
  await refused.theirs.context().close();
  const { client, theirs, filmed } = await toVideo(walker, `video.${variant}`);
  await filmed();
  await told(page, livenessMessages.mdc.ok.title);
  await seen('LivenessControlOk', livenessMessages.mdc.ok.title);
  await page.getByRole('button', { name: livenessMessages.mdc.ok.next }).click();
  await readDocuments(theirs);
  await sign(theirs, bank, client);
  await created(page);
  await look('WelcomePage', 'file created');
  await theirs.context().close();
});
