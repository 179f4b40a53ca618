import { agreesWithDay, firstDayOf } from '@domain/field/partialDate';
import { documentsAcceptedOnline } from '@domain/proofs/acceptedOnline';
import type { AcceptedPapers } from '@domain/proofs/acceptedPapers';
import { documentsFresh } from '@domain/proofs/fresh';
import { documentsIdCardValidity } from '@domain/proofs/idCardValidity';
import { papers, type Paper, type PaperName } from '@domain/proofs/papers';
import { firstNameAgrees, lastNameAgrees, lines, type DeclaredNames, type PrintedOn } from '@domain/holders/printedName';
import { sameName } from '@domain/field/sameName';
import { daysAfter } from '@domain/kernel/calendar';
import type { Day } from '@domain/kernel/day';
import type { ProofReason } from '@domain/proofs/afterFailure';
import type { ReadFacts } from './facts';
import type { Findings } from './findings';
import { isKnownEmployer, isTaxReference, mentionIn } from './formats';
import { alpha2Of } from './countries';
import { kindOfPaper, OLD_CARD, printedKinds, STANDARD, type CardSide } from './kinds';
import { acceptedInWords, kindWords, portraitWords, sidesInWords } from './words';

/** The data that the person declared when the file was opened. */
export interface Declared extends DeclaredNames {
  readonly birthdate: Day;
  readonly employer?: string | undefined;
}

/** Whose identity documents the bank takes online. D-127 */
export type AcceptedCountries = Pick<AcceptedPapers, 'cards' | 'passports'>;

/** A document's data and what the checks compare it with. `sides`: the sides found of this card. */
export interface Case {
  readonly facts: ReadFacts;
  readonly sides: readonly CardSide[];
  readonly paper: PaperName;
  readonly declared: Declared;
  readonly accepted: AcceptedCountries;
  readonly today: Day;
}

/** `of`: the documents to which the check applies; absent: all. `holds`: the document passes. `expected`: the expected values. */
interface Check {
  readonly reason: ProofReason;
  readonly of?: (paper: PaperName) => boolean;
  readonly holds: (given: Case) => boolean;
  readonly expected: (given: Case) => Findings;
}

const proves =
  (category: Paper['proves']) =>
  (paper: PaperName): boolean =>
    papers[paper].proves === category;
const identity = proves('identity');

/** The last valid day of an identity document: by the rule for an ID card, as printed on any other. XTR-20, D-66 */
export const lastDay = ({ kind, model, expires, birthdate, issued }: ReadFacts): Day | undefined =>
  kind === 'CNI' && birthdate !== undefined && issued !== undefined
    ? documentsIdCardValidity.decide({
        birthdate: firstDayOf(birthdate),
        issued,
        model: model === OLD_CARD ? 'old' : 'new',
        printed: expires ?? null,
      })
    : expires;

/** The lines on which the document prints names, and which may cut long names. D-69 */
const printedOn = ({ facts: { kind, model }, paper }: Case): PrintedOn => {
  const { proves: category } = papers[paper];
  if (category !== 'identity') return { proves: category, lines: [] };
  if (kind === 'PASSPORT') return { proves: category, lines: [lines.passport] };
  return { proves: category, lines: [model === OLD_CARD ? lines.oldCard : lines.card] };
};

/** A 2D-Doc gives the employer's SIRET without their name: nothing speaks against the one that was typed. */
const unnamed = ({ model }: ReadFacts, otherwise = model): string => (model === STANDARD ? otherwise : '');

const earliest = (paper: Paper, today: Day): Findings => {
  if (paper.validFor === undefined) return {};
  const span = 'months' in paper.validFor ? { months: -paper.validFor.months } : { years: -paper.validFor.years };
  return { issuedAfter: daysAfter(today, span) };
};

