import * as t from 'io-ts';
import { papers, type PaperName } from '@domain/proofs/papers';

export const CardSideCodec = t.keyof({ FRONT: null, BACK: null });
export type CardSide = t.TypeOf<typeof CardSideCodec>;

/** `models`: the models that the bank knows; `sides`: the required sides, none for a one-page document. */
interface PrintedKind {
  readonly models: readonly string[];
  readonly sides: readonly CardSide[];
}

/** The old model of ID card, whose printed expiry is wrong for some: a rule computes it. XTR-20 */
export const OLD_CARD = '1995';

/** The model of a paper that is none of ours, read by what the law or a standard puts on it. */
export const STANDARD = 'officiel';

/** Every kind of document with one of our 2D codes. */
const kinds = {
  CNI: { models: ['2021', OLD_CARD, STANDARD], sides: ['FRONT', 'BACK'] },
  PASSPORT: { models: ['2013', STANDARD], sides: [] },
  ELECTRICITY: { models: ['F1', STANDARD], sides: [] },
  GAS: { models: ['F1', STANDARD], sides: [] },
  INTERNET: { models: ['F1', STANDARD], sides: [] },
  MOBILE: { models: ['F1', STANDARD], sides: [] },
  TAX_NOTICE: { models: ['A1', STANDARD], sides: [] },
  PAYSLIP: { models: ['B1', STANDARD], sides: [] },
} as const satisfies Readonly<Record<string, PrintedKind>>;

export const PrintedKindCodec = t.keyof(kinds);
export type PrintedKindName = t.TypeOf<typeof PrintedKindCodec>;
export const printedKinds: Readonly<Record<PrintedKindName, PrintedKind>> = kinds;

/** The printed document for each accepted paper; one tax notice proves address and income. PRF-01 */
export const kindOfPaper: Readonly<Record<PaperName, PrintedKindName>> = {
  CNI: 'CNI',
  PASSPORT: 'PASSPORT',
  ELECTRICITY: 'ELECTRICITY',
  GAS: 'GAS',
  INTERNET: 'INTERNET',
  MOBILE: 'MOBILE',
  ADDRESS_TAX_NOTICE: 'TAX_NOTICE',
  INCOME_TAX_NOTICE: 'TAX_NOTICE',
  PAYSLIP: 'PAYSLIP',
};

export const paperNames: readonly PaperName[] = Object.keys(papers).filter(t.keyof(papers).is);
