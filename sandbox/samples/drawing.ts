import type { PaperName } from '@domain/documents/papers';
import type { Day } from '@domain/kernel/day';
import { codeText, unknownCodeText, type PrintedFacts } from '@sandbox/analysis/facts';
import { kindOfPaper, printedKinds, type CardSide } from '@sandbox/analysis/kinds';
import { dataMatrix, noCode, type CodeDrawing } from './draw/code';
import { cardBack, cardFront, passportPage, type Subject } from './draw/identity';
import { letterPage } from './draw/letter';
import { group, type Svg } from './draw/svg';
import type { SamplePerson } from './person';
import { validFacts } from './printed';
import { variants, type SampleOutcome, type Spoiling } from './variants';

/** What is drawn, whose it is, how it differs, and when. */
export interface Drawn {
  readonly document: PaperName;
  readonly outcome: SampleOutcome;
  readonly person: SamplePerson;
  readonly today: Day;
}

/** One picture; `side` of a card. */
export interface Picture {
  readonly svg: Svg;
  readonly side: CardSide | undefined;
}

/** What the document of a sample says, in print and in its code. */
export const sampleFacts = ({ document, outcome, person, today }: Drawn): PrintedFacts => {
  const { instead, differs } = variants[outcome];
  const paper = instead?.[document] ?? document;
  const valid = validFacts(kindOfPaper[paper], person, today);
  return { ...valid, ...differs?.(valid, paper, today) };
};

const codeOf = async (facts: PrintedFacts, spoilt: Spoiling | undefined): Promise<CodeDrawing> => {
  if (spoilt === 'no-code') return noCode;
  return dataMatrix(spoilt === 'unknown-code' ? unknownCodeText(facts) : codeText(facts));
};

const drawn = (subject: Subject): Svg => {
  const { kind, side } = subject.facts;
  if (kind === 'PASSPORT') return passportPage(subject);
  if (kind === 'CNI') return side === 'BACK' ? cardBack(subject) : cardFront(subject);
  return letterPage(kind, subject);
};

/** Blurs a whole drawing, so that neither code nor words can be read. */
const blurred = (svg: Svg): Svg => {
  const start = svg.indexOf('>') + 1;
  const end = svg.lastIndexOf('</svg>');
  const filter = '<defs><filter id="blur" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="18"/></filter></defs>';
  return svg.slice(0, start) + filter + group('filter="url(#blur)"', svg.slice(start, end)) + svg.slice(end);
};

const sidesDrawn = (facts: PrintedFacts, spoilt: Spoiling | undefined): readonly (CardSide | undefined)[] => {
  const { sides } = printedKinds[facts.kind];
  if (sides.length === 0) return [undefined];
  return spoilt === 'front-twice' ? sides.map(() => 'FRONT') : sides;
};

/** The pictures of a sample: both sides of an ID card, one page of anything else. */
export const picturesOf = async (wish: Drawn): Promise<readonly Picture[]> => {
  const { spoilt } = variants[wish.outcome];
  const facts = sampleFacts(wish);
  return Promise.all(
    sidesDrawn(facts, spoilt).map(async side => {
      const shown: PrintedFacts = side === undefined ? facts : { ...facts, side };
      const svg = drawn({ facts: shown, person: wish.person, code: await codeOf(shown, spoilt) });
      return { svg: spoilt === 'blurred' ? blurred(svg) : svg, side };
    }),
  );
};
