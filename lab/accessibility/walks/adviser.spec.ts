import type { Page } from '@playwright/test';
import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { ageMessages } from '@ui/copy/fr/age';
import { informationMessages } from '@ui/copy/fr/information';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { livenessMessages } from '@ui/copy/fr/liveness';
import { livenessOutcomeMessages } from '@ui/copy/fr/livenessOutcome';
import { middleControlMessages } from '@ui/copy/fr/middleControl';
import { offerConfirmationMessages } from '@ui/copy/fr/offerConfirmation';
import { errorsMessages } from '@ui/copy/fr/errors';
import { handedOverMessages } from '@ui/copy/fr/handedOver';
import { lookAlikesMessages } from '@ui/copy/fr/lookAlikes';
import { optionsMessages } from '@ui/copy/fr/options';
import { summaryMessages } from '@ui/copy/fr/summary';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { samplePeople } from '@sandbox/samples/person';
import { created, enterAs, handOver, SLOW, title } from '@e2e/support/adviser';
import type { Bank, Contact } from '@e2e/support/bank';
import { beginVideo, film, readDocuments, sign } from '@e2e/support/ending';
import { fillFile } from '@e2e/support/file';
import { expect, test } from '@e2e/support/test';
import { chooseAccount, chooseAge, chooseCard, choosePlain, comeBack, describe as describePerson, open, someone } from '@e2e/support/walk';
import { Inspector } from './inspector';

/** The client's own part, up to the frame of the video. */
const toVideo = async (theirs: Page, bank: Bank, holder: Contact): Promise<void> => {
  await comeBack(theirs, bank, holder);
  await expect(title(theirs, welcomeMessages.opening.title(samplePeople.holder.firstName))).toBeVisible(SLOW);
  await theirs.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
  await theirs.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await beginVideo(theirs);
};

const another = async (page: Page): Promise<Page> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser');
  return (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
};

for (const variant of ['mdc-01', 'mdc-03'] as const) {
  test(
    `XTR-24, ADV-02: ${variant}: each page as an adviser meets it, from the workstation to the file handed over`,
    { tag: '@all' },
    async ({ page, bank }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width: 1280, height: 900 });
      const evidence = await Inspector.begin(page, 'adviser', variant);
      const client = someone('26+');
      await open(page, bank, variant);
      await expect(title(page, errorsMessages.mdc.pages.AUTHENTICATION.title)).toBeVisible(SLOW);
      await evidence.look(page, 'ErrorPage', 'no adviser is connected');
      await enterAs(page, bank, variant);
      await evidence.look(page, 'HomePage');
      await page.locator('#commencer').click();
      await expect(title(page, accountTypeMessages.mdc.title)).toBeVisible();
      await evidence.look(page, 'AccountTypeForm');
      await chooseAccount(page, 'individual');
      await expect(title(page, ageMessages.mdc.title.individual)).toBeVisible();
      await evidence.look(page, 'AgeForm');
      await chooseAge(page, { TIT: '26+' });
      await page.getByRole('button', { name: 'Choisir' }).first().waitFor();
      await evidence.look(page, 'OfferForm');
      await chooseCard(page, 'Mastercard');
      await choosePlain(page, optionsMessages.omc.overdraft.no);
      await choosePlain(page, insuranceMessages.mdc.no);
      await expect(page.getByRole('button', { name: offerConfirmationMessages.mdc.confirm })).toBeVisible();
      await evidence.look(page, 'OfferConfirmation');
      await page.getByRole('button', { name: offerConfirmationMessages.mdc.confirm }).click();
      await expect(title(page, informationMessages.mdc.title.individual)).toBeVisible();
      await evidence.look(page, 'InformationForm');
      await describePerson(page, client);
      await page.getByRole('button', { name: informationMessages.mdc.create, exact: true }).click();
      await fillFile(
        page,
        client,
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
        ),
      );
      await expect(page.getByRole('button', { name: /Transmettre/ })).toBeVisible(SLOW);
      await evidence.look(page, 'SummaryPage');
      await handOver(page, 'individual');
      await evidence.look(page, 'DocuSignPage', 'handed over');
      evidence.end(page);
    },
  );

  test(
    `XTR-24, ADV-02: ${variant}: look-alikes, review, the client’s video followed, the file created`,
    { tag: '@all' },
    async ({ page, bank }) => {
      test.setTimeout(900_000);
      await page.setViewportSize({ width: 1280, height: 900 });
      const evidence = await Inspector.begin(page, 'follows', variant);
      const alike = await bank.prepare({ task: 'duplicateSearch', variant, local: `sosie.${variant}`, lastName: 'Semblable' });
      await enterAs(page, bank, variant, alike.id);
      await expect(title(page, lookAlikesMessages.found.title(3))).toBeVisible(SLOW);
      await evidence.look(page, 'DuplicateSearch', 'several found');
      const other = await bank.prepare({ task: 'duplicateConfirmation', variant, local: `client.${variant}`, lastName: 'Sosie' });
      await enterAs(page, bank, variant, other.id);
      await expect(title(page, lookAlikesMessages.found.title(1))).toBeVisible(SLOW);
      await evidence.look(page, 'DuplicateConfirmation', 'one found');
      await page.getByRole('button', { name: new RegExp(lookAlikesMessages.found.thisOne) }).click();
      await expect(title(page, lookAlikesMessages.same.title)).toBeVisible();
      await evidence.look(page, 'DuplicateConfirmation', 'a client already');
      const review = await bank.prepare({ task: 'middleControl', variant, local: `revue.${variant}` });
      await enterAs(page, bank, variant, review.id);
      await expect(title(page, middleControlMessages.mdc.title)).toBeVisible(SLOW);
      await evidence.look(page, 'MiddleControlPage');

      const { id, holder } = await bank.prepare({ task: 'summary', variant, local: 'video.refus' });
      await enterAs(page, bank, variant, id);
      await handOver(page, 'individual');
      const refused = await another(page);
      await toVideo(refused, bank, holder);
      await page.getByRole('button', { name: handedOverMessages.video.follow }).click(SLOW);
      await expect(title(page, livenessMessages.mdc.progress.title)).toBeVisible();
      await evidence.look(page, 'LivenessControlProgress');
      await film(refused);
      await expect(title(page, livenessOutcomeMessages.mdc.replay.title)).toBeVisible(SLOW);
      await evidence.look(page, 'LivenessControlKo', 'another may be asked');
      await refused.context().close();

      const passed = await bank.prepare({ task: 'summary', variant, local: `video.ok` });
      await enterAs(page, bank, variant, passed.id);
      await handOver(page, 'individual');
      const theirs = await another(page);
      await toVideo(theirs, bank, passed.holder);
      await page.getByRole('button', { name: handedOverMessages.video.follow }).click(SLOW);
      await film(theirs);
      await expect(title(page, livenessMessages.mdc.ok.title)).toBeVisible(SLOW);
      await evidence.look(page, 'LivenessControlOk');
      await page.getByRole('button', { name: livenessMessages.mdc.ok.next }).click();
      await readDocuments(theirs);
      await sign(theirs, bank, { ...passed.holder, ...samplePeople.holder });
      await created(page);
      await evidence.look(page, 'WelcomePage', 'file created');
      await theirs.context().close();
      evidence.end(page);
    },
  );
}
