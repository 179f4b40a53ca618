import { byReader } from '../byReader';

const client = {
  title: 'Vérification vidéo',
  intro: 'La vidéo commence d’elle-même. Vous la regardez, puis vous l’envoyez.',
  frame: 'Vérification vidéo de votre identité',
  creating: [
    { afterMs: 0, text: 'Nous préparons la vérification.' },
    { afterMs: 10_000, text: 'La préparation est un peu plus longue que prévu.' },
    { afterMs: 30_000, text: 'Le service répond lentement. Vous pouvez attendre, ou revenir plus tard\u00a0: votre dossier est conservé.' },
  ],
  awaited: {
    title: 'Avez-vous terminé votre vidéo\u202f?',
    text: 'Nous ne l’avons pas encore reçue. Sans nouvelle dans les prochaines secondes, nous vous proposerons de recommencer.',
    moreTime: 'Il me faut plus de temps',
  },
  /** The provider's page failed to load in its frame. */
  frameMissing: {
    title: 'La page de la vidéo ne s’affiche pas\u202f?',
    text: 'Votre navigateur la bloque peut-être dans ce cadre. Ouvrez-la en plein écran\u00a0: vous reviendrez ensuite à votre demande, et aucun essai n’est décompté.',
    go: 'Ouvrir la vidéo en plein écran',
  },
  failed: {
    title: 'La vérification n’a pas pu commencer',
    text: 'Aucun essai n’est décompté, et votre dossier est conservé. Réessayez, ou revenez plus tard.',
    again: 'Réessayer de commencer',
  },
  leave: 'Arrêter et revenir aux conseils',
  progress: {
    title: 'Nous vérifions votre vidéo',
    messages: [
      { afterMs: 0, text: 'Votre vidéo est reçue. Cela prend en général moins d’une minute.' },
      { afterMs: 10_000, text: 'Encore un instant\u00a0: la vérification est en cours.' },
      { afterMs: 30_000, text: 'La vérification est plus longue que d’habitude. Si elle n’aboutit pas, vous pourrez recommencer.' },
    ],
  },
  /** Of the adviser's page: a client sees the result above the documents. D-99 */
  ok: {
    title: 'L’identité du client est vérifiée',
    text: 'Le résultat est enregistré dans le dossier du client.',
    next: 'Revenir au dossier',
  },
} as const;

/** The adviser follows the client's video check. ADV-02, D-47 */
export const livenessMessages = byReader(client, {
  ...client,
  progress: {
    title: 'Vérification de la vidéo du client en cours',
    messages: [
      { afterMs: 0, text: 'Le résultat s’affiche ici dès que la vidéo du client est reçue et vérifiée.' },
      { afterMs: 10_000, text: 'Le résultat n’est pas encore connu\u00a0: le client est peut-être en train de filmer.' },
      { afterMs: 180_000, text: 'C’est plus long que d’habitude. Le résultat restera dans le dossier du client.' },
    ],
  },
});
