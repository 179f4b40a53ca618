import type { Evidence } from './evidenceShape';

/** Made by `npm run a11y` from docs/accessibility/results.json: what the statement says was looked at. XTR-24 */
export const evidence: Evidence = {
  made: '2026-11-22',
  criteria: 106,
  conform: 0,
  not: 0,
  notApplicable: 0,
  needPerson: 47,
  whole: false,
  pages: [
    'AddressForm',
    'ComplementaryInformationForm',
    'DuplicateConfirmation',
    'DuplicateSearch',
    'InactivityPage',
    'IndexPage',
    'LivenessControlKo',
    'LivenessControlOk',
    'LivenessControlProgress',
    'LoginPage',
    'MiddleControlPage',
    'SmsPage',
    'UploadAddressProof',
    'UploadIncomeProof',
    'WelcomePage',
  ],
  states: 25,
  looks: 100,
  axe: '4.13.0',
  browser: 'Chromium 147',
};
