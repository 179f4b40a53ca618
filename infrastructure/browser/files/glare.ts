import { quartered, type Grey } from './grey';

/** A burnt pixel holds no print any more. */
const BURNT = 250;

/** Distances outside a burnt area, in pixels: between them a reflection fades; the edge of white paper is sharper, and then even. */
const [NEAR, FAR] = [2, 10] as const;

/** How bright a reflection still is near its burnt core, and by how much it fades from there. */
const [STILL, FADES] = [205, 3] as const;

/** The share of the rim that must fade for a burnt area to be a reflection. */
const MOSTLY = 0.4;

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

interface Area {
  readonly pixels: number;
  /** Rim pixels, and those from which the brightness fades outwards. */
  readonly rim: number;
  readonly soft: number;
}

/** The brightness `distance` pixels away; undefined outside the picture. */
const seenFrom =
  ({ width, height, values }: Grey, at: number, [right, down]: readonly [number, number]) =>
  (distance: number): number | undefined => {
    const [x, y] = [(at % width) + right * distance, Math.floor(at / width) + down * distance];
    return x < 0 || y < 0 || x >= width || y >= height ? undefined : values[y * width + x];
  };

/** A burnt area with its rim; marks its pixels as seen. */
const flooded = (grey: Grey, from: number, seen: Uint8Array): Area => {
  const waiting = [from];
  let [pixels, rim, soft] = [0, 0, 0];
  seen[from] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    pixels += 1;
    for (const direction of directions) {
      const value = seenFrom(grey, at, direction);
      const next = at + direction[0] + direction[1] * grey.width;
      const [beside, near, far] = [value(1), value(NEAR), value(FAR)];
      if (beside !== undefined && beside >= BURNT && seen[next] === 0) {
        seen[next] = 1;
        waiting.push(next);
      }
      if (beside === undefined || beside >= BURNT || near === undefined || far === undefined) continue;
      rim += 1;
      if (near >= STILL && near - far >= FADES) soft += 1;
    }
  }
  return { pixels, rim, soft };
};

/**
 * The share of a picture, 0 to 1, that reflections have burnt out. White paper and screens are burnt too: their rim is sharp, that of a
 * reflection fades. XTR-37
 */
export const glareOf = (picture: Grey): number => {
  const grey = quartered(picture);
  const seen = new Uint8Array(grey.values.length);
  let burnt = 0;
  for (let at = 0; at < grey.values.length; at += 1) {
    if (seen[at] !== 0 || (grey.values[at] ?? 0) < BURNT) continue;
    const { pixels, rim, soft } = flooded(grey, at, seen);
    if (rim > 0 && soft / rim >= MOSTLY) burnt += pixels;
  }
  return burnt / Math.max(1, grey.values.length);
};
