import type { PageName } from '@domain/journey/steps';
import type { accountTypeWords } from './adviser/accountType';
import type { addressWords } from './adviser/address';
import type { ageWords } from './adviser/age';
import type { agencyWords } from './adviser/agency';
import type { analysisWords } from './adviser/analysis';
import type { birthplaceWords } from './adviser/birthplace';
import type { Columns } from './columns';
import type { complementaryWords } from './adviser/complementary';
import type { deliveryWords } from './adviser/delivery';
import type { duplicatesCopy } from './duplicates';
import type { familyStatusWords } from './adviser/familyStatus';
import type { finalizeWords } from './adviser/finalize';
import type { fullIdentityWords } from './adviser/fullIdentity';
import type { homeWords } from './adviser/home';
import type { identityChoiceWords } from './adviser/identityChoice';
import type { informationWords } from './adviser/information';
import type { insuranceWords } from './adviser/insurance';
import type { livenessCopy } from './liveness';
import type { livenessOutcomeWords } from './adviser/livenessOutcome';
import type { livenessWords } from './adviser/liveness';
import type { middleControlWords } from './adviser/middleControl';
import type { offerWords } from './adviser/offer';
import type { offerConfirmationWords } from './adviser/offerConfirmation';
import type { optionsWords } from './adviser/options';
import type { preContractCopy } from './preContract';
import type { preLivenessCopy } from './preLiveness';
import type { signatureCopy } from './signature';
import type { signatureSuccessCopy } from './signatureSuccess';
import type { summaryCopy } from './summary';
import type { clientFileCopy } from './clientFile';
import type { fileCreatedCopy } from './fileCreated';
import type { handedOverCopy } from './handedOver';
import type { lookAlikesCopy } from './lookAlikes';
import type { taxResidenceWords } from './adviser/taxResidence';
import type { uploadWords } from './adviser/upload';
import type { welcomeCopy } from './welcome';

/** The adviser's page at this step is another one: what the client does there, the adviser follows. */
type Followed<Client extends object> = Columns<Client, typeof handedOverCopy>;

type Total<Words extends Readonly<Record<PageName, Columns<object>>>> = Words;

/**
 * The words of each page of the journey, in both columns: a page without words, or without its adviser's, does not compile.
 * Types alone, so that each page's words stay in the page's own chunk. ADV-03, D-47
 */
export type PageWords = Total<{
  readonly HomePage: typeof homeWords;
  readonly AccountTypeForm: typeof accountTypeWords;
  readonly AgeForm: typeof ageWords;
  readonly OfferForm: typeof offerWords;
  readonly OptionsForm: typeof optionsWords;
  readonly InsuranceForm: typeof insuranceWords;
  readonly OfferConfirmation: typeof offerConfirmationWords;
  readonly InformationForm: typeof informationWords;
  readonly InformationCotitForm: typeof informationWords;
  readonly IdentityForm: typeof identityChoiceWords;
  readonly UploadIdentityProof: typeof uploadWords;
  readonly UploadAddressProof: typeof uploadWords;
  readonly UploadIncomeProof: typeof uploadWords;
  readonly ProofControlProgress: typeof analysisWords;
  readonly ProofControlCompleted: typeof analysisWords;
  readonly FullIdentityForm: typeof fullIdentityWords;
  readonly BirthplaceForm: typeof birthplaceWords;
  readonly FamilyStatusForm: typeof familyStatusWords;
  readonly AddressForm: typeof addressWords;
  readonly ComplementaryInformationForm: typeof complementaryWords;
  readonly TaxResidenceForm: typeof taxResidenceWords;
  readonly StructureChoice: typeof agencyWords;
  readonly DeliveryChoiceTit: typeof deliveryWords;
  readonly DeliveryChoiceCotit: typeof deliveryWords;
  readonly DuplicateSearch: Columns<typeof duplicatesCopy, typeof lookAlikesCopy>;
  readonly DuplicateConfirmation: Columns<typeof duplicatesCopy, typeof lookAlikesCopy>;
  readonly MiddleControlPage: typeof middleControlWords;
  readonly SummaryPage: Columns<typeof summaryCopy, typeof clientFileCopy>;
  readonly PreLivenessPage: Followed<typeof preLivenessCopy>;
  readonly LivenessPage: Followed<typeof livenessCopy>;
  readonly LivenessControlProgress: typeof livenessWords;
  readonly LivenessControlOk: typeof livenessWords;
  readonly LivenessControlKo: typeof livenessOutcomeWords;
  readonly PreContractDocPage: Followed<typeof preContractCopy>;
  readonly DocuSignPage: Followed<typeof signatureCopy>;
  readonly SignatureSuccessPage: Followed<typeof signatureSuccessCopy>;
  readonly FinalizeProgress: typeof finalizeWords;
  readonly FinalizeKo: typeof finalizeWords;
  readonly FinalizePage: typeof finalizeWords;
  readonly WelcomePage: Columns<typeof welcomeCopy, typeof fileCreatedCopy>;
}>;
