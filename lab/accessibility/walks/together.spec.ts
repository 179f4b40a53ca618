import type { TaskId } from '@domain/journey/steps';
import { ageMessages } from '@ui/copy/fr/age';
import { deliveryMessages } from '@ui/copy/fr/delivery';
import { informationMessages } from '@ui/copy/fr/information';
import { insuranceMessages } from '@ui/copy/fr/insurance';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { signatureSuccessMessages } from '@ui/copy/fr/signatureSuccess';
import { summaryMessages } from '@ui/copy/fr/summary';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { passVideo, readDocuments, sign, welcome } from '@e2e/support/ending';
import { delivery, identity } from '@e2e/support/file';
import { expect, test } from '@e2e/support/test';
import {
  chooseAccount,
  chooseAge,
  chooseCard,
  choosePlain,
  confirmOffer,
  create,
  describe as describePerson,
  open,
  someone,
  start,
} from '@e2e/support/walk';
import { Inspector, type EvidencePage } from './inspector';
import { enterFile } from './reach';

const SLOW = { timeout: 30_000 };

/** The co-holder's own pages, each at the task that shows it first. */
const theirs: readonly (readonly [TaskId, EvidencePage])[] = [
  ['coHolderIdentityDocUpload', 'IdentityForm'],
  ['coHolderIdentityValidation', 'FullIdentityForm'],
  ['coHolderAddressDocUpload', 'UploadAddressProof'],
  ['coHolderAddressValidation', 'AddressForm'],
  ['coHolderIncomeDocUpload', 'UploadIncomeProof'],
  ['coHolderCompInfos', 'ComplementaryInformationForm'],
  ['coHolderSummary', 'SummaryPage'],
  ['coHolderSignature', 'WelcomePage'],
];

// Brand 03 announces the joint account (D-02): its own pages of two people are reached with the option that opens it.
test('XTR-24, JNT-01: omc-01: a joint file, from the offer of two to the end of both', { tag: '@all' }, async ({ page, bank }) => {
  test.setTimeout(900_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const evidence = await Inspector.begin(page, 'together', 'omc-01');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await open(page, bank, 'omc-01');
  await start(page);
  await chooseAccount(page, 'joint');
  await expect(heading(ageMessages.omc.title.joint)).toBeVisible();
  await evidence.look(page, 'AgeForm', 'of two');
  await chooseAge(page, { TIT: '26+', COT: '26+' });
  await chooseCard(page, 'Mastercard');
  await expect(heading(offerMessages.omc.title.joint.COT)).toBeVisible();
  await evidence.look(page, 'OfferForm', 'of the co-holder');
  await chooseCard(page, 'Mastercard');
  await choosePlain(page, optionsMessages.omc.overdraft.no);
  await choosePlain(page, insuranceMessages.omc.no);
  await confirmOffer(page);
  await describePerson(page, someone('26+'));
  await create(page, 'joint');
  await expect(heading(informationMessages.omc.title.COT)).toBeVisible();
  await evidence.look(page, 'InformationCotitForm');

  for (const [task, name] of theirs) {
    await enterFile(page, bank, { task, workflow: 'joint', variant: 'omc-01' }, 'coHolder');
    await expect(page.getByRole('main').getByRole('button').last()).toBeEnabled(SLOW);
    await evidence.look(page, name, 'of the co-holder');
  }
  await enterFile(page, bank, { task: 'deliveryChoice', workflow: 'joint', variant: 'omc-01' });
  await delivery(page, 'TIT');
  await expect(heading(deliveryMessages.omc.title.COT)).toBeVisible(SLOW);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await evidence.look(page, 'DeliveryChoiceCotit');
  await enterFile(page, bank, { task: 'coHolderIdentityValidation', workflow: 'joint', variant: 'omc-01' }, 'coHolder');
  await identity(page, 'COT', () => evidence.look(page, 'FullIdentityForm', 'of the co-holder, ready'));

  const holder = await enterFile(page, bank, { task: 'signature', workflow: 'joint', variant: 'omc-01' });
  await passVideo(page);
  await readDocuments(page);
  await sign(page, bank, holder);
  await expect(heading(signatureSuccessMessages.title(holder.firstName))).toBeVisible(SLOW);
  await evidence.look(page, 'SignatureSuccessPage');

  const coHolder = await enterFile(page, bank, { task: 'coHolderSignature', workflow: 'joint', variant: 'omc-01' }, 'coHolder');
  await expect(heading(welcomeMessages.opening.title(coHolder.firstName))).toBeVisible(SLOW);
  await page.getByRole('checkbox', { name: summaryMessages.omc.terms.label }).check();
  await page.getByRole('button', { name: welcomeMessages.opening.confirm }).click();
  await passVideo(page);
  await readDocuments(page);
  await sign(page, bank, coHolder);
  await welcome(page, coHolder.firstName);
  evidence.end(page);
});
