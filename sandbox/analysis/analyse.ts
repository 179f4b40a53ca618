import { paperCoded, paperNamed, papers, type PaperName } from '@domain/proofs/papers';
import type { Day } from '@domain/kernel/day';
import type { ProofReason } from '@domain/proofs/afterFailure';
import type { Side } from '@domain/proofs/scans';
import { checks, lastDay, type AcceptedCountries, type Case, type Declared } from './checks';
import type { PrintedFacts, ReadFacts } from './facts';
import { sectorOf } from './employers';
import { findingsOf, type Findings } from './findings';
import { paperNames, printedKinds, type CardSide } from './kinds';
import { readAway } from './away';
import type { PageReading } from './page';
import { readByWays } from './ways';

export type { Declared } from './checks';

/** One uploaded file. Its declared side and type are ignored: only `bytes` count. D-16 */
export interface SentPage {
  readonly side: Side;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

export interface Question {
  readonly documentCode: string;
  readonly pages: readonly SentPage[];
  readonly declared: Declared;
  readonly accepted: AcceptedCountries;
  readonly today: Day;
}

/** A code for the application, not shown: the employer's sector. D-63 */
type Validated = Findings & { readonly businessSector?: string };

/** `read`: all data of the document; `expected`: the values that the failed check expected. PRF-08, XTR-02 */
export type Analysis =
  | { readonly result: 'OK'; readonly read: Validated; readonly expected: Findings }
  | { readonly result: 'KO'; readonly reason: ProofReason; readonly read: Findings; readonly expected: Findings };

const paperOf = (code: string): PaperName => {
  const { code: known } = paperCoded(code);
  const name = paperNames.find(paper => papers[paper].code === known);
  if (name === undefined) throw new RangeError(code);
  return name;
};

const refused = (reason: ProofReason, read: Findings = {}, expected: Findings = {}): Analysis => ({ result: 'KO', reason, read, expected });

const factsIn = (pages: readonly PageReading[]): readonly PrintedFacts[] =>
  pages.flatMap(({ codes }) => codes.flatMap(code => (code.kind === 'facts' ? [code.facts] : [])));

/** A card needs both sides usable. Of other documents a page may be blank, such as the end of a long screenshot. D-71 */
const isUsable = (pages: readonly PageReading[], paper: PaperName): boolean =>
  pages.length > 0 && (paperNamed(paper).sided ? pages.every(({ usable }) => usable) : pages.some(({ usable }) => usable));

/** Why the document is unreadable; undefined: it is readable. */
const unread = (pages: readonly PageReading[], paper: PaperName): ProofReason | undefined => {
  if (!isUsable(pages, paper)) return 'UNUSABLE_IMAGE';
  const codes = pages.flatMap(page => page.codes);
  if (codes.some(({ kind }) => kind === 'unknown')) return 'DEFAULT';
  return codes.length === 0 ? 'NOT_CONTROLLED' : undefined;
};

/** The sides that belong to the same card as `first`, whatever side the upload declared. */
const sidesOf = (first: ReadFacts, all: readonly PrintedFacts[]): readonly CardSide[] => {
  const found = all.flatMap(({ kind, number, side }) =>
    kind === first.kind && number === first.number && side !== undefined ? [side] : [],
  );
  return [...new Set(found)];
};

const judged = (given: Case, way?: string): Analysis => {
  const expires = lastDay(given.facts);
  const read = {
    ...findingsOf(given.facts, given.sides),
    ...(expires === undefined ? {} : { expires }),
    ...(way === undefined ? {} : { way }),
  };
  const failed = checks.find(({ of, holds }) => (of === undefined || of(given.paper)) && !holds(given));
  if (failed !== undefined) return refused(failed.reason, read, failed.expected(given));
  const businessSector = sectorOf(given.facts.siret);
  return { result: 'OK', read: { ...read, ...(businessSector === undefined ? {} : { businessSector }) }, expected: {} };
};

/** Decides on a document by its content alone; rejects with UNKNOWN_DOCUMENT for an unknown code. PRF-08, XTR-20 */
export const analyse = async ({ documentCode, pages, declared, accepted, today }: Question): Promise<Analysis> => {
  const paper = paperOf(documentCode);
  const readings = await Promise.all(pages.map(({ bytes }) => readAway(Uint8Array.from(bytes))));
  const reason = unread(readings, paper);
  const found = reason === undefined ? await readByWays({ codes: readings.flatMap(({ codes }) => codes), paper, today }) : undefined;
  if (found === undefined) return refused(reason ?? 'NOT_CONTROLLED');
  const { facts, way } = found;
  if (!found.believed) return refused('NOT_CONTROLLED', { ...findingsOf(facts, []), ...(way === undefined ? {} : { way }) });
  const sides = found.oneSide ? printedKinds[facts.kind].sides : sidesOf(facts, factsIn(readings));
  return judged({ facts, sides, paper, declared, accepted, today }, way);
};
