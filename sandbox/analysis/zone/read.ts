import type { Pixels } from '../pixels';
import { choicesIn } from './characters';
import { layouts, type LayoutName } from './layouts';
import { marksIn, type Grey } from './marks';
import { zoneIn, type Zone } from './repair';
import { rowsIn, zonesIn } from './rows';

const greyOf = ({ width, height, data }: Pixels): Grey => {
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at += 1)
    values[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0);
  return { width, height, values };
};

/** Zones that are tried at most. */
const MOST_ZONES = 6;

const isLayout = (name: string): name is LayoutName => Object.hasOwn(layouts, name);

/** The machine-readable zone of a picture; undefined where none is found whose check digits agree. XTR-59 */
export const zoneOf = (pixels: Pixels): Zone | undefined => {
  const grey = greyOf(pixels);
  for (const rows of zonesIn(rowsIn(marksIn(grey))).slice(0, MOST_ZONES)) {
    const cells = rows.map(row => choicesIn(grey, row));
    for (const name of Object.keys(layouts).filter(isLayout)) {
      const zone = zoneIn(cells, name);
      if (zone !== undefined) return zone;
    }
  }
  return undefined;
};
