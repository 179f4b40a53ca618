import type { PageName } from '@domain/journey/steps';
import { lazyScreen, type LazyScreen } from '@ui/mvvm/lazyScreen';
import { identityChoice } from '@ui/screens/upload/identityChoice';

const cards = lazyScreen(() => import(/* webpackChunkName: "offer" */ '@ui/screens/offer/OfferScreen').then(module => module.OfferScreen));
const applicant = lazyScreen(() =>
  import(/* webpackChunkName: "information" */ '@ui/screens/applicantDetails/ApplicantDetailsScreen').then(
    module => module.ApplicantDetailsScreen,
  ),
);
const upload = () => import(/* webpackChunkName: "upload" */ '@ui/screens/upload/UploadScreen').then(module => module.UploadScreen);
/** The choice of the document and its photos: with papers first one screen, whose chunks come together. D-99, D-125 */
const identity: LazyScreen = {
  ...lazyScreen(() => Promise.all([upload(), identityChoice.load()]).then(([screen]) => screen)),
  stays: 'step',
};
const proof = lazyScreen(upload);
const analysis = lazyScreen(() =>
  import(/* webpackChunkName: "analysis" */ '@ui/screens/analysis/AnalysisScreen').then(module => module.AnalysisScreen),
);
const delivery = lazyScreen(() =>
  import(/* webpackChunkName: "delivery" */ '@ui/screens/delivery/DeliveryScreen').then(module => module.DeliveryScreen),
);
const duplicates = lazyScreen(() =>
  import(/* webpackChunkName: "duplicates" */ '@ui/screens/duplicates/DuplicatesScreen').then(module => module.DuplicatesScreen),
);
const outcome = () => import(/* webpackChunkName: "liveness-outcome" */ '@ui/screens/livenessOutcome');
const finalize = () => import(/* webpackChunkName: "finalize" */ '@ui/screens/finalize/FinalizeScreens');

/** Screen of each page, in journey order. Holder and co-holder share a screen: the journey gives the participant (STP-02). */
/** One screen, which stays from the last signature. */
const end: LazyScreen = {
  ...lazyScreen(() => import(/* webpackChunkName: "signature" */ '@ui/screens/signature/EndScreen').then(module => module.EndScreen)),
  stays: 'always',
};

