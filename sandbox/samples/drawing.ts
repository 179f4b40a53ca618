import type { PaperName } from '@domain/proofs/papers';
import type { Day } from '@domain/kernel/day';
import { codeText, unknownCodeText, type PrintedFacts } from '@sandbox/analysis/facts';
import { kindOfPaper, printedKinds, type CardSide, type PrintedKindName } from '@sandbox/analysis/kinds';
import { dataMatrix, noCode, type CodeDrawing } from './draw/code';
import { cardBack, cardFront, passportPage, type Subject } from './draw/identity';
import { letterPage } from './draw/letter';
import { page, type Svg } from './draw/svg';
import type { SamplePerson } from './person';
import { validFacts } from './printed';
import { rasterOf } from './raster';
import { twoDDocOf } from './sealed';
import { variants, type SampleOutcome, type Spoiling } from './variants';

/** A sample to draw: document, outcome, person and day. */
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

/** The data of a sample's document, for print and code. */
export const sampleFacts = ({ document, outcome, person, today }: Drawn): PrintedFacts => {
  const { instead, differs } = variants[outcome];
  const paper = instead?.[document] ?? document;
  const valid = validFacts(kindOfPaper[paper], person, today);
  return { ...valid, ...differs?.(valid, paper, today) };
};

const codeOf = async (facts: PrintedFacts, spoilt: Spoiling | undefined): Promise<CodeDrawing> => {
  if (spoilt === 'no-code' || spoilt === 'zone-alone') return noCode;
  if (spoilt === 'two-d-doc') return dataMatrix(twoDDocOf(facts));
  return dataMatrix(spoilt === 'unknown-code' ? unknownCodeText(facts) : codeText(facts));
};

const drawn = (subject: Subject): Svg => {
  const { kind, side } = subject.facts;
  if (kind === 'PASSPORT') return passportPage(subject);
  if (kind === 'CNI') return side === 'BACK' ? cardBack(subject) : cardFront(subject);
  return letterPage(kind, subject);
};

/** Out of focus: width in pixels of the reduced picture, and the factor by which it is enlarged again. */
const outOfFocus = { width: 70, times: 14 } as const;

/** The same picture, blurred until code and text are unreadable. */
const blurred = (svg: Svg): Svg => {
  const seen = rasterOf(svg, outOfFocus.width);
  const source = `data:image/png;base64,${Buffer.from(seen.png()).toString('base64')}`;
  return page(seen.width * outOfFocus.times, seen.height * outOfFocus.times, `<image width="100%" height="100%" href="${source}"/>`);
};

const SIZE = /width="(\d+)" height="(\d+)"/;
/** In pixels: the page refuses one photo for both sides. */
const SHIFT = 24;

/** Another photo of the same side, taken from a little further away. */
const anotherPhoto = (svg: Svg): Svg => {
  const [, width = '0', height = '0'] = SIZE.exec(svg) ?? [];
  return page(Number(width) + SHIFT, Number(height) + SHIFT, svg.replace('<svg ', `<svg x="${SHIFT / 2}" y="${SHIFT}" `));
};

/** The sides to draw: as many as `document` needs, even if another document is shown. */
const sidesDrawn = (document: PaperName, shown: PrintedKindName, spoilt: Spoiling | undefined): readonly (CardSide | undefined)[] => {
  const needed = printedKinds[kindOfPaper[document]].sides;
  const slots = needed.length === 0 ? [undefined] : needed;
  const { sides } = printedKinds[shown];
  return slots.map((_, slot) => sides[spoilt === 'front-twice' ? 0 : slot]);
};

/** The pictures of a sample: two for an ID card, one for any other document. */
export const picturesOf = async (wish: Drawn): Promise<readonly Picture[]> => {
  const { spoilt } = variants[wish.outcome];
  const facts = sampleFacts(wish);
  return Promise.all(
    sidesDrawn(wish.document, facts.kind, spoilt).map(async (side, slot, sides) => {
      const shown: PrintedFacts = side === undefined ? facts : { ...facts, side };
      const svg = drawn({ facts: shown, person: wish.person, code: await codeOf(shown, spoilt), zoned: spoilt !== 'no-code' });
      const photo = sides.indexOf(side) < slot ? anotherPhoto(svg) : svg;
      return { svg: spoilt === 'blurred' ? blurred(photo) : photo, side };
    }),
  );
};
