import { type PageName, type TaskId, taskIds } from '@domain/journey/steps';
import { pagesOf } from '@domain/journey/pages';
import { pageWords } from '@sandbox/clientPage';
import { samplePeople } from '@sandbox/samples/person';
import { accountTypeMessages } from '@messages/accountType';
import { addressMessages } from '@messages/address';
import { ageMessages } from '@messages/age';
import { birthplaceMessages } from '@messages/birthplace';
import { complementaryMessages } from '@messages/complementary';
import { deliveryMessages } from '@messages/delivery';
import { errorsMessages } from '@messages/errors';
import { familyStatusMessages } from '@messages/familyStatus';
import { dossierPageMessages } from '@messages/dossierPage';
import { finalizeMessages } from '@messages/finalize';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { insuranceMessages } from '@messages/insurance';
import { kitMessages } from '@messages/kit';
import { languageMessages } from '@messages/language';
import { livenessMessages } from '@messages/liveness';
import { preContractMessages } from '@messages/preContract';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { offerMessages } from '@messages/offer';
import { optionsMessages } from '@messages/options';
import { papersStripMessages } from '@messages/papersStrip';
import { recapRowsMessages } from '@messages/recapRows';
import { signatureMessages } from '@messages/signature';
import { signatureSuccessMessages } from '@messages/signatureSuccess';
import { taxResidenceMessages } from '@messages/taxResidence';
import { summaryMessages } from '@messages/summary';
import { uploadMessages } from '@messages/upload';
import { welcomeMessages } from '@messages/welcome';
import { enterAs, handOver, SLOW } from '@tests/e2e/support/adviser';
import { beginVideo, holdFilm, passVideo, readDocuments, sign, welcome } from '@tests/e2e/support/ending';
import { choosePaper, confirmRead, delivery, fillFile, unfold } from '@tests/e2e/support/dossier';
import { changing } from '@tests/e2e/support/page';
import { expect } from '@tests/e2e/support/test';
import {
  agesTitle,
  chooseAccount,
  chooseAge,
  chooseCard,
  chooseOptions,
  confirmOffer,
  create,
  describe,
  open,
  someone,
  start,
} from '@tests/e2e/support/walk';
import { adviserOf, preparedFile, stateSaying, tourTest } from './walk';

const NEXT = optionsMessages.omc.next;

tourTest('offer', async ({ page, bank, variant, mode, look, seen, sentEmpty }) => {
  /** A customer's answer on the insurance submits what is not answered above. D-125 */
  const sentByAnswer = async (): Promise<void> => {
    await page.getByRole('radio', { name: insuranceMessages.omc.no }).click();
    await expect(page).toHaveTitle(new RegExp(`^${kitMessages.errorTitlePrefix}`));
    await look('OptionsForm', 'sent empty');
  };
  await open(page, bank, variant);
  if (mode === 'mdc') {
    await seen('ErrorPage', errorsMessages.mdc.pages.AUTHENTICATION.title, 'no adviser is connected');
    await enterAs(page, bank, adviserOf(variant));
  } else {
    await expect(page.locator('[data-price-of]').first()).toContainText('€');
    await look('HomePage');
    await page.locator('#commencer').click();
  }
  await seen('AccountTypeForm', accountTypeMessages[mode].title);
  await chooseAccount(page, 'individual');
  if (mode === 'mdc') await seen('AgeForm', ageMessages.mdc.title.individual);
  else {
    await expect(agesTitle(page)).toBeVisible(); // below the account (D-125)
    await look('AccountTypeForm', 'age asked');
  }
  await chooseAge(page, { TIT: '26+' });
  await page.getByRole('button', { name: offerMessages[mode].choose }).first().waitFor();
  await look('OfferForm');
  await chooseCard(page, 'Mastercard');
  await seen('OptionsForm', optionsMessages[mode].title);
  if (mode === 'mdc') await sentEmpty('OptionsForm', NEXT);
  else await sentByAnswer();
  await page.getByRole('button', { name: optionsMessages[mode].documents.why }).click();
  const explanation = page.getByRole('dialog');
  await expect(explanation).toBeVisible();
  await look('OptionsForm', 'explanation open');
  await explanation.getByRole('button', { name: optionsMessages[mode].explanation.close }).click();
  await chooseOptions(page, mode, {}, () => seen('InsuranceForm', insuranceMessages[mode].title));
  await seen('OfferConfirmation', offerConfirmationMessages[mode].title);
  if (mode === 'omc') {
    await page.getByRole('button', { name: offerConfirmationMessages.omc.changeWhat.insurance }).click();
    await seen('InsuranceForm', insuranceMessages.omc.title);
    await page.getByRole('button', { name: NEXT }).click();
    await expect(page.getByRole('heading', { level: 1, name: offerConfirmationMessages.omc.title })).toBeVisible();
  }
  await page.getByRole('button', { name: offerConfirmationMessages[mode].confirm }).click();
  await seen('InformationForm', applicantDetailsMessages[mode].title.individual);
  await sentEmpty('InformationForm', applicantDetailsMessages[mode].create);
});

