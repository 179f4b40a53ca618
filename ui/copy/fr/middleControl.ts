import { byReader } from '../byReader';

const client = {
  title: 'Un conseiller vérifie vos justificatifs',
  text: 'Vous n’avez rien à faire. Vous pouvez fermer cette page\u00a0: votre dossier est conservé.',
  told: 'Nous vous prévenons par SMS et par e-mail dès que la vérification est terminée.',
  expected: {
    title: 'Réponse prévue',
    by: (day: string, hour: string): string => `${day}, avant ${hour}`,
    ifLate: 'Si nous prenons du retard, nous vous le dirons ici.',
    late: 'Nous avons pris du retard et nous vous prions de nous en excuser. Votre dossier est bien là\u00a0: la réponse arrive dès que possible.',
  },
  stages: [
    { name: 'Dossier reçu', text: 'Vos justificatifs sont bien arrivés.' },
    { name: 'Vérification par un conseiller', text: 'Une personne compare vos réponses et vos justificatifs.' },
    {
      name: 'Récapitulatif, vidéo et signature',
      text: 'Vous relisez votre demande, vous confirmez votre identité par une courte vidéo, puis vous signez vos documents.',
    },
  ],
  refused: {
    title: 'Et si la réponse est négative\u202f?',
    text: 'Nous vous disons ce qui manque et comment le compléter. Vous ne recommencez pas votre dossier.',
  },
  messages: [
    { afterMs: 0, text: 'Vérification en cours. Cette page se met à jour toute seule.' },
    { afterMs: 30_000, text: 'La vérification continue. Elle est faite par une personne\u00a0: fermer cette page ne l’arrête pas.' },
  ],
  over: 'La vérification n’est pas terminée. Vous pouvez revenir plus tard, en vous identifiant avec votre mobile.',
  again: 'Vérifier à nouveau',
  kept: (day: string): string => `Votre dossier est conservé jusqu’au ${day}.`,
  number: (id: string): string => `Numéro de dossier\u00a0: ${id}`,
} as const;

/** ADV-02, D-47 */
export const middleControlMessages = byReader(client, {
  ...client,
  title: 'Vérification des justificatifs en cours',
  text: 'Un collègue contrôle les justificatifs. Vous n’avez rien à faire.',
  told: 'Vous pouvez fermer cette page\u00a0: vous reprendrez le dossier depuis votre poste.',
  expected: {
    ...client.expected,
    ifLate: 'Si la vérification prend du retard, vous le verrez ici.',
    late: 'La vérification a pris du retard. Le dossier est bien en cours de traitement.',
  },
  stages: [
    { name: 'Dossier transmis', text: 'Les justificatifs sont bien arrivés.' },
    { name: 'Vérification par un collègue', text: 'Une personne compare les réponses et les justificatifs.' },
    {
      name: 'Relecture, vidéo et signature',
      text: 'Vous relisez le dossier avec le client et vous le lui transmettez. Vous suivez ensuite sa vidéo et sa signature.',
    },
  ],
  refused: { title: 'Et s’il manque une pièce\u202f?', text: 'Vous le verrez ici, avec ce qu’il faut demander au client.' },
  over: 'La vérification n’est pas terminée. Vous retrouverez le dossier à votre poste.',
  kept: (day: string): string => `Le dossier est conservé jusqu’au ${day}.`,
});
