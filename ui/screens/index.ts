import type { PageName } from '@domain/journey/steps';
import { lazyScreen, type LazyScreen } from './lazyScreen';

const cards = lazyScreen(() => import(/* webpackChunkName: "offer" */ './offer/OfferScreen').then(module => module.OfferScreen));
const applicant = lazyScreen(() =>
  import(/* webpackChunkName: "information" */ './information/InformationScreen').then(module => module.InformationScreen),
);
const upload = lazyScreen(() => import(/* webpackChunkName: "upload" */ './upload/UploadScreen').then(module => module.UploadScreen));
const analysis = lazyScreen(() =>
  import(/* webpackChunkName: "analysis" */ './analysis/AnalysisScreen').then(module => module.AnalysisScreen),
);
const delivery = lazyScreen(() =>
  import(/* webpackChunkName: "delivery" */ './delivery/DeliveryScreen').then(module => module.DeliveryScreen),
);
const duplicates = lazyScreen(() =>
  import(/* webpackChunkName: "duplicates" */ './duplicates/DuplicatesScreen').then(module => module.DuplicatesScreen),
);
const outcome = () => import(/* webpackChunkName: "liveness-outcome" */ './livenessOutcome');
const finalize = () => import(/* webpackChunkName: "finalize" */ './finalize/FinalizeScreens');

/** Which screen shows a page of the journey, in its order: the journey names the participant, not a second screen (STP-02). */
export const screens: Readonly<Record<PageName, LazyScreen>> = {
  HomePage: lazyScreen(() => import(/* webpackChunkName: "home" */ './home/HomeScreen').then(module => module.HomeScreen)),
  AccountTypeForm: lazyScreen(() =>
    import(/* webpackChunkName: "account-type" */ './accountType/AccountTypeScreen').then(module => module.AccountTypeScreen),
  ),
  AgeForm: lazyScreen(() => import(/* webpackChunkName: "age" */ './age/AgeScreen').then(module => module.AgeScreen)),
  OfferForm: cards,
  OptionsForm: lazyScreen(() => import(/* webpackChunkName: "options" */ './options/OptionsScreen').then(module => module.OptionsScreen)),
  InsuranceForm: lazyScreen(() =>
    import(/* webpackChunkName: "insurance" */ './insurance/InsuranceScreen').then(module => module.InsuranceScreen),
  ),
  OfferConfirmation: lazyScreen(() =>
    import(/* webpackChunkName: "offer-confirmation" */ './offerConfirmation/OfferConfirmationScreen').then(
      module => module.OfferConfirmationScreen,
    ),
  ),
  InformationForm: applicant,
  InformationCotitForm: applicant,
  IdentityForm: lazyScreen(() =>
    import(/* webpackChunkName: "identity-choice" */ './identityChoice/IdentityChoiceScreen').then(module => module.IdentityChoiceScreen),
  ),
  UploadIdentityProof: upload,
  UploadAddressProof: upload,
  UploadIncomeProof: upload,
  ProofControlProgress: analysis,
  ProofControlCompleted: analysis,
  FullIdentityForm: lazyScreen(() =>
    import(/* webpackChunkName: "full-identity" */ './fullIdentity/FullIdentityScreen').then(module => module.FullIdentityScreen),
  ),
  BirthplaceForm: lazyScreen(() =>
    import(/* webpackChunkName: "birthplace" */ './birthplace/BirthplaceScreen').then(module => module.BirthplaceScreen),
  ),
  FamilyStatusForm: lazyScreen(() =>
    import(/* webpackChunkName: "family-status" */ './familyStatus/FamilyStatusScreen').then(module => module.FamilyStatusScreen),
  ),
  AddressForm: lazyScreen(() => import(/* webpackChunkName: "address" */ './address/AddressScreen').then(module => module.AddressScreen)),
  ComplementaryInformationForm: lazyScreen(() =>
    import(/* webpackChunkName: "complementary" */ './complementary/ComplementaryScreen').then(module => module.ComplementaryScreen),
  ),
  TaxResidenceForm: lazyScreen(() =>
    import(/* webpackChunkName: "tax-residence" */ './taxResidence/TaxResidenceScreen').then(module => module.TaxResidenceScreen),
  ),
  StructureChoice: lazyScreen(() => import(/* webpackChunkName: "agency" */ './agency/AgencyScreen').then(module => module.AgencyScreen)),
  DeliveryChoiceTit: delivery,
  DeliveryChoiceCotit: delivery,
  DuplicateSearch: duplicates,
  DuplicateConfirmation: duplicates,
  MiddleControlPage: lazyScreen(() =>
    import(/* webpackChunkName: "middle-control" */ './middleControl/MiddleControlScreen').then(module => module.MiddleControlScreen),
  ),
  SummaryPage: lazyScreen(() => import(/* webpackChunkName: "summary" */ './summary/SummaryScreen').then(module => module.SummaryScreen)),
  PreLivenessPage: lazyScreen(() =>
    import(/* webpackChunkName: "pre-liveness" */ './preLiveness/PreLivenessScreen').then(module => module.PreLivenessScreen),
  ),
  LivenessPage: lazyScreen(() =>
    import(/* webpackChunkName: "liveness" */ './liveness/LivenessScreen').then(module => module.LivenessScreen),
  ),
  LivenessControlProgress: lazyScreen(() =>
    import(/* webpackChunkName: "liveness-progress" */ './liveness/ProgressScreen').then(module => module.ProgressScreen),
  ),
  LivenessControlOk: lazyScreen(() => outcome().then(module => module.OkScreen)),
  LivenessControlKo: lazyScreen(() => outcome().then(module => module.KoScreen)),
  PreContractDocPage: lazyScreen(() =>
    import(/* webpackChunkName: "pre-contract" */ './preContract/PreContractScreen').then(module => module.PreContractScreen),
  ),
  DocuSignPage: lazyScreen(() =>
    import(/* webpackChunkName: "signature" */ './signature/SignatureScreen').then(module => module.SignatureScreen),
  ),
  SignatureSuccessPage: lazyScreen(() =>
    import(/* webpackChunkName: "signature-success" */ './signatureSuccess/SignatureSuccessScreen').then(
      module => module.SignatureSuccessScreen,
    ),
  ),
  FinalizeProgress: lazyScreen(() => finalize().then(module => module.FinalizeProgressScreen)),
  FinalizeKo: lazyScreen(() => finalize().then(module => module.FinalizeKoScreen)),
  FinalizePage: lazyScreen(() => finalize().then(module => module.FinalizeDoneScreen)),
  WelcomePage: lazyScreen(() => import(/* webpackChunkName: "welcome" */ './welcome/WelcomeScreen').then(module => module.WelcomeScreen)),
};