const inBankOrder = ['FullIdentityForm', 'FamilyStatusForm', ['UploadAddressProof', 'given'], 'AddressForm'] as const;
/** One page asks what was read and what no paper says. D-125 */
const papersFirst = [['UploadAddressProof', 'given'], 'FullIdentityForm'] as const;
/** With an adviser each page has a screen of its own. D-125 */
const apart = ['ComplementaryInformationForm', 'TaxResidenceForm', 'StructureChoice', 'DeliveryChoiceTit'] as const;
const merged = ['ComplementaryInformationForm', 'StructureChoice'] as const;

tourTest('file', async ({ page, mode, evidence, look, seen, enter }) => {
  const person = await enter({ task: 'identityDocUpload' });
  const pages = evidence.inTurn(
    page,
    mode === 'omc' ? ['UploadIdentityProof', 'which document'] : 'IdentityForm',
    ['UploadIdentityProof', 'both sides given'],
    ...(mode === 'omc' ? papersFirst : inBankOrder),
    ...(mode === 'omc' ? merged : apart),
  );
  await fillFile(page, person, pages);
  if (mode === 'omc') return seen('SummaryPage', summaryMessages.omc.title.individual);
  await expect(page.getByRole('button', { name: /Transmettre/ })).toBeVisible(SLOW);
  await look('SummaryPage');
  await handOver(page, 'individual');
  return look('DocuSignPage', 'handed over');
});

