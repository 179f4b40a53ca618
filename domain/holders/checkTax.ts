import * as E from 'fp-ts/Either';
import { fieldAlphanumeric } from '@domain/field/alphanumeric';
import { hasOtherScript } from '@domain/field/characters';
import { inAscii } from '@domain/field/digits';
import { fieldTaxId } from '@domain/field/taxId';
import { personFields, type noTaxIdReasons, type Situation } from './fields';
import { hasIssue, type IssueOfEach, type Issues } from './issues';
import { holdersMayFinalise } from './mayFinalise';
import type { Prospect, ProspectPart, TaxObligation } from './prospect';

/** An empty answer: none yet; the obligations have a dialog of their own. PER-08 */
export interface TaxDraft {
  readonly frenchTaxResident: 'yes' | 'no' | '';
  readonly usPerson: 'yes' | 'no' | '';
  readonly obligations: readonly TaxObligation[];
  /** The obligation of the open dialog, not added yet. XTR-36 */
  readonly adding?: OpenObligation | undefined;
}

/** `index`: of the obligation that is changed; undefined: a new one. */
export interface OpenObligation {
  readonly draft: ObligationDraft;
  readonly index?: number | undefined;
}

export type TaxIssue = 'NOT_CHOSEN' | 'NOT_RESIDENT' | 'NO_US_TAX_ID';

const answers = new Map<boolean | undefined, TaxDraft['frenchTaxResident']>([
  [true, 'yes'],
  [false, 'no'],
]);

export const taxDraft = ({ fiscal }: Prospect): TaxDraft => ({
  frenchTaxResident: answers.get(fiscal.frenchTaxResident) ?? '',
  usPerson: answers.get(fiscal.usPerson) ?? '',
  obligations: fiscal.obligations,
});

const { fields } = personFields.fiscal;

/** A US person has not given their US tax number yet, nor why they have none. D-118 */
export const lacksUsTaxId = (fiscal: Pick<Prospect['fiscal'], 'usPerson' | 'obligations'>): boolean =>
  fields.obligations.required({ fiscal }) && !fiscal.obligations.some(({ country }) => country === fields.obligations.includes.country);

/** Checks the whole tax residence form: only a French tax resident can finish. PER-08, PER-09, D-118 */
export const checkTax = (
  draft: TaxDraft,
  situation: Pick<Situation, 'asksUs' | 'certifiedAt'>,
): E.Either<Issues<TaxDraft, TaxIssue>, ProspectPart> => {
  const { frenchTaxResident, obligations } = draft;
  const usPerson = fields.usPerson.required(situation) ? draft.usPerson : undefined;
  const { certifiedAt } = situation;
  const fiscal = { frenchTaxResident: true, usPerson: usPerson === undefined ? undefined : usPerson === 'yes', obligations, certifiedAt };
  const resident = holdersMayFinalise.decide({ frenchTaxResident: frenchTaxResident === 'yes' });
  const issues: IssueOfEach<TaxDraft, TaxIssue> = {
    frenchTaxResident: frenchTaxResident === '' ? 'NOT_CHOSEN' : resident ? undefined : 'NOT_RESIDENT',
    usPerson: usPerson === '' ? 'NOT_CHOSEN' : lacksUsTaxId(fiscal) ? 'NO_US_TAX_ID' : undefined,
    obligations: undefined,
  };
  if (hasIssue(issues)) return E.left(issues);
  return E.right({ fiscal });
};

/** A tax id, or why there is none; empty: not answered. D-87 */
export interface ObligationDraft {
  readonly country: string;
  readonly noTaxId: (typeof noTaxIdReasons)[number] | 'GIVEN' | '';
  readonly taxId: string;
}

/** Nothing is answered in the person's place. D-109 */
export const obligationDraft = ({ country, noTaxId, taxId = '' }: TaxObligation): ObligationDraft => ({
  country,
  noTaxId: noTaxId ?? (taxId === '' ? '' : 'GIVEN'),
  taxId,
});

export type ObligationIssue = 'NOT_CHOSEN' | 'REQUIRED' | 'TAX_ID_FORMAT' | 'TAX_ID_SCRIPT' | 'TAX_ID_CHARACTERS' | 'TAX_ID_NO_DIGIT';

const fits = (value: string, format: string | undefined): boolean => fieldTaxId.decide({ value, format: format ?? null });

/** Removes the separators that documents print in tax ids. */
const withoutSigns = (written: string): string => written.replace(/[\s.\-/]/g, '');

/** 'TIN: …': a label before a colon or an equals sign. */
const LABELLED = /^[^:=]*[:=]\s*/;

/** The candidates in 'NIF 299999998': with and without the words before the first digit, which may be a label. */
const tails = (written: string): readonly string[] => {
  const words = written
    .replace(LABELLED, '')
    .replace(/\bN[°º]\s*/, '')
    .split(' ');
  const numbered = words.findIndex(word => /\d/.test(word));
  return words.slice(0, numbered < 0 ? words.length : numbered + 1).map((_, from) => words.slice(from).join(' '));
};

/**
 * A tax id for the bank: in capitals, without a label, and without printed separators unless the country's format has them. D-56, D-87
 */
export const writtenTaxId = (typed: string, format: string | undefined): string => {
  const written = inAscii(typed).toUpperCase();
  if (format === undefined) return written.replace(LABELLED, '');
  const ways = [written, withoutSigns(written), ...tails(written).flatMap(tail => [tail, withoutSigns(tail)])];
  return ways.find(way => fits(way, format)) ?? written;
};

/** Without a format of its country, an id must still consist of letters and digits: 'néant' is none. INF-09, D-87 */
const taxIdIssue = (written: string, format: string | undefined): ObligationIssue | undefined => {
  if (written === '') return 'REQUIRED';
  if (!fits(written, format)) return hasOtherScript(written) ? 'TAX_ID_SCRIPT' : 'TAX_ID_FORMAT';
  if (format !== undefined) return undefined;
  if (hasOtherScript(written)) return 'TAX_ID_SCRIPT';
  if (!/\d/.test(written)) return 'TAX_ID_NO_DIGIT';
  return fieldAlphanumeric.decide({ value: withoutSigns(written) }) ? undefined : 'TAX_ID_CHARACTERS';
};

/** Checks a tax obligation outside France against its country's format; undefined: the country has none. PER-08, D-87 */
export const checkObligation = (
  { country, noTaxId, taxId }: ObligationDraft,
  format: string | undefined,
): E.Either<Issues<ObligationDraft, ObligationIssue>, TaxObligation> => {
  const written = writtenTaxId(taxId, format);
  const issues: IssueOfEach<ObligationDraft, ObligationIssue> = {
    country: country === '' ? 'NOT_CHOSEN' : undefined,
    noTaxId: noTaxId === '' ? 'NOT_CHOSEN' : undefined,
    taxId: noTaxId === 'GIVEN' ? taxIdIssue(written, format) : undefined,
  };
  if (hasIssue(issues) || noTaxId === '') return E.left(issues);
  return E.right(noTaxId === 'GIVEN' ? { country, taxId: written } : { country, noTaxId });
};
