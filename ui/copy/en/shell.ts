import type { Wording } from '../byReader';
import type * as fr from '../fr/shell';

export const shellMessages: Wording<typeof fr.shellMessages> = {
  skip: 'Skip to main content',
  environment: name => `${name} environment – made-up data`,
  simulatedDate: day => `Simulated date: ${day}`,
  help: 'Need help?',
  helpIntro: 'An adviser can answer you, before and after the account is opened.',
  helpPhone: 'Call us on',
  helpDays: (first, last) => `${first} to ${last}`,
  helpHours: (days, from, to) => `${days}, ${from} to ${to}`,
  days: { 1: 'Monday', 2: 'Tuesday', 3: 'Wednesday', 4: 'Thursday', 5: 'Friday', 6: 'Saturday', 7: 'Sunday' },
  helpRelay: 'Deaf, hard of hearing, aphasic? Call with an interpreter or a transcription',
  helpAppointment: 'Book an appointment with an adviser',
  helpComplaint: 'Make a complaint',
  stepsLabel: 'Steps of the application',
  steps: { offer: 'Plan', file: 'Application', signature: 'Signature' },
  progress: { complete: '(step completed)', ongoing: '(current step)', upcoming: '(step to come)' },
  position: (rank, count, label) => `Step ${rank} of ${count} – ${label}`,
  footer: {
    'personal-data': 'Personal data',
    'cookie-policy': 'Cookie policy',
    cookies: 'Manage my cookies',
    'legal-notices': 'Legal notices',
    'consumer-information': 'Consumer information',
    pricing: 'Prices',
    'general-terms': 'General banking terms',
  },
  cookiesUnset: 'Audience measurement could not load. We have set no cookie that needs your agreement.',
  withdrawal: 'Withdraw from the contract here',
  accessibility: 'Accessibility: not compliant',
  loading: 'Loading the application…',
  pageFailed: 'We could not show this page',
  pageNotFetched: 'We have kept your answers. Check your connection, then try again.',
  pageBroken:
    'We have kept your answers. Automatic translation or a browser extension may be the cause. Turn it off for this site, then try again.',
  again: 'Try again',
};
