const TAG = 0x0112;
const [SHORT, ENTRY_BYTES] = [3, 12] as const;

/** Precedes the TIFF header in the Exif segment. */
const NAME = 'Exif\0\0';

const isWay = (value: number): boolean => value >= 1 && value <= 8;

/** The Exif orientation, 1 to 8; undefined where the metadata have none. `notes`: the segment, with its name. */
export const orientationIn = (notes: Uint8Array): number | undefined => {
  if (String.fromCharCode(...notes.subarray(0, NAME.length)) !== NAME) return undefined;
  const tiff = new DataView(notes.buffer, notes.byteOffset + NAME.length, notes.length - NAME.length);
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const first = tiff.getUint32(4, little);
    for (let entry = 0; entry < tiff.getUint16(first, little); entry += 1) {
      const at = first + 2 + entry * ENTRY_BYTES;
      const way = tiff.getUint16(at + 8, little);
      if (tiff.getUint16(at, little) === TAG) return isWay(way) ? way : undefined;
    }
  } catch {
    return undefined; // the metadata end before the orientation
  }
  return undefined;
};

/** Exif metadata with the orientation alone; without the name of the segment. */
export const exifOf = (orientation: number): Uint8Array => {
  const tiff = new DataView(new ArrayBuffer(26));
  tiff.setUint32(0, 0x4d4d002a);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 1);
  tiff.setUint16(10, TAG);
  tiff.setUint16(12, SHORT);
  tiff.setUint32(14, 1);
  tiff.setUint16(18, orientation);
  return new Uint8Array(tiff.buffer);
};
