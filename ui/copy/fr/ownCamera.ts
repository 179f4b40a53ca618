import type { PaperCameraProblem } from '@application/proofs/ports';
import type { PhotoVerdict } from '@domain/proofs/photo';

const instead =
  'Pour ouvrir l’application Appareil photo, appuyez à nouveau sur «\u00a0Prendre la photo\u00a0». Vous pouvez aussi choisir un fichier.';

/** The page's own camera. PRF-04, XTR-37 */
export const ownCameraMessages = {
  close: 'Fermer la caméra',
  /** One short line over the picture. `opening`: the browser may ask for the permission; `alone`: this device judges no frame. */
  hint: {
    opening: 'Autorisez la caméra si on vous le demande.',
    seeking: 'Cadrez le document, ses quatre coins visibles.',
    alone: 'Cadrez le document, puis prenez la photo.',
    turn: 'Montrez l’autre côté du document.',
    good: 'Restez immobile\u00a0: la photo se prend toute seule.',
    dark: 'Il fait trop sombre. Ajoutez de la lumière.',
    blurred: 'L’image est floue. Restez immobile.',
    glare: 'Un reflet gêne. Inclinez un peu le document.',
    'corner-missing': 'Un coin manque. Reculez un peu.',
    taken: 'Photo prise',
  } satisfies Readonly<Record<PhotoVerdict | 'opening' | 'seeking' | 'alone' | 'turn' | 'taken', string>>,
  problem: {
    refused: `La caméra n’est pas autorisée sur cette page. ${instead}`,
    missing: `La page ne trouve pas de caméra à l’arrière de cet appareil. ${instead}`,
    busy: `La caméra sert déjà à une autre application ou à un autre onglet. ${instead}`,
    unsupported: `Ce navigateur ne donne pas accès à la caméra depuis cette page. ${instead}`,
    stopped: `La caméra vient de s’arrêter, sans que la page l’ait demandé. ${instead}`,
    scrambled: `Ce navigateur brouille les images pour protéger la vie privée\u00a0: la page ne peut pas prendre la photo elle-même. ${instead}`,
    embedded: `Cette page est ouverte dans une autre application, où elle ne peut pas prendre la photo elle-même. ${instead}`,
  } satisfies Readonly<Record<PaperCameraProblem, string>>,
} as const;
