import { byReader } from '../byReader';

const client = {
  title: 'Nous vérifions votre dossier',
  /** Known: a person looks. D-44a */
  byAdviser: 'Un conseiller vérifie vos justificatifs',
  text: 'Vous n’avez rien à faire. Vous pouvez fermer cette page\u00a0: votre dossier est conservé.',
  told: 'Nous vous prévenons par SMS et par e-mail dès que la vérification est terminée.',
  expected: {
    title: 'Réponse prévue',
    by: (day: string, hour: string): string =>
      `${day}, avant ${hour.replace(/^0?(\d+):(\d\d)/, (_, at: string, minutes: string) => `${at}\u00a0h${Number(minutes) === 0 ? '' : ` ${minutes}`}`)}`,
    ifLate: 'Si nous prenons du retard, nous vous le dirons ici.',
    late: 'Nous avons pris du retard et nous vous prions de nous en excuser. Votre dossier est bien là\u00a0: la réponse arrive dès que possible.',
  },
  person: { name: 'Vérification par un conseiller', text: 'Une personne compare vos réponses et vos justificatifs.' },
  stages: [
    { name: 'Dossier reçu', text: 'Vos justificatifs sont bien arrivés.' },
    { name: 'Vérification du dossier', text: 'Vos réponses sont comparées à vos justificatifs.' },
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
    { afterMs: 30_000, text: 'La vérification continue. Fermer cette page ne l’arrête pas.' },
  ],
  over: 'La vérification n’est pas terminée. Vous pouvez revenir plus tard, en vous identifiant avec votre mobile.',
  again: 'Vérifier à nouveau',
  kept: (day: string): string => `Votre dossier est conservé jusqu’au ${day}.`,
  number: (id: string): string => `Numéro de dossier\u00a0: ${id}`,
} as const;

/** ADV-02, D-47 */
export const middleControlMessages = byReader(client, {
  ...client,
  title: 'Vérification du dossier en cours',
  byAdviser: 'Vérification des justificatifs en cours',
  text: 'Vous n’avez rien à faire.',
  told: 'Vous pouvez fermer cette page\u00a0: vous reprendrez le dossier depuis votre poste.',
  expected: {
    ...client.expected,
    ifLate: 'Si la vérification prend du retard, vous le verrez ici.',
    late: 'La vérification a pris du retard. Le dossier est bien en cours de traitement.',
  },
  person: { name: 'Vérification par un collègue', text: 'Une personne compare les réponses et les justificatifs.' },
  stages: [
    { name: 'Dossier transmis', text: 'Les justificatifs sont bien arrivés.' },
    { name: 'Vérification du dossier', text: 'Les réponses sont comparées aux justificatifs.' },
    {
      name: 'Relecture, vidéo et signature',
      text: 'Vous relisez le dossier avec le client et vous le lui transmettez. Vous suivez ensuite sa vidéo et sa signature.',
    },
  ],
  refused: { title: 'Et s’il manque une pièce\u202f?', text: 'Vous le verrez ici, avec ce qu’il faut demander au client.' },
  over: 'La vérification n’est pas terminée. Vous retrouverez le dossier à votre poste.',
  kept: (day: string): string => `Le dossier est conservé jusqu’au ${day}.`,
});
