import { isRight, tryCatch, type Either } from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import * as t from 'io-ts';
import { partialDay, type PartialDay } from '@domain/field/partialDate';
import { parseTwoDDoc } from '@domain/proofs/twoDDoc/parse';
import { isDay, type Day } from '@domain/kernel/day';
import type { LayoutName } from './zone/layouts';
import { CardSideCodec, PrintedKindCodec } from './kinds';

const DayCodec = new t.Type<Day, string>(
  'Day',
  isDay,
  (input, context) => (isDay(input) ? t.success(input) : t.failure(input, context)),
  String,
);

/** A birthdate whose day or month may be unknown. D-85 */
const BirthdateCodec = new t.Type<Day | PartialDay, string>(
  'Birthdate',
  (value): value is Day | PartialDay => isDay(value) || (typeof value === 'string' && partialDay(value) === value),
  (input, context) => {
    const known = typeof input === 'string' ? partialDay(input) : undefined;
    return isDay(input) ? t.success(input) : known === undefined ? t.failure(input, context) : t.success(known);
  },
  String,
);

/** The data in a document's 2D code. `firstName`: all first names, separated by commas; `country`: three letters. */
export const PrintedFacts = t.intersection(
  [
    t.type({
      kind: PrintedKindCodec,
      model: t.string,
      number: t.string,
      lastName: t.string,
      firstName: t.string,
      issued: DayCodec,
    }),
    t.partial({
      side: CardSideCodec,
      country: t.string,
      portrait: t.boolean,
      birthdate: BirthdateCodec,
      birthplace: t.string,
      birthCounty: t.string,
      expires: DayCodec,
      address: t.string,
      postalCode: t.string,
      city: t.string,
      taxReference: t.string,
      employer: t.string,
      siret: t.string,
      netIncome: t.string,
    }),
  ],
  'PrintedFacts',
);
export type PrintedFacts = t.TypeOf<typeof PrintedFacts>;

/** What was read of a document: not every one says when it was issued. */
export type ReadFacts = Omit<PrintedFacts, 'issued'> & {
  readonly issued?: Day | undefined;
  /** Three letters, as a machine-readable zone says it. */
  readonly nationality?: string | undefined;
};

const MARK = 'SPECIMEN2D/';
const VERSION = `${MARK}1 `;

/** The content of a 2D code. */
export const codeText = (facts: PrintedFacts): string => `${VERSION}${JSON.stringify(PrintedFacts.encode(facts))}`;

/** The content of one of our codes in an unknown version, which no reader understands. */
export const unknownCodeText = (facts: PrintedFacts): string => `${MARK}9 ${facts.number}`;

/** What a page contains: our own code, known or not, a 2D-Doc (XTR-58), a machine-readable zone (XTR-59), else its text. */
export type CodeReading =
  | { readonly kind: 'facts'; readonly facts: PrintedFacts }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'two-d-doc'; readonly text: string }
  | { readonly kind: 'zone'; readonly layout: LayoutName; readonly lines: readonly string[] }
  | { readonly kind: 'text'; readonly text: string; readonly from: 'pdf' | 'picture' };

const parsed = (json: string): Either<unknown, unknown> => tryCatch((): unknown => JSON.parse(json), identity);

/** Reads a 2D code; undefined for one that is neither ours nor a 2D-Doc. */
export const readCodeText = (text: string): CodeReading | undefined => {
  if (!text.startsWith(MARK)) return parseTwoDDoc(text) && { kind: 'two-d-doc', text };
  if (!text.startsWith(VERSION)) return { kind: 'unknown' };
  const json = parsed(text.slice(VERSION.length));
  const facts = isRight(json) ? PrintedFacts.decode(json.right) : json;
  return isRight(facts) ? { kind: 'facts', facts: facts.right } : { kind: 'unknown' };
};
