import * as E from 'fp-ts/Either';
import { agreesWithDay } from '@domain/field/partialDate';
import { isDay, type Day } from '@domain/kernel/day';
import type { ProofCategory } from '@domain/proofs/papers';
import type { ProofFacts } from '@domain/proofs/proof';
import { checkIdentity, identityDraft } from './checkIdentity';
import { firstNameAgrees, isOneName, lastNameAgrees, printedOn } from './printedName';
import type { Prospect, ProspectPart } from './prospect';
import { sameName } from '@domain/field/sameName';

/** What was typed, as the identity paper says it. `name`: the names that change, empty where none does. */
export interface Correction {
  readonly part: ProspectPart;
  readonly name: string;
  /** Undefined: it stays. */
  readonly birthdate?: Day | undefined;
}

/** A paper, and what was read on it. */
interface Read {
  readonly category: ProofCategory;
  readonly facts: ProofFacts;
}

/** A name on a document of this category agrees with the person's. A document without that name does not contradict it. */
const isNamed = ({ identity }: Prospect, { category, facts }: Read): boolean => {
  const { firstName = '', lastName = '', birthName } = identity;
  const declared = { firstName, lastName, birthName };
  const printed = { lastName: facts['lastName'] ?? lastName, firstName: facts['firstName'] ?? firstName };
  const on = printedOn(category);
  return lastNameAgrees(declared, printed, on) && firstNameAgrees(declared, printed, on);
};

/** The nationality is asked later; any answer lets the form's other rules decide. */
const ASKED_LATER = '-';

/**
 * What corrects the typed names and birthdate to the identity paper's, so that `doubtful` agrees too. Undefined where nothing differs, where
 * all three differ (the paper is another person's), where a name is printed with another one, and where the identity form would refuse it.
 * D-126, D-49
 */
export const correctionOf = (
  prospect: Prospect,
  paper: ProofFacts,
  doubtful: Read,
  { today, other }: { readonly today: Day; readonly other: Prospect | undefined },
): Correction | undefined => {
  const saved = identityDraft(prospect, {});
  const draft = identityDraft({ ...prospect, birth: { ...prospect.birth, nationality: undefined } }, paper);
  const declared = { firstName: saved.firstName, lastName: saved.lastName, birthName: saved.birthName };
  const printed = { lastName: paper['lastName'] ?? saved.lastName, firstName: paper['firstName'] ?? saved.firstName };
  const on = printedOn('identity');
  const day = paper['birthdate'] ?? '';
  const lastName = !lastNameAgrees(declared, printed, on);
  const firstName = !saved.oneName && !firstNameAgrees(declared, printed, on);
  const birthdate = isDay(day) && prospect.birth.birthdate !== undefined && !agreesWithDay(prospect.birth.birthdate, day) ? day : undefined;
  const changes = [lastName, firstName, birthdate !== undefined].filter(Boolean).length;
  if (changes === 0 || changes === 3 || (lastName && !isOneName(printed.lastName, on))) return undefined;
  const bornSo = sameName(saved.lastName, saved.birthName);
  const corrected = {
    ...saved,
    ...(lastName ? { lastName: draft.lastName, birthName: bornSo ? draft.lastName : saved.birthName } : {}),
    ...(firstName ? { firstName: draft.firstName } : {}),
    ...(birthdate ? { birthdate: draft.birthdate } : {}),
    nationality: saved.nationality || ASKED_LATER,
  };
  const checked = checkIdentity(corrected, { today, prospect, other });
  if (E.isLeft(checked) || !checked.right.identity) return undefined;
  const { identity } = checked.right;
  if (!isNamed({ ...prospect, identity }, doubtful)) return undefined;
  return {
    part: { identity, ...(birthdate ? { birth: { ...prospect.birth, birthdate } } : {}) },
    name: [firstName && corrected.firstName, lastName && corrected.lastName].filter(Boolean).join(' '),
    birthdate,
  };
};
