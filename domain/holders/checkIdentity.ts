import * as E from 'fp-ts/Either';
import { tidy } from '@domain/field/tidy';
import { typedDate, typedName } from '@domain/field/typed';
import { displayDay, readDay, type Day } from '@domain/kernel/day';
import type { ProofFacts } from '@domain/proofs/proof';
import type { Civility } from './applicant';
import { asHolder, holdersDiffer } from './differ';
import { hasIssue, type IssueOfEach, type Issues } from './issues';
import { hasOneName } from './people';
import { firstNameAgrees, lastNameAgrees, otherFirstNames, printedOn } from './printedName';
import { birthdateIssue, nameIssue, type BirthdateIssue, type NameIssue } from './personFields';
import type { Prospect, ProspectPart } from './prospect';
import { sameName } from '@domain/field/sameName';

/** The identity form's values. `oneName`: no first name (D-89); `nationality`: OSCE code. PER-01, PER-02 */
export interface IdentityDraft {
  readonly oneName: boolean;
  readonly civility: Civility | '';
  readonly lastName: string;
  readonly birthName: string;
  readonly firstName: string;
  readonly otherFirstNames: string;
  readonly birthdate: string;
  readonly nationality: string;
}

export type IdentityIssue = NameIssue | Exclude<BirthdateIssue, 'BIRTHDATE_CONTRADICTS_BAND'> | 'NOT_CHOSEN' | 'SAME_PERSON';
export type IdentityIssues = Issues<IdentityDraft, IdentityIssue>;

/** Names that a document's analysis may prefill. */
const namesRead = ['lastName', 'birthName', 'firstName', 'otherFirstNames'] as const satisfies readonly (keyof IdentityDraft)[];

const saved = ({ identity, birth }: Prospect): IdentityDraft => ({
  oneName: hasOneName(identity),
  civility: identity.civility ?? '',
  lastName: identity.lastName ?? '',
  birthName: identity.birthName ?? '',
  firstName: identity.firstName ?? '',
  otherFirstNames: identity.otherFirstNames ?? '',
  birthdate: birth.birthdate === undefined ? '' : displayDay(birth.birthdate),
  nationality: birth.nationality ?? '',
});

/** Keeps the typed spelling where the document prints the same name in capitals without accents. */
const better = (typed: string, read: string | undefined): string => {
  const text = tidy(typedDate(read ?? ''));
  return text === '' || sameName(typed, text) ? typed : text;
};

/** Keeps the typed day where the document's date has no day. D-85 */
const betterDay = (typed: string, read: string | undefined): string => (readDay(tidy(typedDate(read ?? ''))) ? better(typed, read) : typed);

/** Splits first names that a document lists with commas: the first one, then the others. */
const splitFirstNames = (read: ProofFacts): ProofFacts => {
  const [firstName = '', ...others] = (read['firstName'] ?? '').split(',').map(tidy);
  return others.length === 0 ? read : { otherFirstNames: others.join(' '), ...read, firstName };
};

/**
 * Prefills from a document: keeps typed names that agree with the document, and takes the further first names printed after them as the
 * other ones. D-92
 */
const prefillOf = ({ oneName, firstName, lastName, birthName }: IdentityDraft, read: ProofFacts): ProofFacts => {
  if (oneName) return { ...read, lastName: '', firstName: '', otherFirstNames: '' };
  const declared = { firstName, lastName, birthName };
  const printed = { firstName: read['firstName'] ?? '', lastName: read['lastName'] ?? '' };
  const on = printedOn('identity');
  const agrees = firstName !== '' && firstNameAgrees(declared, printed, on);
  const others = agrees ? { otherFirstNames: otherFirstNames(firstName, printed.firstName), ...read, firstName } : splitFirstNames(read);
  return lastName !== '' && lastNameAgrees(declared, printed, on) ? { ...others, lastName } : others;
};

/** The form's initial values: the document's data until the first save, then the saved data. PER-01, PER-11 */
export const identityDraft = (prospect: Prospect, read: ProofFacts): IdentityDraft => {
  const draft = saved(prospect);
  if (prospect.birth.nationality !== undefined) return draft;
  const facts = prefillOf(draft, read);
  const names = namesRead.reduce<IdentityDraft>((filled, field) => ({ ...filled, [field]: better(filled[field], facts[field]) }), draft);
  return { ...names, birthdate: betterDay(draft.birthdate, facts['birthdate']) };
};

const isSame = (draft: IdentityDraft, birthdate: Day | undefined, { identity, birth }: Prospect): boolean => {
  const { lastName, firstName } = identity;
  if (birthdate === undefined || birth.birthdate === undefined || lastName === undefined) return false;
  return !holdersDiffer.decide({
    holder: asHolder({ lastName: draft.lastName, firstName: draft.oneName ? undefined : draft.firstName, birthdate }),
    coHolder: asHolder({ lastName, firstName, birthdate: birth.birthdate }),
  });
};

const birthdayIssue = (typed: string, today: Day): IdentityIssue | undefined => {
  const issue = birthdateIssue(typed, today, undefined);
  return issue === 'BIRTHDATE_CONTRADICTS_BAND' ? undefined : issue;
};

/** Checks the whole identity form; `other`: the other holder of a joint file, who must be a different person. PER-01, INF-06 */
export const checkIdentity = (
  draft: IdentityDraft,
  { today, prospect, other }: { readonly today: Day; readonly prospect: Prospect; readonly other: Prospect | undefined },
): E.Either<IdentityIssues, ProspectPart> => {
  const birthdate = readDay(tidy(typedDate(draft.birthdate)));
  const same = other !== undefined && isSame(draft, birthdate, other);
  const issues: IssueOfEach<IdentityDraft, IdentityIssue> = {
    oneName: undefined,
    civility: draft.civility === '' ? 'NOT_CHOSEN' : undefined,
    lastName: nameIssue(draft.lastName, false) ?? (same ? 'SAME_PERSON' : undefined),
    birthName: nameIssue(draft.birthName, false),
    firstName: draft.oneName ? undefined : nameIssue(draft.firstName, false),
    otherFirstNames: draft.oneName ? undefined : nameIssue(draft.otherFirstNames, true),
    birthdate: birthdayIssue(draft.birthdate, today),
    nationality: draft.nationality === '' ? 'NOT_CHOSEN' : undefined,
  };
  if (hasIssue(issues) || draft.civility === '') return E.left(issues);
  return E.right({
    identity: {
      ...prospect.identity,
      civility: draft.civility,
      lastName: typedName(draft.lastName),
      birthName: typedName(draft.birthName),
      firstName: draft.oneName ? undefined : typedName(draft.firstName),
      otherFirstNames: draft.oneName ? undefined : typedName(draft.otherFirstNames) || undefined,
    },
    birth: { ...prospect.birth, birthdate, nationality: draft.nationality },
  });
};
