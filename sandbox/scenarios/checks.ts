import type { LivenessOutcome } from '@domain/signature/livenessOutcome';
import { email, type ScenarioContent } from './scenario';

/** Each result of a video check, with its trigger. LIV-03 */
export const checks: Readonly<Record<Exclude<LivenessOutcome, 'WAIT'>, readonly (ScenarioContent & { readonly name: string })[]>> = {
  OK: [
    {
      name: 'validated',
      title: 'Vérification vidéo validée',
      moment: 'video',
      trick: email('video.ok', 'video', 'validated', 'La vérification vidéo est validée, quoi que la caméra ait filmé.'),
      ends: 'LivenessControlOk',
      requirements: ['LIV-03', 'LIV-04'],
    },
  ],
  REPLAY: [
    {
      name: 'refused',
      title: 'Vérification vidéo refusée, des essais restent',
      moment: 'video',
      trick: email('video.refus', 'video', 'refused', 'Chaque vérification vidéo est refusée ; la troisième est la dernière.'),
      ends: 'LivenessControlKo:replay',
      requirements: ['LIV-03', 'LIV-05'],
    },
    {
      name: 'error',
      title: 'Vérification vidéo en erreur',
      moment: 'video',
      trick: email('video.erreur', 'video', 'error', 'Chaque vérification vidéo finit en erreur ; aucun essai n’est décompté.'),
      ends: 'LivenessControlKo:replay',
      requirements: ['LIV-03', 'LIV-05'],
    },
    {
      name: 'silent',
      title: 'Vérification vidéo sans réponse, vingt demandes',
      moment: 'video',
      trick: email('video.silence', 'video', 'silent', 'Aucune vérification vidéo ne finit : les vingt demandes s’épuisent.'),
      ends: 'LivenessControlKo:replay',
      requirements: ['LIV-02', 'LIV-03', 'D-30'],
    },
  ],
  KO: [
    {
      name: 'last',
      title: 'Vérification vidéo refusée trois fois',
      moment: 'videos',
      trick: email('video.refus', 'video', 'refused', 'Chaque vérification vidéo est refusée ; la troisième est la dernière.'),
      ends: 'LivenessControlKo:stop',
      requirements: ['LIV-03', 'LIV-05'],
    },
  ],
};
