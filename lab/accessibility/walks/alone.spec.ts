import { complementaryMessages } from '@ui/copy/fr/complementary';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { identityChoiceMessages } from '@ui/copy/fr/identityChoice';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { livenessMessages } from '@ui/copy/fr/liveness';
import { optionsMessages } from '@ui/copy/fr/options';
import { signatureMessages } from '@ui/copy/fr/signature';
import { uploadMessages } from '@ui/copy/fr/upload';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { beginVideo, film, readDocuments, sign } from '@e2e/support/ending';
import { completeFile, choosePaper } from '@e2e/support/file';
import { expect, test } from '@e2e/support/test';
import {
  chooseAccount,
  chooseAge,
  chooseCard,
  choosePlain,
  confirmOffer,
  confirmPhone,
  create,
  describe as describePerson,
  open,
  someone,
  start,
} from '@e2e/support/walk';
import { Inspector } from './inspector';
import { enterFile, held } from './reach';

const SLOW = { timeout: 30_000 };
const title = (page: import('@playwright/test').Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const variant of ['omc-01', 'omc-03'] as const) {
  test(
    `XTR-24, D-10: ${variant}: alone, each page from home to the open account, in each width and scheme`,
    { tag: '@all' },
    async ({ page, bank }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width: 390, height: 844 });
      const evidence = await Inspector.begin(page, 'alone', variant);
      const person = someone('26+');
      await open(page, bank, variant);
      await expect(page.locator('[data-price-of]').first()).toContainText('€');
      await evidence.look(page, 'HomePage');
      await start(page);
      await evidence.look(page, 'AccountTypeForm');
      await page.getByRole('button', { name: 'Continuer', exact: true }).click();
      await expect(page).toHaveTitle(/^Erreur/);
      await evidence.look(page, 'AccountTypeForm', 'sent empty');
      await chooseAccount(page, 'individual');
      await expect(page.getByRole('heading', { level: 1, name: /âge/ })).toBeVisible();
      await evidence.look(page, 'AgeForm');
      await chooseAge(page, { TIT: '26+' });
      await page.getByRole('button', { name: 'Choisir' }).first().waitFor();
      await evidence.look(page, 'OfferForm');
      await chooseCard(page, 'Mastercard');
      await expect(title(page, optionsMessages.omc.title)).toBeVisible();
      await evidence.look(page, 'OptionsForm');
      await page.getByRole('button', { name: optionsMessages.omc.documents.why }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await evidence.look(page, 'OptionsForm', 'explanation open');
      await page.getByRole('dialog').getByRole('button', { name: optionsMessages.omc.explanation.close }).click();
      await choosePlain(page, optionsMessages.omc.overdraft.no);
      await expect(title(page, insuranceMessages.omc.title)).toBeVisible();
      await evidence.look(page, 'InsuranceForm');
      await choosePlain(page, insuranceMessages.omc.no);
      await expect(page.getByRole('heading', { level: 1, name: /confirmez votre offre/i })).toBeVisible();
      await evidence.look(page, 'OfferConfirmation');
      await confirmOffer(page);
      await evidence.look(page, 'InformationForm');
      await create(page, 'individual', true);
      await evidence.look(page, 'InformationForm', 'sent empty');
      await describePerson(page, person);
      await create(page, 'individual');
      await confirmPhone(page, bank, person);
      await expect(title(page, identityChoiceMessages.omc.title.individual)).toBeVisible();
      await completeFile(
        page,
        person,
        evidence.inTurn(
          page,
          'IdentityForm',
          ['UploadIdentityProof', 'both sides given'],
          'FullIdentityForm',
          'BirthplaceForm',
          'FamilyStatusForm',
          ['UploadAddressProof', 'given'],
          'AddressForm',
          'ComplementaryInformationForm',
          'TaxResidenceForm',
          'StructureChoice',
          'DeliveryChoiceTit',
          'SummaryPage',
        ),
      );
      await beginVideo(page, () => evidence.look(page, 'PreLivenessPage'));
      await expect(page.locator(`iframe[title="${livenessMessages.omc.frame}"]`)).toBeVisible();
      await evidence.look(page, 'LivenessPage');
      const filmed = await held(page, /\/v1\/liveness\//);
      await film(page);
      await expect(title(page, livenessMessages.omc.progress.title)).toBeVisible(SLOW);
      await evidence.look(page, 'LivenessControlProgress');
      await filmed();
      await expect(title(page, livenessMessages.omc.ok.title)).toBeVisible(SLOW);
      // Come back to, the result stands until its button is pressed.
      await page.reload();
      await expect(title(page, livenessMessages.omc.ok.title)).toBeVisible(SLOW);
      await evidence.look(page, 'LivenessControlOk');
      await page.getByRole('button', { name: livenessMessages.omc.ok.next }).click();
      await readDocuments(page, () => evidence.look(page, 'PreContractDocPage'));
      // On a phone the ceremony opens as the whole page; back from it the page stays.
      await page.getByRole('link', { name: 'Revenir à ma demande' }).click(SLOW);
      await expect(page.getByRole('button', { name: signatureMessages.phone.go })).toBeVisible(SLOW);
      await evidence.look(page, 'DocuSignPage');
      await sign(page, bank, person);
      await expect(title(page, welcomeMessages.title(person.firstName))).toBeVisible(SLOW);
      await evidence.look(page, 'WelcomePage');
      evidence.end(page);
    },
  );

  test(`XTR-24, D-10: ${variant}: forms sent empty, proofs under way and refused, dialogs`, { tag: '@all' }, async ({ page, bank }) => {
    test.setTimeout(900_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const evidence = await Inspector.begin(page, 'states', variant);
    const next = page.getByRole('button', { name: 'Continuer', exact: true });
    for (const [task, name] of [
      ['addressDocUpload', 'UploadAddressProof'],
      ['incomeDocUpload', 'UploadIncomeProof'],
    ] as const) {
      await enterFile(page, bank, { task, variant });
      await expect(title(page, uploadMessages.omc.title[name === 'UploadAddressProof' ? 'address' : 'income'].individual)).toBeVisible(
        SLOW,
      );
      await evidence.look(page, name);
      await page.getByRole('button', { name: uploadMessages.omc.send, exact: true }).click();
      await expect(page).toHaveTitle(/^Erreur/);
      await evidence.look(page, name, 'sent empty');
    }
    await choosePaper(page, 'PAYSLIP');
    await evidence.look(page, 'UploadIncomeProof', 'a paper chosen');
    await enterFile(page, bank, { task: 'addressValidation', variant });
    await next.click(SLOW);
    await expect(page).toHaveTitle(/^Erreur/);
    await evidence.look(page, 'AddressForm', 'sent empty');
    await page.getByRole('button', { name: filePageMessages.omc.later.button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await evidence.look(page, 'AddressForm', 'leaving for later');
    await enterFile(page, bank, { task: 'compInfos', variant });
    await next.click(SLOW);
    await expect(page).toHaveTitle(/^Erreur/);
    await evidence.look(page, 'ComplementaryInformationForm', 'sent empty');
    await page.getByRole('button', { name: complementaryMessages.omc.profession.choose }).click();
    await page.getByRole('dialog').getByLabel(complementaryMessages.omc.search.label).fill('infirm');
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await evidence.look(page, 'ComplementaryInformationForm', 'looking for a profession');
    evidence.end(page);
  });
}
