import { byReader } from '../byReader';

const client = {
  title: 'Un conseiller vérifie vos justificatifs',
  text: 'Vous n’avez rien à faire. Vous pouvez fermer cette page\u00a0: votre dossier est conservé.',
  told: 'Nous vous prévenons par SMS et par e-mail dès que la vérification est terminée.',
  next: {
    title: 'Et ensuite',
    steps: [
      'Vous relisez le récapitulatif de votre demande.',
      'Vous confirmez votre identité par une courte vidéo.',
      'Vous signez vos documents.',
    ],
  },
  messages: [
    { afterMs: 0, text: 'Vérification en cours. Cette page se met à jour toute seule.' },
    { afterMs: 30_000, text: 'La vérification continue. Elle est faite par une personne\u00a0: fermer cette page ne l’arrête pas.' },
  ],
  over: 'La vérification n’est pas terminée. Vous pouvez revenir plus tard, avec le lien reçu par e-mail.',
  again: 'Vérifier à nouveau',
  kept: (day: string): string => `Votre dossier est conservé jusqu’au ${day}.`,
  number: (id: string): string => `Numéro de dossier\u00a0: ${id}`,
} as const;

/** ADV-02, D-47 */
export const middleControlMessages = byReader(client, {
  ...client,
  title: 'Vérification des justificatifs du client en cours',
  text: 'Le dossier est conservé\u00a0: vous le reprendrez depuis votre poste.',
  told: 'Un collègue les contrôle. S’il manque une pièce, vous le verrez ici.',
  next: {
    title: 'Ce qui suit',
    steps: [
      'Vous relisez le dossier avec le client.',
      'Vous le transmettez, et le client accepte les conditions.',
      'Vous suivez sa vérification vidéo et sa signature.',
    ],
  },
  over: 'La vérification n’est pas terminée. Vous retrouverez le dossier à votre poste.',
  kept: (day: string): string => `Le dossier est conservé jusqu’au ${day}.`,
});
