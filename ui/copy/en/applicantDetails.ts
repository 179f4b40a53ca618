import { MOBILE_STARTS } from '@domain/field/mobile';
import { ADULT_FROM, CLASSIC_FROM, YOUNG_UNTIL } from '@domain/eligibility/adult';
import { firstCharacters } from '@domain/field/characters';
import { lengths } from '@domain/field/length';
import { typedName } from '@domain/field/typed';
import type { ApplicantField, ApplicantIssue } from '@domain/holders/checkApplicant';
import type { AgeBand, Participant } from '@domain/journey/words';
import { type Wording, byReader } from '@ui/copy/byReader';
import { byWhose } from '@ui/copy/byWhose';
import type * as fr from '@ui/copy/fr/applicantDetails';
import { fieldsMessages } from './fields';
import { identifyByMobile } from './identify';

const starts = MOBILE_STARTS.join(' or ');

export type { IssueContext } from '@ui/copy/fr/applicantDetails';

const bandOf = { '18-25': `${ADULT_FROM} to ${YOUNG_UNTIL}`, '26+': `${CLASSIC_FROM} or over` } satisfies Record<AgeBand, string>;
const contradiction = {
  individual: band => `With this date, you are not aged ${bandOf[band]}. Correct it, or change your age group.`,
  TIT: band => `With this date, the first account holder is not aged ${bandOf[band]}. Correct it, or change their age group.`,
  COT: band => `With this date, the second account holder is not aged ${bandOf[band]}. Correct it, or change their age group.`,
} satisfies Record<'individual' | Participant, (band: AgeBand) => string>;

const required: Partial<Record<ApplicantField, string>> = {
  lastName: 'Enter the last name.',
  birthName: 'Enter the name at birth.',
  firstName: 'Enter the first name.',
  birthdate: 'Enter the date of birth.',
  email: 'Enter the email address, like name@example.com.',
  mobile: 'Enter the mobile number.',
};

const isFirstName = (field: ApplicantField): boolean => field === 'firstName' || field === 'otherFirstNames';

const messages = {
  REQUIRED: ({ field }) => required[field] ?? fieldsMessages.fill,
  CIVILITY_REQUIRED: () => fieldsMessages.civility,
  NAME_FORMAT: () => fieldsMessages.alphabeticOnly,
  NAME_SCRIPT: ({ field }) => (isFirstName(field) ? fieldsMessages.latinFirstName : fieldsMessages.latinName),
  NAME_TOO_LONG: ({ typed }) =>
    `${fieldsMessages.maxAlphabetic(lengths.text)} ${fieldsMessages.firstLetters(firstCharacters(typedName(typed), lengths.text))}`,
  EMAIL_FORMAT: () => fieldsMessages.format('name@example.com'),
  EMAIL_LETTERS: () => fieldsMessages.latinEmail,
  EMAIL_ENDING: () => fieldsMessages.emailEnding,
  MOBILE_FORMAT: () =>
    `Enter a French mobile number, for example 06 39 98 12 34. If you have no number that starts with ${starts}, an adviser opens the account at a branch.`,
  BIRTHDATE_INVALID: () => 'Enter a real date of birth, in the format DD/MM/YYYY.',
  BIRTHDATE_PARTIAL: () => 'If you do not know the day or the month, enter 01 instead, for example 01/01/1960.',
  BIRTHDATE_TOO_YOUNG: () => `This offer is for people aged ${ADULT_FROM} or over.`,
  BIRTHDATE_TOO_FAR: () => 'The year of birth is too far in the past. Correct it.',
  BIRTHDATE_CONTRADICTS_BAND: ({ workflow, participant, band = '26+' }) =>
    contradiction[workflow === 'individual' ? 'individual' : participant](band),
  MOBILE_USED: () => 'This number is already in use.',
  MOBILE_SHARED: () => 'This is already the first account holder’s number. Enter the second account holder’s number.',
  IDENTICAL_HOLDERS: () => fieldsMessages.samePerson,
} satisfies Record<ApplicantIssue, (context: fr.IssueContext) => string>;

const client: Wording<typeof fr.applicantDetailsMessages.omc> = {
  title: {
    individual: 'What name should the account be in?',
    TIT: 'The first account holder’s contact details',
    COT: 'The second account holder’s contact details',
  },
  intro: fieldsMessages.intro,
  civility: { legend: 'Title', options: { MME: 'Ms', MR: 'Mr' } },
  lastName: { label: 'Last name', hint: byWhose('The name you use every day', 'The name they use every day') },
  birthName: { label: 'Name at birth', hint: 'As it is written on the birth certificate', differs: 'The name at birth is different' },
  rareNames: 'Different name at birth, other first names…',
  firstName: { label: 'First name', hint: byWhose('Your first given name', 'Their first given name') },
  oneName: {
    individual: 'My identity document has only one name',
    TIT: 'The first account holder’s identity document has only one name',
    COT: 'The second account holder’s identity document has only one name',
  },
  otherFirstNames: { label: 'Other first names', hint: 'In order, with a space between them' },
  birthdate: {
    label: 'Date of birth',
    hint: 'DD/MM/YYYY, for example 27/03/1992. Day or month not known? Enter 01/01 and the year.',
    changeBand: 'Change the age group',
  },
  email: { label: 'Email address', hint: 'For example: maelle@example.com' },
  mobile: {
    label: 'Mobile number',
    hint: byWhose(`A French ${starts} number. We will send a code to it.`, `A French ${starts} number. We will send them a code.`),
  },
  captcha: {
    title: 'Automatic check',
    busy: 'Checking and creating the application…',
    failed: 'The check did not work. Try again.',
  },
  usedByOne: {
    COT: `${messages.MOBILE_USED()} Check the second account holder’s mobile number.`,
    TIT: `${messages.MOBILE_USED()} Check the first account holder’s mobile number.`,
  },
  used: {
    text: byWhose(
      'If this is your number, sign in with it. We will send a code to it by SMS.',
      'If this is the right number, there is already an application. It is resumed with a code sent to this number by SMS.',
    ),
    link: byWhose(identifyByMobile, 'Resume with this mobile number'),
  },
  next: 'Continue',
  create: 'Create the application',
  creating: 'Creating the application…',
  why: {
    title: 'Why do we ask this?',
    text: byWhose(
      'The law requires us to identify you before we open an account. We then use your mobile number to confirm that it is really you.',
      'The law requires us to identify each account holder before we open an account. We then use the mobile number to confirm that it is really this person.',
    ),
  },
  message: (issue, context) => messages[issue](context),
};

export const applicantDetailsMessages: Wording<typeof fr.applicantDetailsMessages> = byReader(client, client);
