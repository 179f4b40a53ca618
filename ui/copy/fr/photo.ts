import type { PhotoVerdict } from '@domain/proofs/photo';

/** What the device sees of a photo, and what to do about it. XTR-37 */
export const photoMessages = {
  verdict: {
    good: 'La photo est nette.',
    dark: 'La photo est trop sombre. Reprenez-la près d’une fenêtre ou d’une lampe.',
    blurred: 'La photo est floue. Reprenez-la, l’appareil bien immobile.',
    glare: 'Un reflet cache une partie du document. Inclinez-le un peu, puis reprenez la photo.',
    'corner-missing': 'Un coin manque. Reculez un peu, puis reprenez la photo.',
  } satisfies Readonly<Record<PhotoVerdict, string>>,
};
