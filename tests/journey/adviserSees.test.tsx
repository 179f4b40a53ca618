import { deliveryMessages } from '@messages/delivery';
import { uploadMessages } from '@messages/upload';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import { homeMessages } from '@messages/home';
import { fullIdentityMessages } from '@messages/fullIdentity';
import { birthplaceMessages } from '@messages/birthplace';
import { accountTypeMessages } from '@messages/accountType';
import type { PageName, StepName } from '@domain/journey/steps';
import type { Workflow } from '@domain/journey/words';
import { addressMessages } from '@messages/address';
import { agencyMessages } from '@messages/agency';
import { clientDossierMessages } from '@messages/clientDossier';
import { complementaryMessages } from '@messages/complementary';
import { familyStatusMessages } from '@messages/familyStatus';
import { dossierCreatedMessages } from '@messages/dossierCreated';
import { handedOverMessages } from '@messages/handedOver';
import { offerConfirmationMessages } from '@messages/offerConfirmation';
import { possibleDuplicatesMessages } from '@messages/possibleDuplicates';
import { middleControlMessages } from '@messages/middleControl';
import { recapRowsMessages } from '@messages/recapRows';
import { summaryMessages } from '@messages/summary';
import { taxResidenceMessages } from '@messages/taxResidence';
import { otherHolder } from '../builders/people';
import { offered } from './offered';

const { lines, offer } = recapRowsMessages;
const recap = summaryMessages.mdc;
const change = (what: string): string => `${recap.change} – ${what}`;

/** The lines of a person; the mobile identifies the file and cannot be changed. D-62 */
const answers = Object.entries(lines).flatMap(([name, label]) => [label, ...(name === 'mobile' ? [recap.mobileFixed] : [change(label)])]);

const recapShows = (whose: 'individual' | 'TIT' | 'COT'): readonly string[] => [
  clientDossierMessages.title,
  'Maëlle Exemple',
  '27/03/1992',
  'maelle@example.fr',
  ...answers,
  recap.proofs.what.identity,
  recap.proofs.what.address,
  recap.proofs.reviewed,
  offerConfirmationMessages.mdc.payment.title,
  offer.kind[whose === 'individual' ? 'individual' : 'joint'],
  ...(whose === 'individual'
    ? [change(offer.card.individual), change(offer.delivery.individual)]
    : ['Maëlle', otherHolder.identity.firstName!].flatMap(name => [change(offer.of.card(name)), change(offer.of.delivery(name))])),
  offer.receipt.overdraft.label,
  change(offer.overdraft.label),
  offer.receipt.insurance.label,
  change(offer.insurance.label),
  offer.receipt.shares,
  offer.receipt.total,
  recap.agency.row,
  change(recap.agency.row),
  recap.whole.open,
  clientDossierMessages.lookAlikes.confirmed,
];

const { found } = possibleDuplicatesMessages;
const lookAlike = [
  found.title(1),
  found.client.individual,
  found.existing,
  'Nantes',
  '2019',
  found.same,
  found.thisOne,
  found.createAnyway,
];

/** What an adviser's page must show, beside what can be pressed there: the rows in which the adviser's journey differs. ADV-02, D-47 */
const rows: readonly (readonly [StepName, PageName, Workflow, readonly string[]])[] = [
  ['home', 'HomePage', 'individual', [homeMessages.mdc.lead, homeMessages.mdc.start, homeMessages.mdc.free]],
  ['accountType', 'AccountTypeForm', 'individual', [accountTypeMessages.mdc.title]],
  [
    'information',
    'InformationForm',
    'individual',
    [applicantDetailsMessages.mdc.title.individual, applicantDetailsMessages.mdc.why.text.individual, applicantDetailsMessages.mdc.create],
  ],
  ['identityDocUpload', 'UploadIdentityProof', 'individual', [uploadMessages.mdc.title.identity.individual]],
  ['identityValidation', 'FullIdentityForm', 'individual', [fullIdentityMessages.mdc.title.individual]],
  ['identityValidation', 'BirthplaceForm', 'individual', [birthplaceMessages.mdc.title.individual]],
  ['identityValidation', 'FamilyStatusForm', 'individual', [familyStatusMessages.mdc.title.individual]],
  ['addressDocUpload', 'UploadAddressProof', 'individual', [uploadMessages.mdc.title.address.individual]],
  ['addressValidation', 'AddressForm', 'individual', [addressMessages.mdc.title.individual]],
  ['incomeDocUpload', 'UploadIncomeProof', 'individual', [uploadMessages.mdc.title.income.individual]],
  ['duplicateSearch', 'DuplicateSearch', 'individual', [possibleDuplicatesMessages.search.title]],
  ['duplicateConfirmation', 'DuplicateConfirmation', 'individual', lookAlike],
  ['compInfos', 'ComplementaryInformationForm', 'individual', [complementaryMessages.mdc.title.individual]],
  ['compInfos', 'TaxResidenceForm', 'individual', [taxResidenceMessages.mdc.title.individual]],
  ['structureChoice', 'StructureChoice', 'individual', [agencyMessages.mdc.title.individual]],
  ['deliveryChoice', 'DeliveryChoiceTit', 'individual', [deliveryMessages.mdc.title.individual]],
  ['middleControl', 'MiddleControlPage', 'individual', [middleControlMessages.mdc.title, middleControlMessages.mdc.text]],
  [
    'summary',
    'SummaryPage',
    'individual',
    [...recapShows('individual'), clientDossierMessages.handOver.individual, clientDossierMessages.then.individual],
  ],
  ['summary', 'SummaryPage', 'joint', [...recapShows('TIT'), clientDossierMessages.next]],
  ['coHolderSummary', 'SummaryPage', 'joint', [...recapShows('COT'), clientDossierMessages.handOver.joint]],
  ...(['PreLivenessPage', 'LivenessPage', 'PreContractDocPage', 'DocuSignPage'] as const).map(
    page => ['signature', page, 'individual', [handedOverMessages.title, handedOverMessages.live]] as const,
  ),
  [
    'welcome',
    'WelcomePage',
    'individual',
    [dossierCreatedMessages.title, dossierCreatedMessages.facts.file, dossierCreatedMessages.receives.mail],
  ],
];

/** Parts of a text may be elements of their own. */
const bare = (text: string): string => text.replace(/\s+/g, '');

describe('ADV-02: what an adviser sees, beside what they can press', () => {
  test.each(rows)('%s, %s (%s)', async (step, page, workflow, texts) => {
    const { shown, ways, watched } = await offered(step, page, 'adviser', workflow);
    const missing = texts.filter(text => !bare(shown).includes(bare(text)));
    expect(missing).toEqual([]);
    if (page !== 'WelcomePage') expect(ways.length + watched.length).toBeGreaterThan(0);
  });
});
