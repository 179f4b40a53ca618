import { partialDay } from '@domain/field/partialDate';
import { eligibilityBirthdate } from '@domain/eligibility/birthdate';
import { hasOtherScript } from '@domain/field/characters';
import { inAscii } from '@domain/field/digits';
import { fieldLength, lengths } from '@domain/field/length';
import { fieldName } from '@domain/field/name';
import { tidy } from '@domain/field/tidy';
import { typedDate, typedEmail, typedMobile, typedName } from '@domain/field/typed';
import type { AgeBand } from '@domain/kernel/words';
import { readDay, type Day } from '@domain/kernel/day';

export type NameIssue = 'REQUIRED' | 'NAME_FORMAT' | 'NAME_SCRIPT' | 'NAME_TOO_LONG';

/** Rewrites each typed field for saving, and shows the result when the person leaves the field. D-28, D-68, D-92 */
export const asKept = {
  lastName: typedName,
  birthName: typedName,
  firstName: typedName,
  otherFirstNames: typedName,
  birthdate: typedDate,
  email: typedEmail,
  mobile: typedMobile,
} as const satisfies Readonly<Record<string, (typed: string) => string>>;

/** The issue of a typed name. INF-08, INF-09 */
export const nameIssue = (typed: string, optional: boolean): NameIssue | undefined => {
  const name = typedName(typed);
  if (name === '') return optional ? undefined : 'REQUIRED';
  if (!fieldName.decide({ value: name })) return hasOtherScript(name) ? 'NAME_SCRIPT' : 'NAME_FORMAT';
  return fieldLength.decide({ value: name, kind: 'alphabetic', max: lengths.text }) ? undefined : 'NAME_TOO_LONG';
};

const birthdateIssues = {
  invalid: 'BIRTHDATE_INVALID',
  'too-young': 'BIRTHDATE_TOO_YOUNG',
  'too-far-back': 'BIRTHDATE_TOO_FAR',
  'contradicts-band': 'BIRTHDATE_CONTRADICTS_BAND',
} as const;

/** `BIRTHDATE_PARTIAL`: day or month is missing, as on documents that do not know them. D-85 */
export type BirthdateIssue = 'REQUIRED' | 'BIRTHDATE_PARTIAL' | (typeof birthdateIssues)[keyof typeof birthdateIssues];

/** Maps a birthdate to the rule's input; `band` undefined: no declared band, or not relevant. */
export const birthdateCase = (typed: string, today: Day, band: AgeBand | undefined) => ({
  typed: typedDate(typed),
  today,
  band: band ?? null,
});

/** The issue of a typed birthdate; a future date counts as invalid. Without a band, the declared age is not compared. INF-02 to INF-04 */
export const birthdateIssue = (typed: string, today: Day, band: AgeBand | undefined): BirthdateIssue | undefined => {
  if (tidy(typed) === '') return 'REQUIRED';
  const verdict = eligibilityBirthdate.decide(birthdateCase(typed, today, band));
  if (verdict.valid) return undefined;
  if (verdict.reason === 'invalid' && partialDay(inAscii(typed)) !== undefined) return 'BIRTHDATE_PARTIAL';
  const birthdate = readDay(tidy(typedDate(typed)));
  return birthdate !== undefined && birthdate > today ? 'BIRTHDATE_INVALID' : birthdateIssues[verdict.reason];
};
