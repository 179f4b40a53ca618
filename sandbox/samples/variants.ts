import { firstDayOf } from '@domain/dates/partial';
import { documentsIdCardValidity } from '@domain/documents/idCardValidity';
import { papers, type Paper, type PaperName } from '@domain/documents/papers';
import { daysAfter, type Day } from '@domain/kernel/day';
import { proofReasons, type ProofReason } from '@domain/proofs/afterFailure';
import { OLD_CARD } from '@sandbox/analysis/kinds';
import type { PrintedFacts } from '@sandbox/analysis/facts';
import { taxReferenceOf, tenYears } from './printed';

/** What a sample is meant to bring about: valid, valid by the longer life of old cards, or one of the reasons. */
export type SampleOutcome = 'OK' | 'OLD_CARD' | ProofReason;

/** What the analysis says of such a sample. */
export const analysedAs = (outcome: SampleOutcome): 'OK' | ProofReason => (outcome === 'OLD_CARD' ? 'OK' : outcome);

/** Marks of a picture that are not words on the document. */
export type Spoiling = 'blurred' | 'no-code' | 'unknown-code' | 'front-twice';

/** Whose samples, on which day. */
interface Context {
  readonly birthdate: Day;
  readonly today: Day;
}

/**
 * How a sample differs from the valid one. `of`: the documents that can differ so; `says`: its description for testers; `instead`: the document that
 * is drawn in place of the one asked for; `differs`: what is printed and coded otherwise.
 */
export interface Variant {
  readonly of: (paper: PaperName, context: Context) => boolean;
  readonly says: string;
  readonly instead?: Readonly<Record<PaperName, PaperName>>;
  readonly differs?: (facts: PrintedFacts, paper: PaperName, today: Day) => Partial<PrintedFacts>;
  readonly spoilt?: Spoiling;
}

const every = (): boolean => true;

const only =
  (...wanted: readonly PaperName[]) =>
  (paper: PaperName): boolean =>
    wanted.includes(paper);

const proves =
  (category: Paper['proves']) =>
  (paper: PaperName): boolean =>
    papers[paper].proves === category;

const identity = proves('identity');

/** The first of two names, or the second for a person who has the first. */
const another = (name: string, first: string, second: string): string => (name === first ? second : first);

/** A day of issue that is refused: too long ago, or still to come where age does not matter. PRF-01 */
const wrongIssue = (paper: PaperName, today: Day): Day => {
  const { validFor }: Paper = papers[paper];
  if (validFor === undefined) return daysAfter(today, { months: 1 });
  return daysAfter(today, 'months' in validFor ? { months: -validFor.months - 1 } : { years: -validFor.years, months: -2 });
};

const issuedOn = (facts: PrintedFacts, issued: Day): Partial<PrintedFacts> => ({
  issued,
  ...(facts.expires === undefined ? {} : { expires: tenYears(issued) }),
  ...(facts.taxReference === undefined ? {} : { taxReference: taxReferenceOf(issued, facts.number) }),
});

const anotherPaper: Readonly<Record<PaperName, PaperName>> = {
  CNI: 'PASSPORT',
  PASSPORT: 'CNI',
  ELECTRICITY: 'GAS',
  GAS: 'INTERNET',
  INTERNET: 'MOBILE',
  MOBILE: 'ELECTRICITY',
  ADDRESS_TAX_NOTICE: 'GAS',
  INCOME_TAX_NOTICE: 'PAYSLIP',
  PAYSLIP: 'INCOME_TAX_NOTICE',
};

/** A card of this day was issued for ten years; an adult's lasts fifteen. XTR-20 */
const EXTENDED: Day = '2013-06-17';
const isExtended = ({ birthdate, today }: Context): boolean =>
  today > tenYears(EXTENDED) &&
  today <= documentsIdCardValidity.decide({ birthdate, issued: EXTENDED, model: 'old', printed: tenYears(EXTENDED) });

/** Older than any ID card or passport lives. */
const LONG_AGO = { years: -16 } as const;