/** The checks in order; the first that fails gives the reason. PRF-08 */
export const checks: readonly Check[] = [
  {
    reason: 'DOCUMENT_TYPE',
    holds: ({ facts, paper }) => facts.kind === kindOfPaper[paper],
    expected: ({ paper }) => ({ document: kindWords[kindOfPaper[paper]] }),
  },
  {
    reason: 'MISSING_BACK',
    holds: ({ facts, sides }) => !printedKinds[facts.kind].sides.includes('BACK') || sides.includes('BACK'),
    expected: ({ facts }) => ({ sides: sidesInWords(printedKinds[facts.kind].sides) }),
  },
  {
    reason: 'DEFAULT',
    holds: ({ facts, sides }) => printedKinds[facts.kind].sides.every(side => sides.includes(side)),
    expected: ({ facts }) => ({ sides: sidesInWords(printedKinds[facts.kind].sides) }),
  },
  {
    reason: 'DOCUMENT_MODEL',
    holds: ({ facts }) => printedKinds[facts.kind].models.includes(facts.model),
    expected: ({ facts }) => ({ models: printedKinds[facts.kind].models.join(', ') }),
  },
  {
    reason: 'ISSUING_COUNTRY',
    of: identity,
    holds: ({ facts, accepted: { cards, passports } }) =>
      documentsAcceptedOnline.decide({
        document: facts.kind === 'PASSPORT' ? 'PASSPORT' : 'CNI',
        issuingCountry: alpha2Of(facts.country ?? ''),
        cards,
        passports: passports === 'all' ? null : passports,
      }) === 'online',
    expected: ({ facts, accepted }) => ({ country: acceptedInWords(facts.kind, accepted) }),
  },
  {
    reason: 'PORTRAIT_ABSENT',
    of: identity,
    holds: ({ facts }) => facts.portrait !== false,
    expected: () => ({ portrait: portraitWords.true }),
  },
  {
    reason: 'LAST_NAME_MISMATCH',
    holds: given => lastNameAgrees(given.declared, given.facts, printedOn(given)),
    expected: ({ declared }) => ({ lastName: declared.lastName }),
  },
  {
    reason: 'FIRST_NAME_MISMATCH',
    holds: given => firstNameAgrees(given.declared, given.facts, printedOn(given)),
    expected: ({ declared }) => ({ firstName: declared.firstName }),
  },
  {
    reason: 'BIRTHDATE_MISMATCH',
    of: identity,
    holds: ({ facts, declared }) => agreesWithDay(declared.birthdate, facts.birthdate ?? ''),
    expected: ({ declared }) => ({ birthdate: declared.birthdate }),
  },
  {
    reason: 'ISSUE_DATE',
    holds: ({ facts: { issued }, paper, today }) => issued === undefined || documentsFresh.decide({ document: paper, issued, today }),
    expected: ({ paper, today }) => ({ ...earliest(papers[paper], today), issuedUntil: today }),
  },
  {
    reason: 'EXPIRED',
    of: identity,
    holds: ({ facts, today }) => (lastDay(facts) ?? facts.issued ?? '') >= today,
    expected: ({ today }) => ({ expiresFrom: today }),
  },
  {
    reason: 'SPECIAL_MENTION_IN_ADDRESS',
    of: proves('address'),
    holds: ({ facts }) => mentionIn(facts.address ?? '') === undefined,
    expected: ({ facts }) => ({ withoutMention: mentionIn(facts.address ?? '') ?? '' }),
  },
  {
    reason: 'INVALID_TAX_NOTICE_REFERENCE',
    of: paper => kindOfPaper[paper] === 'TAX_NOTICE',
    holds: ({ facts }) => isTaxReference(facts.taxReference ?? '', facts.issued),
    expected: ({ facts }) => ({ taxYear: facts.issued?.slice(0, 4) ?? '' }),
  },
  {
    reason: 'INVALID_EMPLOYER',
    of: paper => paper === 'PAYSLIP',
    holds: ({ facts, declared }) =>
      isKnownEmployer(facts.employer ?? unnamed(facts), facts.siret ?? '') &&
      (declared.employer === undefined || sameName(facts.employer ?? unnamed(facts, declared.employer), declared.employer)),
    expected: ({ declared }) => (declared.employer === undefined ? {} : { employer: declared.employer }),
  },
];
