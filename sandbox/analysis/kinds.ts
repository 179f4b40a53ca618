import * as t from 'io-ts';
import { papers, type PaperName } from '@domain/documents/papers';

export const CardSideCodec = t.keyof({ FRONT: null, BACK: null });
export type CardSide = t.TypeOf<typeof CardSideCodec>;

/** `models`: those that the bank knows; `sides`: those that must be there, none where a document is one page. */
interface PrintedKind {
  readonly models: readonly string[];
  readonly sides: readonly CardSide[];
}

/** Model of an ID card whose printed last day is not believed: the rule gives it. XTR-20 */
export const OLD_CARD = '1995';

/** Every kind of document that carries a 2D code of ours. */
const kinds = {
  CNI: { models: ['2021', OLD_CARD], sides: ['FRONT', 'BACK'] },
  PASSPORT: { models: ['2013'], sides: [] },
  ELECTRICITY: { models: ['F1'], sides: [] },
  GAS: { models: ['F1'], sides: [] },
  INTERNET: { models: ['F1'], sides: [] },
  MOBILE: { models: ['F1'], sides: [] },
  TAX_NOTICE: { models: ['A1'], sides: [] },
  PAYSLIP: { models: ['B1'], sides: [] },
} as const satisfies Readonly<Record<string, PrintedKind>>;

export const PrintedKindCodec = t.keyof(kinds);
export type PrintedKindName = t.TypeOf<typeof PrintedKindCodec>;
export const printedKinds: Readonly<Record<PrintedKindName, PrintedKind>> = kinds;

/** The printed document that answers each paper; one tax notice serves as address and as income proof. PRF-01 */
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

/** Issuing countries of identity documents that are analysed at a distance; an agency sees the others. */
export const knownCountries: readonly string[] = ['FRA'];
