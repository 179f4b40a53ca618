import type { PageName } from '@domain/journey/steps';
import type { accountTypeCopy } from './accountType';
import type { addressCopy } from './address';
import type { ageCopy } from './age';
import type { agencyCopy } from './agency';
import type { analysisCopy } from './analysis';
import type { birthplaceCopy } from './birthplace';
import type { Columns } from './columns';
import type { complementaryCopy } from './complementary';
import type { deliveryCopy } from './delivery';
import type { duplicatesCopy } from './duplicates';
import type { familyStatusCopy } from './familyStatus';
import type { finalizeCopy } from './finalize';
import type { fullIdentityCopy } from './fullIdentity';
import type { homeCopy } from './home';
import type { identityChoiceCopy } from './identityChoice';
import type { informationCopy } from './information';
import type { insuranceCopy } from './insurance';
import type { livenessCopy } from './liveness';
import type { livenessOutcomeCopy } from './livenessOutcome';
import type { middleControlCopy } from './middleControl';
import type { offerCopy } from './offer';
import type { offerConfirmationCopy } from './offerConfirmation';
import type { optionsCopy } from './options';
import type { preContractCopy } from './preContract';
import type { preLivenessCopy } from './preLiveness';
import type { signatureCopy } from './signature';
import type { signatureSuccessCopy } from './signatureSuccess';
import type { summaryCopy } from './summary';
import type { taxResidenceCopy } from './taxResidence';
import type { uploadCopy } from './upload';
import type { welcomeCopy } from './welcome';

/** Both read the same words: nothing on the page speaks to one of them alone, or each such sentence has two columns of its own. */
type Shared<Words extends object> = Columns<Words>;

type Total<Words extends Readonly<Record<PageName, Columns<object>>>> = Words;

/**
 * The words of each page of the journey, in both columns: a page without words, or without its adviser's, does not compile.
 * Types alone, so that each page's words stay in the page's own chunk. ADV-03, D-47
 */
export type PageWords = Total<{
  readonly HomePage: Shared<typeof homeCopy>;
  readonly AccountTypeForm: Shared<typeof accountTypeCopy>;
  readonly AgeForm: Shared<typeof ageCopy>;
  readonly OfferForm: Shared<typeof offerCopy>;
  readonly OptionsForm: Shared<typeof optionsCopy>;
  readonly InsuranceForm: Shared<typeof insuranceCopy>;
  readonly OfferConfirmation: Shared<typeof offerConfirmationCopy>;
  readonly InformationForm: Shared<typeof informationCopy>;
  readonly InformationCotitForm: Shared<typeof informationCopy>;
  readonly IdentityForm: Shared<typeof identityChoiceCopy>;
  readonly UploadIdentityProof: Shared<typeof uploadCopy>;
  readonly UploadAddressProof: Shared<typeof uploadCopy>;
  readonly UploadIncomeProof: Shared<typeof uploadCopy>;
  readonly ProofControlProgress: Shared<typeof analysisCopy>;
  readonly ProofControlCompleted: Shared<typeof analysisCopy>;
  readonly FullIdentityForm: Shared<typeof fullIdentityCopy>;
  readonly BirthplaceForm: Shared<typeof birthplaceCopy>;
  readonly FamilyStatusForm: Shared<typeof familyStatusCopy>;
  readonly AddressForm: Shared<typeof addressCopy>;
  readonly ComplementaryInformationForm: Shared<typeof complementaryCopy>;
  readonly TaxResidenceForm: Shared<typeof taxResidenceCopy>;
  readonly StructureChoice: Shared<typeof agencyCopy>;
  readonly DeliveryChoiceTit: Shared<typeof deliveryCopy>;
  readonly DeliveryChoiceCotit: Shared<typeof deliveryCopy>;
  readonly DuplicateSearch: Shared<typeof duplicatesCopy>;
  readonly DuplicateConfirmation: Shared<typeof duplicatesCopy>;
  readonly MiddleControlPage: Shared<typeof middleControlCopy>;
  readonly SummaryPage: Shared<typeof summaryCopy>;
  readonly PreLivenessPage: Shared<typeof preLivenessCopy>;
  readonly LivenessPage: Shared<typeof livenessCopy>;
  readonly LivenessControlProgress: Shared<typeof livenessCopy>;
  readonly LivenessControlOk: Shared<typeof livenessCopy>;
  readonly LivenessControlKo: Shared<typeof livenessOutcomeCopy>;
  readonly PreContractDocPage: Shared<typeof preContractCopy>;
  readonly DocuSignPage: Shared<typeof signatureCopy>;
  readonly SignatureSuccessPage: Shared<typeof signatureSuccessCopy>;
  readonly FinalizeProgress: Shared<typeof finalizeCopy>;
  readonly FinalizeKo: Shared<typeof finalizeCopy>;
  readonly FinalizePage: Shared<typeof finalizeCopy>;
  readonly WelcomePage: Shared<typeof welcomeCopy>;
}>;
