import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, list, number, record, text, whole, type Of } from '@domain/kernel/shape';
import { documentsPhoto } from './photo';

const parameters = {
  frames: { value: 3, unit: 'frames', limit: 'included' },
  away: { value: 3, unit: 'frames', limit: 'included' },
} as const;

const frame = record({ light: number, sharpness: absentOr(number), glare: number, corners: absentOr(whole) });

type Frame = Of<typeof frame>;

/** `turn`: the side that was photographed before may still be in the picture. */
export type TakeNow = 'take' | 'wait' | 'turn';

const [good, blurred, edgeless, empty]: readonly [Frame, Frame, Frame, Frame] = [
  { light: 220, sharpness: 2.4, glare: 0, corners: 4 },
  { light: 220, sharpness: 0.3, glare: 0, corners: 4 },
  { light: 220, sharpness: 2.4, glare: 0, corners: null },
  { light: 220, sharpness: null, glare: 0, corners: 4 },
];
const leaf: Frame = { ...good, corners: 2 };
const seen = (frames: readonly Frame[], document = 'CNI') => ({ document, otherSide: false, frames });
const turned = (frames: readonly Frame[]) => ({ document: 'CNI', otherSide: true, frames });

/** `frames`: what the page's camera saw, the last one at the end; `otherSide`: the document's other side was given before. PRF-04, XTR-37 */
export const documentsTakeNow = rule({
  id: 'documents.takeNow',
  requirements: ['PRF-04', 'XTR-37'],
  title: { fr: 'Photo prise d’elle-même', en: 'A photo that is taken by itself' },
  says: {
    fr: 'La caméra de la page prend la photo seule quand au moins {frames} images de suite sont bonnes, netteté et coins mesurés ; pour l’autre côté d’une pièce, après au moins {away} images de suite qui ne le sont pas.',
    en: 'The camera of the page takes the photo itself once at least {frames} frames in a row are good, with sharpness and corners measured; for the other side of a document, after at least {away} frames in a row that are not.',
  },
  clauses: [
    ['once at least', 'good frames in a row', 'one good frame too few'],
    ['sharpness and corners measured', 'good frames in a row', 'no corner is seen'],
    ['after at least', 'the card was turned', 'the card hardly moved'],
  ],
  parameters,
  input: record({ document: text, otherSide: boolean, frames: list(frame) }),
  decide: ({ document, otherSide, frames }): TakeNow => {
    const verdicts = frames.map(
      each => each.sharpness !== null && each.corners !== null && documentsPhoto.decide({ document, ...each }) === 'good',
    );
    const bad = (from: number): readonly boolean[] => verdicts.slice(from, from + parameters.away.value).filter(isGood => !isGood);
    if (otherSide && !verdicts.some((_, from) => bad(from).length >= parameters.away.value)) return 'turn';
    return verdicts.slice(-parameters.frames.value).filter(Boolean).length >= parameters.frames.value ? 'take' : 'wait';
  },
  examples: [
    ['good frames in a row', seen([good, good, good]), 'take'],
    ['one good frame too few', seen([good, good]), 'wait'],
    ['a bad frame before them', seen([blurred, good, good, good]), 'take'],
    ['a bad frame between: the count starts again', seen([good, good, blurred, good, good]), 'wait'],
    ['a bad frame at the end', seen([good, good, good, blurred]), 'wait'],
    ['no corner is seen', seen([edgeless, edgeless, edgeless]), 'wait'],
    ['the picture shows nothing', seen([empty, empty, empty]), 'wait'],
    ['an open passport whose other leaf is cut', seen([leaf, leaf, leaf], 'PASSPORT'), 'take'],
    ['a card that is cut', seen([leaf, leaf, leaf]), 'wait'],
    ['no frame yet', seen([]), 'wait'],
    ['the front is still there', turned([good, good, good]), 'turn'],
    ['the card was turned', turned([good, blurred, edgeless, blurred, good, good, good]), 'take'],
    ['the card hardly moved', turned([good, blurred, blurred, good, good, good]), 'turn'],
    ['the card is just turned', turned([blurred, blurred, blurred, good, good]), 'wait'],
  ],
});
