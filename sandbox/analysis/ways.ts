import type { Seal } from '@domain/proofs/twoDDoc/issuers';
import { parseTwoDDoc, type TwoDDoc } from '@domain/proofs/twoDDoc/parse';
import { twoDDocSays, type TwoDDocSays } from '@domain/proofs/twoDDoc/says';
import { papers, type PaperName } from '@domain/proofs/papers';
import { isDay, type Day } from '@domain/kernel/day';
import type { CodeReading, ReadFacts } from './facts';
import { kindOfPaper, STANDARD, type PrintedKindName } from './kinds';
import { readPrinted } from './printedText';
import { sealOf } from './seal';
import { zoneFacts } from './zone/facts';

/** What the pages of a document contain, and the document that the customer chose. */
interface Pages {
  readonly codes: readonly CodeReading[];
  readonly paper: PaperName;
  readonly today: Day;
}

/** `way`: how it was read, in French, undefined for our samples' code; `believed`: false where nothing proves that the issuer says so. */
interface Known {
  readonly facts: ReadFacts;
  readonly way?: string;
  readonly believed: boolean;
  /** The reading comes from one side of a card. The other side was only checked for it. */
  readonly oneSide?: true;
}

/** One way to read a document; undefined where it finds nothing. */
type Way = (pages: Pages) => Promise<Known | undefined>;

const bills: readonly PrintedKindName[] = ['ELECTRICITY', 'GAS', 'INTERNET', 'MOBILE'];

/** A 2D-Doc does not say what a bill is for: the chosen paper counts where it is one. */
const kindOf = ({ kind }: TwoDDocSays, paper: PaperName): PrintedKindName => {
  if (kind === 'tax-notice') return 'TAX_NOTICE';
  if (kind === 'payslip') return 'PAYSLIP';
  return bills.find(bill => bill === kindOfPaper[paper]) ?? 'ELECTRICITY';
};

const sealWords: Readonly<Record<Seal, string>> = {
  valid: '2D-Doc, signature vérifiée',
  unknown: '2D-Doc, signature non vérifiable ici',
  false: '2D-Doc, signature qui ne correspond pas',
};

const known = (doc: TwoDDoc, says: TwoDDocSays, paper: PaperName): Known => {
  const seal = sealOf(doc);
  const { issued, number = '', lastName = '', firstName = '', ...said } = says.facts;
  const facts = { kind: kindOf(says, paper), model: STANDARD, number, lastName, firstName, ...said };
  return { facts: isDay(issued) ? { ...facts, issued } : facts, way: sealWords[seal], believed: seal === 'valid' };
};

const byTwoDDoc: Way = async ({ codes, paper }) => {
  for (const code of codes) {
    const doc = code.kind === 'two-d-doc' ? parseTwoDDoc(code.text) : undefined;
    const says = doc && twoDDocSays(doc);
    if (doc !== undefined && says !== undefined) return known(doc, says, paper);
  }
  return undefined;
};

/** A zone counts only if its check digits agree. It has no portrait, and is on one side only. XTR-59 */
const byZone: Way = async ({ codes, today }) => {
  const zone = codes.find(code => code.kind === 'zone');
  return zone && { facts: zoneFacts(zone.layout, zone.lines, today), way: 'zone de lecture automatique', believed: true, oneSide: true };
};

const byOwnCode: Way = async ({ codes }) => {
  const own = codes.find(code => code.kind === 'facts');
  return own && { facts: own.facts, believed: true };
};

const textWords = { pdf: 'texte du PDF, que rien ne prouve', picture: 'texte de l’image, que rien ne prouve' } as const;

/** The text of a letter: shown to a person of the bank, never believed. An identity document has no such letter. */
const byText: Way = async ({ codes, paper }) => {
  const letter = codes.find(code => code.kind === 'text');
  const said = letter && papers[paper].proves !== 'identity' ? readPrinted(letter.text) : undefined;
  if (letter === undefined || said === undefined) return undefined;
  return { facts: { kind: kindOfPaper[paper], model: STANDARD, number: '', ...said }, way: textWords[letter.from], believed: false };
};

/** Reads a document the first way that answers: what the law puts on it, the code of our samples, its text. XTR-58, XTR-59 */
export const readByWays = async (pages: Pages): Promise<Known | undefined> => {
  for (const way of [byTwoDDoc, byZone, byOwnCode, byText]) {
    const found = await way(pages);
    if (found !== undefined) return found;
  }
  return undefined;
};
