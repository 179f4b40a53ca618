import { steps } from '@domain/journey/steps';
import { ending } from '@ui/screens/ending';
import { pages, screenOf } from '@ui/screens/index';
import { offer } from '@ui/screens/offerPart';
import { personal } from '@ui/screens/personal';
import { proofs } from '@ui/screens/proofs';

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
const withScreen: Readonly<Record<string, unknown>> = { ...offer, ...proofs, ...personal, ...ending };

describe('RTE-10: every page name of the specification exists and is reached', () => {
  test.each(inMain)('%s stands at a step and has a screen of its own', name => {
    expect(inTable).toContain(name);
    expect(screenOf(name)).toBe(withScreen[name]);
  });

  test('no step shows a page without a screen', () => {
    expect([...inTable].filter(name => withScreen[name] === undefined)).toEqual([]);
  });

  test('the pages with an address of their own exist: error, information, inactivity, redirect', () => {
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(['error', 'information', 'inactivity', 'redirect']));
  });
});