export const screens: Readonly<Record<PageName, LazyScreen>> = {
  HomePage: lazyScreen(() => import(/* webpackChunkName: "home" */ '@ui/screens/home/HomeScreen').then(module => module.HomeScreen)),
  AccountTypeForm: lazyScreen(() =>
    import(/* webpackChunkName: "account-type" */ '@ui/screens/accountType/AccountTypeScreen').then(module => module.AccountTypeScreen),
  ),
  AgeForm: lazyScreen(() => import(/* webpackChunkName: "age" */ '@ui/screens/age/AgeScreen').then(module => module.AgeScreen)),
  OfferForm: cards,
  OptionsForm: lazyScreen(() =>
    import(/* webpackChunkName: "options" */ '@ui/screens/options/OptionsScreen').then(module => module.OptionsScreen),
  ),
  InsuranceForm: lazyScreen(() =>
    import(/* webpackChunkName: "insurance" */ '@ui/screens/insurance/InsuranceScreen').then(module => module.InsuranceScreen),
  ),
  OfferConfirmation: lazyScreen(() =>
    import(/* webpackChunkName: "offer-confirmation" */ '@ui/screens/offerConfirmation/OfferConfirmationScreen').then(
      module => module.OfferConfirmationScreen,
    ),
  ),
  InformationForm: applicant,
  InformationCotitForm: applicant,
  IdentityForm: identity,
  WalletIdentity: lazyScreen(() =>
    import(/* webpackChunkName: "wallet" */ '@ui/screens/wallet/WalletScreen').then(module => module.WalletScreen),
  ),
  UploadIdentityProof: identity,
  UploadAddressProof: proof,
  UploadIncomeProof: proof,
  ProofControlProgress: analysis,
  ProofControlCompleted: analysis,
  FullIdentityForm: lazyScreen(() =>
    import(/* webpackChunkName: "full-identity" */ '@ui/screens/fullIdentity/FullIdentityScreen').then(module => module.FullIdentityScreen),
  ),
  BirthplaceForm: lazyScreen(() =>
    import(/* webpackChunkName: "birthplace" */ '@ui/screens/birthplace/BirthplaceScreen').then(module => module.BirthplaceScreen),
  ),
  FamilyStatusForm: lazyScreen(() =>
    import(/* webpackChunkName: "family-status" */ '@ui/screens/familyStatus/FamilyStatusScreen').then(module => module.FamilyStatusScreen),
  ),
  AddressForm: lazyScreen(() =>
    import(/* webpackChunkName: "address" */ '@ui/screens/address/AddressScreen').then(module => module.AddressScreen),
  ),
  ComplementaryInformationForm: lazyScreen(() =>
    import(/* webpackChunkName: "complementary" */ '@ui/screens/complementary/ComplementaryScreen').then(
      module => module.ComplementaryScreen,
    ),
  ),
  TaxResidenceForm: lazyScreen(() =>
    import(/* webpackChunkName: "tax-residence" */ '@ui/screens/taxResidence/TaxResidenceScreen').then(module => module.TaxResidenceScreen),
  ),
  StructureChoice: lazyScreen(() =>
    import(/* webpackChunkName: "agency" */ '@ui/screens/agency/AgencyScreen').then(module => module.AgencyScreen),
  ),
  DeliveryChoiceTit: delivery,
  DeliveryChoiceCotit: delivery,
  DuplicateSearch: duplicates,
  DuplicateConfirmation: duplicates,
  MiddleControlPage: lazyScreen(() =>
    import(/* webpackChunkName: "middle-control" */ '@ui/screens/middleControl/MiddleControlScreen').then(
      module => module.MiddleControlScreen,
    ),
  ),
  SummaryPage: lazyScreen(() =>
    import(/* webpackChunkName: "summary" */ '@ui/screens/summary/SummaryScreen').then(module => module.SummaryScreen),
  ),
  PreLivenessPage: lazyScreen(() =>
    import(/* webpackChunkName: "pre-liveness" */ '@ui/screens/preLiveness/PreLivenessScreen').then(module => module.PreLivenessScreen),
  ),
  LivenessPage: lazyScreen(() =>
    import(/* webpackChunkName: "liveness" */ '@ui/screens/liveness/LivenessScreen').then(module => module.LivenessScreen),
  ),
  LivenessControlProgress: lazyScreen(() =>
    import(/* webpackChunkName: "liveness-progress" */ '@ui/screens/liveness/ProgressScreen').then(module => module.ProgressScreen),
  ),
  LivenessControlOk: lazyScreen(() =>
    import(/* webpackChunkName: "pre-contract" */ '@ui/screens/preContract/PassedScreen').then(module => module.PassedScreen),
  ),
  LivenessControlKo: lazyScreen(() => outcome().then(module => module.KoScreen)),
  PreContractDocPage: lazyScreen(() =>
    import(/* webpackChunkName: "pre-contract" */ '@ui/screens/preContract/PreContractScreen').then(module => module.PreContractScreen),
  ),
  DocuSignPage: end,
  SignatureSuccessPage: lazyScreen(() =>
    import(/* webpackChunkName: "signature-success" */ '@ui/screens/signatureSuccess/SignatureSuccessScreen').then(
      module => module.SignatureSuccessScreen,
    ),
  ),
  FinalizeProgress: end,
  FinalizeKo: lazyScreen(() => finalize().then(module => module.FinalizeKoScreen)),
  FinalizePage: end,
  WelcomePage: end,
};