/** Every sample that can be made. PRF-08 */
export const variants: Readonly<Record<SampleOutcome, Variant>> = {
  OK: { of: every, says: 'Valide\u00a0: tout concorde avec la personne et avec la date de la banque.' },
  OLD_CARD: {
    of: (paper, context) => paper === 'CNI' && isExtended(context),
    says: 'Valide\u00a0: carte d’ancien modèle délivrée à un majeur en 2013, imprimée pour dix ans, prolongée de cinq.',
    differs: facts => ({ ...issuedOn(facts, EXTENDED), model: OLD_CARD }),
  },
  FIRST_NAME_MISMATCH: {
    of: every,
    says: 'Le prénom imprimé est celui de quelqu’un d’autre.',
    differs: ({ firstName }) => ({ firstName: another(firstName, 'Camille', 'Dominique') }),
  },
  LAST_NAME_MISMATCH: {
    of: every,
    says: 'Le nom imprimé est celui de quelqu’un d’autre.',
    differs: ({ lastName }) => ({ lastName: another(lastName, 'Témoin', 'Quidam') }),
  },
  BIRTHDATE_MISMATCH: {
    of: identity,
    says: 'La date de naissance imprimée précède d’un an celle de la personne.',
    differs: ({ birthdate, issued }) => ({ birthdate: daysAfter(firstDayOf(birthdate ?? issued), { years: -1 }) }),
  },
  DOCUMENT_MODEL: {
    of: every,
    says: 'Le modèle du document n’est pas connu de la banque.',
    differs: () => ({ model: 'X0' }),
  },
  DOCUMENT_TYPE: {
    of: every,
    says: 'Un document d’une autre sorte que celle qui est choisie.',
    instead: anotherPaper,
  },
  EXPIRED: {
    of: identity,
    says: 'Le document n’est plus valable à la date de la banque.',
    differs: (facts, paper, today) => ({
      ...issuedOn(facts, daysAfter(today, LONG_AGO)),
      ...(paper === 'CNI' ? { model: OLD_CARD } : {}),
    }),
  },
  ISSUE_DATE: {
    of: every,
    says: 'Trop ancien (trois mois pour un bulletin de salaire, un an pour une adresse), ou daté du mois prochain là où l’âge ne compte pas.',
    differs: (facts, paper, today) => issuedOn(facts, wrongIssue(paper, today)),
  },
  SPECIAL_MENTION_IN_ADDRESS: {
    of: proves('address'),
    says: 'L’adresse porte la mention «\u00a0chez\u00a0».',
    differs: ({ address = '' }) => ({ address: `Chez M. Témoin, ${address}` }),
  },
  INVALID_TAX_NOTICE_REFERENCE: {
    of: only('ADDRESS_TAX_NOTICE', 'INCOME_TAX_NOTICE'),
    says: 'La référence de l’avis n’a pas la forme attendue.',
    differs: () => ({ taxReference: 'AVIS-00-0000' }),
  },
  INVALID_EMPLOYER: {
    of: only('PAYSLIP'),
    says: 'Le numéro SIRET de l’employeur n’existe pas\u00a0: son dernier chiffre est faux.',
    differs: ({ siret = '' }) => ({ siret: `${siret.slice(0, -1)}${(Number(siret.slice(-1)) + 1) % 10}` }),
  },
  UNUSABLE_IMAGE: { of: every, says: 'L’image est floue.', spoilt: 'blurred' },
  MISSING_BACK: {
    of: only('CNI'),
    says: 'Les deux fichiers montrent le recto\u00a0: il manque le verso.',
    spoilt: 'front-twice',
  },
  ISSUING_COUNTRY: {
    of: identity,
    says: 'Document délivré par l’Utopie (UTO), pays des spécimens.',
    differs: () => ({ country: 'UTO' }),
  },
  PORTRAIT_ABSENT: {
    of: identity,
    says: 'L’emplacement du portrait est vide.',
    differs: () => ({ portrait: false }),
  },
  NOT_CONTROLLED: {
    of: every,
    says: 'Le document est net mais n’a pas de code 2D\u00a0: un conseiller doit le voir.',
    spoilt: 'no-code',
  },
  DEFAULT: {
    of: every,
    says: 'Le code 2D est d’une version que la banque ne sait pas lire.',
    spoilt: 'unknown-code',
  },
};

const sampleOutcomes: readonly SampleOutcome[] = ['OK', 'OLD_CARD', ...proofReasons];

/** Outcomes that a person's document can have, in the order in which they are listed. */
export const outcomesOf = (paper: PaperName, context: Context): readonly SampleOutcome[] =>
  sampleOutcomes.filter(outcome => variants[outcome].of(paper, context));
