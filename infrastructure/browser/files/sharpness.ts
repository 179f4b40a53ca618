import { quantile, type Grey } from './grey';

/** Side of a tile, in pixels of the reduced picture. */
const TILE = 32;

/** Variance of the grey values above which a tile shows something: print, a photo, an edge. */
const SHOWS = 120;

const variance = (count: number, sum: number, squares: number): number => squares / count - (sum / count) ** 2;

/** The variance of the Laplacian as a share of that of the grey values, so that light counts for nothing; undefined: an empty tile. */
const ofTile = ({ width, values }: Grey, left: number, top: number): number | undefined => {
  let [sum, squares, edges, edgeSquares] = [0, 0, 0, 0];
  for (let y = top; y < top + TILE; y += 1)
    for (let at = y * width + left; at < y * width + left + TILE; at += 1) {
      const value = values[at] ?? 0;
      const edge = (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - width] ?? 0) + (values[at + width] ?? 0) - 4 * value;
      sum += value;
      squares += value * value;
      edges += edge;
      edgeSquares += edge * edge;
    }
  const count = TILE * TILE;
  const contrast = variance(count, sum, squares);
  return contrast < SHOWS ? undefined : variance(count, edges, edgeSquares) / contrast;
};

/** The share of tiles that may be less sharp than the measure: backgrounds, large letters. */
const SHARPEST = 0.8;

/** Sharpness of the sharpest parts of a picture: 0 for blurred, above 1 for print in focus; undefined where nothing shows. XTR-37 */
export const sharpnessOf = (grey: Grey): number | undefined => {
  const tiles: number[] = [];
  for (let top = 1; top + TILE < grey.height; top += TILE)
    for (let left = 1; left + TILE < grey.width; left += TILE) {
      const found = ofTile(grey, left, top);
      if (found !== undefined) tiles.push(found);
    }
  return tiles.length === 0 ? undefined : quantile(tiles, SHARPEST);
};
