import { steps } from '@domain/journey/steps';
import { screens } from '@ui/shell/routes/stepScreens';
import { pages } from '@ui/shell/routes/addressedPages';
import { pageName } from '@ui/shell/pageName';
import { minimalPage } from '../../src/minimal/pages';

/** The page names of the specification's section 2 under Main, in its order. */
const inMain = `
  HomePage AccountTypeForm AgeForm OfferForm OptionsForm InsuranceForm InformationForm InformationCotitForm
  IdentityForm FullIdentityForm UploadIdentityProof ProofControlProgress ProofControlCompleted
  BirthplaceForm FamilyStatusForm UploadAddressProof AddressForm UploadIncomeProof
  ComplementaryInformationForm TaxResidenceForm StructureChoice DeliveryChoiceTit DeliveryChoiceCotit
  MiddleControlPage SummaryPage PreLivenessPage LivenessPage
  LivenessControlProgress LivenessControlOk LivenessControlKo PreContractDocPage DocuSignPage
  SignatureSuccessPage FinalizeProgress FinalizeKo FinalizePage WelcomePage
`.match(/\w+/g);

const inTable = new Set<string>(steps.flatMap(step => [...step.pages]));

describe('RTE-10: every page name of the specification exists and is reached', () => {
  test('each belongs to a step, and every page of a step has a screen', () => {
    expect(inMain?.filter(name => !inTable.has(name))).toEqual([]);
    expect(Object.keys(screens).sort()).toEqual([...inTable].sort());
  });

  test('eight pages have an address of their own, and no other has', () => {
    const addresses = [
      '/error/generic',
      '/termine',
      '/session-inactive',
      '/redirect',
      '/resume',
      '/accessibilite',
      '/reclamation',
      '/renoncer',
    ];
    const names = [
      'ErrorPage',
      'InformationPage',
      'InactivityPage',
      'RedirectPage',
      'ResumePage',
      'AccessibilityPage',
      'ComplaintPage',
      'WithdrawalPage',
    ];
    expect(addresses.map(pageName)).toEqual(names);
    expect(Object.keys(pages).sort()).toEqual([...names].sort());
    expect(pageName('/a/b')).toBeUndefined();
  });

  test.each([
    ['/acces/', 'IndexPage'],
    ['/acces/login', 'LoginPage'],
    ['/acces/sms', 'SmsPage'],
    ['/acces', 'IndexPage'],
    ['/Acces//LOGIN//', 'LoginPage'],
    ['/acces/index.html', 'IndexPage'],
    ['/accessms', undefined],
    ['/acces/other', undefined],
    ['/other/sms', undefined],
  ])('MIN-01, D-112: %s of the minimal application is %s', (address, name) => {
    expect(minimalPage(address, '/acces')).toBe(name);
  });
});
