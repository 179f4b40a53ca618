import type { PhotoMeasures } from '@domain/proofs/photo';
import { cornersOf } from './corners';
import { glareOf } from './glare';
import { greyOf, MEASURED_LONGEST, quantile, type Pixels } from './grey';
import type { Measure } from './reduce';
import { sharpnessOf } from './sharpness';

/** Every `step`-th pixel gives the brightness. */
const STEP = 13;

/** Measures of a photo's pixels at `MEASURED_LONGEST`. */
const of = (pixels: Pixels): PhotoMeasures => {
  const grey = greyOf(pixels);
  const some = Array.from({ length: Math.ceil(grey.values.length / STEP) }, (_, index) => grey.values[index * STEP] ?? 0);
  return {
    light: quantile(some, 0.9),
    sharpness: sharpnessOf(grey) ?? null,
    glare: glareOf(grey) * 100,
    corners: cornersOf(pixels) ?? null,
  };
};

/** Measures a photo for the rule `documents.photo`, whose thresholds hold at this length of the longer side. XTR-37 */
export const photoMeasure: Measure = { longest: MEASURED_LONGEST, of };
