import * as E from 'fp-ts/Either';
import { emailIssue } from '@domain/field/emailIssue';
import { fieldMobile } from '@domain/field/mobile';
import { tidy } from '@domain/field/tidy';
import { typedDate, typedEmail, typedMobile, typedName } from '@domain/field/typed';
import type { AgeBand } from '@domain/kernel/words';
import { readDay, type Day } from '@domain/kernel/day';
import type { Applicant, ApplicantDraft, Civility } from './applicant';
import type { IssueOfEach } from './issues';
import { birthdateIssue, nameIssue } from './personFields';

export type ApplicantIssue =
  | 'REQUIRED'
  | 'CIVILITY_REQUIRED'
  | 'NAME_FORMAT'
  | 'NAME_SCRIPT'
  | 'NAME_TOO_LONG'
  | 'EMAIL_FORMAT'
  | 'EMAIL_LETTERS'
  | 'EMAIL_ENDING'
  | 'MOBILE_FORMAT'
  | 'BIRTHDATE_INVALID'
  | 'BIRTHDATE_PARTIAL'
  | 'BIRTHDATE_TOO_YOUNG'
  | 'BIRTHDATE_TOO_FAR'
  | 'BIRTHDATE_CONTRADICTS_BAND'
  | 'MOBILE_USED'
  | 'MOBILE_SHARED'
  | 'IDENTICAL_HOLDERS';

export type ApplicantField = keyof ApplicantDraft;
export type ApplicantIssues = { readonly [Field in ApplicantField]?: ApplicantIssue };

const formatIssue = (typed: string, holds: (value: string) => boolean, issue: ApplicantIssue): ApplicantIssue | undefined =>
  tidy(typed) === '' ? 'REQUIRED' : holds(typed) ? undefined : issue;

const emailIssues = {
  REQUIRED: 'REQUIRED',
  FORMAT: 'EMAIL_FORMAT',
  LETTERS: 'EMAIL_LETTERS',
  ENDING: 'EMAIL_ENDING',
  NONE: undefined,
} as const satisfies Readonly<Record<string, ApplicantIssue | undefined>>;

const issuesOf = (draft: ApplicantDraft, today: Day, band: AgeBand | undefined): IssueOfEach<ApplicantDraft, ApplicantIssue> => ({
  oneName: undefined,
  civility: draft.civility === '' ? 'CIVILITY_REQUIRED' : undefined,
  lastName: nameIssue(draft.lastName, false),
  birthName: nameIssue(draft.birthName, false),
  firstName: draft.oneName ? undefined : nameIssue(draft.firstName, false),
  otherFirstNames: draft.oneName ? undefined : nameIssue(draft.otherFirstNames, true),
  birthdate: birthdateIssue(draft.birthdate, today, band),
  email: emailIssues[emailIssue(draft.email) ?? 'NONE'],
  mobile: formatIssue(draft.mobile, value => fieldMobile.decide({ value: typedMobile(value) }), 'MOBILE_FORMAT'),
  marketing: undefined,
  marketingChannels: undefined,
});

const applicantFrom = (draft: ApplicantDraft, civility: Civility, birthdate: Day): Applicant => ({
  civility,
  lastName: typedName(draft.lastName),
  birthName: typedName(draft.birthName),
  firstName: draft.oneName ? undefined : typedName(draft.firstName),
  otherFirstNames: draft.oneName ? undefined : typedName(draft.otherFirstNames) || undefined,
  birthdate,
  email: typedEmail(draft.email),
  mobile: typedMobile(draft.mobile),
  marketing: draft.marketing,
  ...(draft.marketingChannels && { marketingChannels: draft.marketingChannels }),
});

/**
 * Checks the whole applicant's form: returns every wrong field with its issue, or the tidied applicant. INF-02 to INF-05, INF-08, INF-09
 */
export const checkApplicant = (draft: ApplicantDraft, today: Day, band: AgeBand | undefined): E.Either<ApplicantIssues, Applicant> => {
  const issues = Object.fromEntries(Object.entries(issuesOf(draft, today, band)).filter(([, issue]) => issue !== undefined));
  const birthdate = readDay(tidy(typedDate(draft.birthdate)));
  if (Object.keys(issues).length > 0 || draft.civility === '' || birthdate === undefined) return E.left(issues);
  return E.right(applicantFrom(draft, draft.civility, birthdate));
};