tourTest('states', async ({ page, mode, look, seen, sentEmpty, enter }) => {
  for (const [task, name, of] of [
    ['addressDocUpload', 'UploadAddressProof', 'address'],
    ['incomeDocUpload', 'UploadIncomeProof', 'income'],
  ] as const) {
    await enter({ task });
    const place = { address: 2, income: 3 }[of];
    await seen(name, mode === 'omc' ? papersStripMessages.title[of].individual(place, 3) : uploadMessages.mdc.title[of].individual);
  }
  await choosePaper(page, 'PAYSLIP');
  await look('UploadIncomeProof', 'a paper chosen');
  await enter({ task: 'addressValidation' });
  await unfold(page, addressMessages.omc.streetName.label);
  await page.getByLabel(addressMessages.omc.streetName.label).fill('');
  await sentEmpty('AddressForm', addressMessages.omc.save);
  await page.getByRole('button', { name: dossierPageMessages.omc.later.button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look('AddressForm', 'leaving for later');
  await enter({ task: 'compInfos' });
  await sentEmpty('ComplementaryInformationForm', mode === 'omc' ? taxResidenceMessages.omc.certify.button : NEXT);
  await page.getByRole('button', { name: complementaryMessages.omc.profession.choose }).click();
  await dialog.getByLabel(complementaryMessages.omc.search.label).fill('infirm');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await look('ComplementaryInformationForm', 'looking for a profession');
  await enter({ task: 'summary' });
  await changing(page, recapRowsMessages.lines.birthplace).click(SLOW);
  await seen('BirthplaceForm', birthplaceMessages[mode].title.individual);
  await enter({ task: 'summary' });
  await changing(page, recapRowsMessages.lines.family).click(SLOW);
  await seen('FamilyStatusForm', familyStatusMessages[mode].title.individual);
  await enter({ task: 'summary' });
  await changing(page, recapRowsMessages.lines.tax).click(SLOW);
  await seen('TaxResidenceForm', taxResidenceMessages[mode].title.individual);
  await enter({ task: 'deliveryChoice' });
  await seen('DeliveryChoiceTit', deliveryMessages[mode].title.individual);
});

tourTest('end', async ({ page, bank, look, seen, enter }) => {
  const person = await enter({ task: 'signature' });
  const release = await holdFilm(page);
  await beginVideo(page, () => look('PreLivenessPage'));
  await expect(page.locator(`iframe[title="${livenessMessages.omc.frame}"]`)).toBeVisible();
  await look('LivenessPage');
  const filmed = await preparedFile(page, /\/v1\/liveness\//);
  await release();
  await seen('LivenessControlProgress', livenessMessages.omc.progress.title);
  await filmed();
  const result = page.getByText(preContractMessages.verified);
  await expect(result).toBeVisible(SLOW);
  await page.reload(); // the result is above the documents, after a return too
  await expect(result).toBeVisible(SLOW);
  await look('LivenessControlOk');
  await readDocuments(page, () => look('PreContractDocPage'));
  // on a phone the ceremony opens as the whole page; back from it the page stays
  await page.getByRole('link', { name: pageWords[languageMessages.own].toApplication }).click(SLOW);
  await expect(page.getByRole('button', { name: signatureMessages.phone.go })).toBeVisible(SLOW);
  await look('DocuSignPage');
  await sign(page, bank, person);
  await seen('WelcomePage', welcomeMessages.title(person.firstName));
  const say = await stateSaying(page, { status: 'ONGOING' });
  await enter({ task: 'signature', done: 'signature' });
  await seen('FinalizeProgress', finalizeMessages.omc.progress.title(samplePeople.holder.firstName));
  say({ status: 'ENDED', result: 'created' });
  await seen('FinalizePage', welcomeMessages.title(samplePeople.holder.firstName));
  say(undefined);
  await welcome(page, samplePeople.holder.firstName);
});

/** The co-holder's own pages: the first page of each task, or the one that opens by itself. */
const theirs = taskIds.filter(task => task.startsWith('coHolder'));
const firstOf = (task: TaskId): PageName => (task === 'coHolderSignature' ? 'WelcomePage' : pagesOf(task)[0]);

// Of the first brand: the second announces the joint account (D-02).
tourTest('together', async ({ page, bank, variant, look, seen, enter }) => {
  await open(page, bank, variant);
  await start(page);
  await chooseAccount(page, 'joint');
  await expect(agesTitle(page, 'joint')).toBeVisible();
  await look('AccountTypeForm', 'ages of two');
  await chooseAge(page, { TIT: '26+', COT: '26+' });
  await chooseCard(page, 'Mastercard');
  await seen('OfferForm', offerMessages.omc.title.joint.COT, 'of the co-holder');
  await chooseCard(page, 'Mastercard');
  await chooseOptions(page, 'omc');
  await confirmOffer(page);
  await describe(page, someone('26+'));
  await create(page, 'joint');
  await seen('InformationCotitForm', applicantDetailsMessages.omc.title.COT);
  for (const task of theirs) {
    await enter({ task, workflow: 'joint' }, 'coHolder');
    await expect(page.getByRole('main').getByRole('button').last()).toBeEnabled(SLOW);
    await look(firstOf(task), 'of the co-holder');
  }
  await enter({ task: 'deliveryChoice', workflow: 'joint' });
  await delivery(page, 'TIT');
  await expect(page.getByRole('heading', { level: 1, name: deliveryMessages.omc.title.COT })).toBeVisible(SLOW);
  await expect(page.getByText(deliveryMessages.omc.mode.AGEN)).toBeVisible();
  await look('DeliveryChoiceCotit');
  await enter({ task: 'coHolderIdentityValidation', workflow: 'joint' }, 'coHolder');
  await confirmRead(page, 'COT', () => look('FullIdentityForm', 'of the co-holder, ready'));
  const holder = await enter({ task: 'signature', workflow: 'joint', done: 'video' });
  await readDocuments(page);
  await sign(page, bank, holder);
  await seen('SignatureSuccessPage', signatureSuccessMessages.title(holder.firstName));
  const coHolder = await enter({ task: 'coHolderSignature', workflow: 'joint' }, 'coHolder');
  await page.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check(SLOW);
  await page.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await passVideo(page);
  await readDocuments(page);
  await sign(page, bank, coHolder);
  await welcome(page, coHolder.firstName);
});
