import type { Participant } from '@domain/kernel/words';
import { NamedError } from '@domain/kernel/namedError';
import { oneOf, type Of } from '@domain/kernel/shape';

/** The category of a proof. PRF-01 */
export const proofCategory = oneOf('identity', 'address', 'income');
export type ProofCategory = Of<typeof proofCategory>;

/** `validFor`: the maximum age of the document, exclusive; undefined: any age. `sided`: needs a front and a back (PRF-04). */
export interface Paper {
  readonly code: string;
  readonly proves: ProofCategory;
  readonly sided?: true;
  readonly validFor?: { readonly months: number } | { readonly years: number };
}

/** Maximum ages of documents, exclusive. PRF-01 */
export const freshness = { address: { years: 1 }, payslip: { months: 3 } } as const;
const { address: oneYear, payslip: threeMonths } = freshness;

/** Every accepted document: the only place of codes and ages. PRF-01 */
export const papers = {
  CNI: { code: '001111', proves: 'identity', sided: true },
  PASSPORT: { code: '001112', proves: 'identity' },
  ELECTRICITY: { code: '002701', proves: 'address', validFor: oneYear },
  GAS: { code: '001120', proves: 'address', validFor: oneYear },
  INTERNET: { code: '001121', proves: 'address', validFor: oneYear },
  MOBILE: { code: '001800', proves: 'address', validFor: oneYear },
  ADDRESS_TAX_NOTICE: { code: '001015', proves: 'address', validFor: oneYear },
  INCOME_TAX_NOTICE: { code: '001198', proves: 'income' },
  PAYSLIP: { code: '260156', proves: 'income', validFor: threeMonths },
} as const satisfies Readonly<Record<string, Paper>>;

export type PaperName = keyof typeof papers;

const byName: Readonly<Record<string, Paper>> = papers;
const byCode: ReadonlyMap<string, Paper> = new Map(Object.values(byName).map(paper => [paper.code, paper]));

const found = (paper: Paper | undefined, key: string): Paper => {
  if (paper === undefined) throw new NamedError('UNKNOWN_DOCUMENT', key);
  return paper;
};

/** A document by its name; throws UNKNOWN_DOCUMENT. PER-10 */
export const paperNamed = (name: string): Paper => found(Object.hasOwn(byName, name) ? byName[name] : undefined, name);

/** A document by its code; throws UNKNOWN_DOCUMENT. PER-10 */
export const paperCoded = (code: string): Paper => found(byCode.get(code), code);

/** The rank of each proof on the file. PRF-02 */
export const ranks = {
  TIT: { identity: '1', address: '2', income: '4' },
  COT: { identity: '5', address: '6', income: '8' },
} as const satisfies Readonly<Record<Participant, Readonly<Record<ProofCategory, string>>>>;

export type Rank = (typeof ranks)[Participant][ProofCategory];
