import type { LivenessOutcome } from '@domain/signature/livenessOutcome';
import { email, type CardContent } from './card';

/** Each result of a video check, with its trigger. LIV-03 */
export const checks: Readonly<Record<Exclude<LivenessOutcome, 'WAIT'>, readonly (CardContent & { readonly name: string })[]>> = {
  OK: [
    {
      name: 'validated',
      title: 'Contrôle vidéo validé',
      moment: 'video',
      trick: email('video.ok', 'video', 'validated', 'Le contrôle vidéo est validé, quoi que la caméra ait filmé.'),
      ends: 'LivenessControlOk',
      requirements: ['LIV-03', 'LIV-04'],
    },
  ],
  REPLAY: [
    {
      name: 'refused',
      title: 'Contrôle vidéo refusé, des essais restent',
      moment: 'video',
      trick: email('video.refus', 'video', 'refused', 'Chaque contrôle vidéo est refusé ; le troisième est le dernier.'),
      ends: 'LivenessControlKo:replay',
      requirements: ['LIV-03', 'LIV-05'],
    },
    {
      name: 'error',
      title: 'Contrôle vidéo en erreur',
      moment: 'video',
      trick: email('video.erreur', 'video', 'error', 'Chaque contrôle vidéo finit en erreur ; aucun essai n’est décompté.'),
      ends: 'LivenessControlKo:replay',
      requirements: ['LIV-03', 'LIV-05'],
    },
    {
      name: 'silent',
      title: 'Contrôle vidéo sans réponse, vingt demandes',
      moment: 'video',
      trick: email('video.silence', 'video', 'silent', 'Aucun contrôle vidéo ne finit : les vingt demandes s’épuisent.'),
      ends: 'LivenessControlKo:replay',
      requirements: ['LIV-02', 'LIV-03', 'D-30'],
    },
  ],
  KO: [
    {
      name: 'last',
      title: 'Contrôle vidéo refusé trois fois',
      moment: 'videos',
      trick: email('video.refus', 'video', 'refused', 'Chaque contrôle vidéo est refusé ; le troisième est le dernier.'),
      ends: 'LivenessControlKo:stop',
      requirements: ['LIV-03', 'LIV-05'],
    },
  ],
};
