import type { Stage } from '@domain/journey/steps';

export const fileReadyCopy = {
  title: (firstName: string | undefined): string => (firstName ? `${firstName}, votre demande est créée` : 'Votre demande est créée'),
  text: 'Votre mobile est confirmé et votre offre est enregistrée.',
  number: 'Numéro de dossier',
  kept: 'Dossier conservé jusqu’au',
  next: 'Prochaine étape',
  stages: {
    offer: 'Votre offre',
    file: 'Vos justificatifs, en commençant par la pièce d’identité',
    signature: 'Votre signature',
  } satisfies Record<Stage, string>,
  ends: 'Cette version du service s’arrête ici\u00a0: l’envoi des justificatifs n’y est pas encore proposé.',
  appointment: 'Continuer avec un conseiller',
} as const;
