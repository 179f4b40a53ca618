import type { Wording } from '../byReader';
import type * as fr from '../fr/photo';

/** XTR-37 */
export const photoMessages: Wording<typeof fr.photoMessages> = {
  verdict: {
    good: 'The photo is clear.',
    dark: 'The photo is too dark. Take it again near a window or a lamp.',
    blurred: 'The photo is blurred. Take it again and hold the camera still.',
    glare: 'A reflection hides part of the document. Tilt it a little, then take the photo again.',
    'corner-missing': 'A corner is missing. Move back a little, then take the photo again.',
  },
};
