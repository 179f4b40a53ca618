import { steps } from '@domain/journey/steps';
import { screens } from '@ui/screens';
import { pages } from '@ui/screens/addressed';

/** Section 2's page names that stand in Main, in its order. */
const inMain = [
  'HomePage',
  'AccountTypeForm',
  'AgeForm',
  'OfferForm',
  'OptionsForm',
  'InsuranceForm',
  'InformationForm',
  'InformationCotitForm',
  'IdentityForm',
  'FullIdentityForm',
  'UploadIdentityProof',
  'ProofControlProgress',
  'ProofControlCompleted',
  'BirthplaceForm',
  'FamilyStatusForm',
  'UploadAddressProof',
  'AddressForm',
  'UploadIncomeProof',
  'ComplementaryInformationForm',
  'TaxResidenceForm',
  'StructureChoice',
  'DeliveryChoiceTit',
  'DeliveryChoiceCotit',
  'MiddleControlPage',
  'SummaryPage',
  'PreLivenessPage',
  'LivenessPage',
  'LivenessControlProgress',
  'LivenessControlOk',
  'LivenessControlKo',
  'PreContractDocPage',
  'DocuSignPage',
  'SignatureSuccessPage',
  'FinalizeProgress',
  'FinalizeKo',
  'FinalizePage',
  'WelcomePage',
] as const;

const inTable = new Set<string>(steps.flatMap(step => [...step.pages]));

describe('RTE-10: every page name of the specification exists and is reached', () => {
  test.each(inMain)('%s stands at a step and has a screen', name => {
    expect(inTable).toContain(name);
    expect(screens[name]).toBeDefined();
  });

  test('every page of a step has a screen, and every screen a page', () => {
    expect(Object.keys(screens).sort()).toEqual([...inTable].sort());
  });

  test('the pages with an address of their own exist: error, information, inactivity, redirect', () => {
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(['error', 'information', 'inactivity', 'redirect']));
  });
});
