import type { ClearedAnswer } from '@domain/journey/invalidation';

/** Lists later answers that a changed answer made invalid. STP-14 */
export const clearedMessages = {
  title: 'Votre changement modifie la suite',
  what: {
    coHolder: 'Les réponses du co-titulaire sont effacées\u00a0: le compte est maintenant individuel.',
    selection: 'Les cartes choisies sont effacées\u00a0: une autre offre s’applique. Choisissez à nouveau.',
    insurance: 'Le choix de l’assurance est effacé\u00a0: elle n’est plus la même dans cette offre.',
    birthdate: 'La date de naissance est effacée\u00a0: elle ne correspondait plus à la tranche d’âge.',
    confirmation: 'L’offre a changé\u00a0: relisez-la, puis confirmez-la à nouveau.',
  } satisfies Record<ClearedAnswer, string>,
} as const;
