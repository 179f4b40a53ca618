import { rule } from '@domain/kernel/rule';
import { absentOr, list, number, record, text, whole, type Of } from '@domain/kernel/shape';
import { documentsPhoto } from './photo';

const parameters = { frames: { value: 3, unit: 'frames', limit: 'included' } } as const;

/** Frames that are looked at together. */
export const framesInARow = parameters.frames.value;

const frame = record({ light: number, sharpness: absentOr(number), glare: number, corners: absentOr(whole) });

type Frame = Of<typeof frame>;

const good: Frame = { light: 220, sharpness: 2.4, glare: 0, corners: 4 };
const blurred: Frame = { ...good, sharpness: 0.3 };
/** A document whose edges the device does not see, or none at all. */
const edgeless: Frame = { ...good, corners: null };
const empty: Frame = { ...good, sharpness: null };

/** `frames`: what the page's camera saw, the last one at the end. PRF-04, XTR-37 */
export const documentsTakeNow = rule({
  id: 'documents.takeNow',
  requirements: ['PRF-04', 'XTR-37'],
  title: { fr: 'Photo prise d’elle-même', en: 'A photo that is taken by itself' },
  says: {
    fr: 'La caméra de la page prend la photo seule quand au moins {frames} images de suite sont jugées bonnes, netteté et coins mesurés.',
    en: 'The camera of the page takes the photo itself once at least {frames} frames in a row are judged good, with sharpness and corners measured.',
  },
  clauses: [
    ['at least', 'good frames in a row', 'one good frame too few'],
    ['in a row', 'good frames in a row', 'a bad frame between: the count starts again'],
    ['sharpness and corners measured', 'good frames in a row', 'no corner is seen'],
  ],
  parameters,
  input: record({ document: text, frames: list(frame) }),
  decide: ({ document, frames }) => {
    const last = frames.slice(-parameters.frames.value);
    const isGood = (seen: Frame): boolean =>
      seen.sharpness !== null && seen.corners !== null && documentsPhoto.decide({ document, ...seen }) === 'good';
    return last.length >= parameters.frames.value && last.every(isGood);
  },
  examples: [
    ['good frames in a row', { document: 'GAS', frames: [good, good, good] }, true],
    ['one good frame too few', { document: 'GAS', frames: [good, good] }, false],
    ['a bad frame before them', { document: 'GAS', frames: [blurred, good, good, good] }, true],
    ['a bad frame between: the count starts again', { document: 'GAS', frames: [good, good, blurred, good, good] }, false],
    ['a bad frame at the end', { document: 'GAS', frames: [good, good, good, blurred] }, false],
    ['no corner is seen', { document: 'GAS', frames: [edgeless, edgeless, edgeless] }, false],
    ['the picture shows nothing', { document: 'GAS', frames: [empty, empty, empty] }, false],
    ['an open passport whose other leaf is cut', { document: 'PASSPORT', frames: Array.from({ length: 3 }, () => ({ ...good, corners: 2 })) }, true],
    ['no frame yet', { document: 'CNI', frames: [] }, false],
  ],
});
