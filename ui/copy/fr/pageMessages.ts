import type { PageName } from '@domain/journey/steps';
import type { accountTypeMessages } from './accountType';
import type { addressMessages } from './address';
import type { ageMessages } from './age';
import type { agencyMessages } from './agency';
import type { analysisMessages } from './analysis';
import type { birthplaceMessages } from './birthplace';
import type { ByReader } from '../byReader';
import type { complementaryMessages } from './complementary';
import type { deliveryMessages } from './delivery';
import type { duplicatesMessages } from './duplicates';
import type { familyStatusMessages } from './familyStatus';
import type { finalizeMessages } from './finalize';
import type { fullIdentityMessages } from './fullIdentity';
import type { homeMessages } from './home';
import type { identityChoiceMessages } from './identityChoice';
import type { informationMessages } from './information';
import type { insuranceMessages } from './insurance';
import type { livenessMessages } from './liveness';
import type { livenessOutcomeMessages } from './livenessOutcome';
import type { middleControlMessages } from './middleControl';
import type { offerMessages } from './offer';
import type { offerConfirmationMessages } from './offerConfirmation';
import type { optionsMessages } from './options';
import type { preContractMessages } from './preContract';
import type { preLivenessMessages } from './preLiveness';
import type { signatureMessages } from './signature';
import type { signatureSuccessMessages } from './signatureSuccess';
import type { summaryMessages } from './summary';
import type { clientFileMessages } from './clientFile';
import type { fileCreatedMessages } from './fileCreated';
import type { handedOverMessages } from './handedOver';
import type { lookAlikesMessages } from './lookAlikes';
import type { taxResidenceMessages } from './taxResidence';
import type { uploadMessages } from './upload';
import type { welcomeMessages } from './welcome';

/** The adviser follows the client on this page and reads the messages of the hand-over board. */
type Followed<Client extends object> = ByReader<Client, typeof handedOverMessages>;

type Total<Pages extends Readonly<Record<PageName, ByReader<object>>>> = Pages;

/**
 * Messages of each page for both readers: the compiler reports a missing one. Type-only imports keep each page's
 * messages in its own chunk. ADV-03, D-47
 */
export type PageMessages = Total<{
  readonly HomePage: typeof homeMessages;
  readonly AccountTypeForm: typeof accountTypeMessages;
  readonly AgeForm: typeof ageMessages;
  readonly OfferForm: typeof offerMessages;
  readonly OptionsForm: typeof optionsMessages;
  readonly InsuranceForm: typeof insuranceMessages;
  readonly OfferConfirmation: typeof offerConfirmationMessages;
  readonly InformationForm: typeof informationMessages;
  readonly InformationCotitForm: typeof informationMessages;
  readonly IdentityForm: typeof identityChoiceMessages;
  readonly UploadIdentityProof: typeof uploadMessages;
  readonly UploadAddressProof: typeof uploadMessages;
  readonly UploadIncomeProof: typeof uploadMessages;
  readonly ProofControlProgress: typeof analysisMessages;
  readonly ProofControlCompleted: typeof analysisMessages;
  readonly FullIdentityForm: typeof fullIdentityMessages;
  readonly BirthplaceForm: typeof birthplaceMessages;
  readonly FamilyStatusForm: typeof familyStatusMessages;
  readonly AddressForm: typeof addressMessages;
  readonly ComplementaryInformationForm: typeof complementaryMessages;
  readonly TaxResidenceForm: typeof taxResidenceMessages;
  readonly StructureChoice: typeof agencyMessages;
  readonly DeliveryChoiceTit: typeof deliveryMessages;
  readonly DeliveryChoiceCotit: typeof deliveryMessages;
  readonly DuplicateSearch: ByReader<typeof duplicatesMessages, typeof lookAlikesMessages>;
  readonly DuplicateConfirmation: ByReader<typeof duplicatesMessages, typeof lookAlikesMessages>;
  readonly MiddleControlPage: typeof middleControlMessages;
  readonly SummaryPage: ByReader<typeof summaryMessages.omc, typeof clientFileMessages>;
  readonly PreLivenessPage: Followed<typeof preLivenessMessages>;
  readonly LivenessPage: Followed<typeof livenessMessages.omc>;
  readonly LivenessControlProgress: typeof livenessMessages;
  readonly LivenessControlOk: typeof livenessMessages;
  readonly LivenessControlKo: typeof livenessOutcomeMessages;
  readonly PreContractDocPage: Followed<typeof preContractMessages>;
  readonly DocuSignPage: Followed<typeof signatureMessages>;
  readonly SignatureSuccessPage: Followed<typeof signatureSuccessMessages>;
  readonly FinalizeProgress: typeof finalizeMessages;
  readonly FinalizeKo: typeof finalizeMessages;
  readonly FinalizePage: typeof finalizeMessages;
  readonly WelcomePage: ByReader<typeof welcomeMessages, typeof fileCreatedMessages>;
}>;
