import { firstDayOf } from '@domain/field/partialDate';
import { documentsIdCardValidity } from '@domain/proofs/idCardValidity';
import { papers, type Paper, type PaperName } from '@domain/proofs/papers';
import { daysAfter } from '@domain/kernel/calendar';
import type { Day } from '@domain/kernel/day';
import { proofReasons, type ProofReason } from '@domain/proofs/afterFailure';
import { OLD_CARD } from '@sandbox/analysis/kinds';
import type { PrintedFacts } from '@sandbox/analysis/facts';
import { taxReferenceOf, tenYears } from './printed';

/** Outcomes of samples that are valid each in their way. */
const valid = ['OK', 'OLD_CARD', 'TWO_D_DOC', 'ZONE', 'OTHER_COUNTRY'] as const;

/** A sample's intended outcome: valid, valid by the extension of old cards, by a 2D-Doc or a zone alone, of another country whose documents are accepted online, or one of the reasons. */
export type SampleOutcome = (typeof valid)[number] | ProofReason;

/** The analysis's result for such a sample. */
export const analysedAs = (outcome: SampleOutcome): 'OK' | ProofReason => proofReasons.find(reason => reason === outcome) ?? 'OK';

/** Faults of the picture itself, apart from the printed data. */
export type Spoiling = 'blurred' | 'no-code' | 'zone-alone' | 'two-d-doc' | 'unknown-code' | 'front-twice';

/** The person and day of the samples. */
interface Context {
  readonly birthdate: Day;
  readonly today: Day;
}

/**
 * How a sample differs from the valid one. `of`: the documents with this variant; `says`: its description for testers; `instead`: the
 * document drawn in place of the requested one; `differs`: the changed data, in print and code.
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

/** Returns `first`, or `second` for a person who already has the first name. */
const another = (name: string, first: string, second: string): string => (name === first ? second : first);

/** An invalid day of issue: too long ago, or in the future where age does not matter. PRF-01 */
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

/** The issue day of a card printed for ten years; an adult's is valid for fifteen. XTR-20 */
const EXTENDED: Day = '2013-06-17';
const isExtended = ({ birthdate, today }: Context): boolean =>
  today > tenYears(EXTENDED) &&
  today <= documentsIdCardValidity.decide({ birthdate, issued: EXTENDED, model: 'old', printed: tenYears(EXTENDED) });

/** Before the issue of any ID card or passport that is still valid. */
const LONG_AGO = { years: -16 } as const;

/** Every possible sample. PRF-08 */
export const variants: Readonly<Record<SampleOutcome, Variant>> = {
  OK: { of: every, says: 'Valide\u00a0: tout concorde avec la personne et avec la date de la banque.' },
  OLD_CARD: {
    of: (paper, context) => paper === 'CNI' && isExtended(context),
    says: 'Valide\u00a0: carte d’ancien modèle délivrée à un majeur en 2013, imprimée pour dix ans, prolongée de cinq.',
    differs: facts => ({ ...issuedOn(facts, EXTENDED), model: OLD_CARD }),
  },
  TWO_D_DOC: {
    of: paper => !identity(paper),
    says: 'Valide\u00a0: sans code de la banque, avec un 2D-Doc signé comme en portent les vrais documents.',
    spoilt: 'two-d-doc',
  },
  ZONE: {
    of: identity,
    says: 'Valide\u00a0: sans code de la banque, avec la seule zone de lecture automatique, comme un vrai document.',
    spoilt: 'zone-alone',
  },
  OTHER_COUNTRY: {
    of: identity,
    says: 'Valide\u00a0: carte d’identité italienne, ou passeport marocain.',
    differs: (_, paper) => ({ country: paper === 'CNI' ? 'ITA' : 'MAR' }),
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

const sampleOutcomes: readonly SampleOutcome[] = [...valid, ...proofReasons];

/** The possible outcomes of a person's document, in list order. */
export const outcomesOf = (paper: PaperName, context: Context): readonly SampleOutcome[] =>
  sampleOutcomes.filter(outcome => variants[outcome].of(paper, context));
