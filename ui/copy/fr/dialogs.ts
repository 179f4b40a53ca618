import { byReader } from '../byReader';

const client = {
  technical: {
    title: 'Une erreur est survenue',
    text: 'Nous rétablissons le service. Ce que vous avez saisi est conservé\u00a0: réessayez dans un instant.',
    again: 'Réessayer',
    close: 'Fermer',
  },
  offline: {
    title: 'Vous êtes hors connexion',
    text: 'Ce que vous avez saisi est conservé\u00a0: votre réponse part dès que le réseau revient.',
    later: 'Ce que vous avez saisi est conservé\u00a0: réessayez dès que le réseau revient.',
  },
  carryOn: {
    title: 'L’offre n’a pas pu être chargée',
    text: 'Rien n’est perdu\u00a0: le dossier est conservé. Réessayez, ou reprenez plus tard.',
    again: 'Réessayer',
    later: 'Finir plus tard',
  },
  moved: {
    title: 'Votre dossier a déjà avancé',
    text: 'Cette étape est déjà faite, ici, dans un autre onglet ou sur un autre appareil. Voici où il en est\u00a0: rien n’est perdu.',
    close: 'Continuer ici',
  },
  walletAnswered: {
    title: 'Votre portefeuille a répondu',
    text: 'Votre demande continue dans l’onglet où vous l’avez commencée. Revenez-y : vous pouvez fermer celui-ci.',
    close: 'Fermer',
  },
  alert: {
    title: 'Cette action n’a pas pu être prise en compte',
    text: 'La banque n’a pas accepté cette action. Contactez un conseiller pour en savoir plus.',
    noMessage: 'Vous pouvez vous déconnecter, puis reprendre votre demande.',
    close: 'Fermer',
    logout: 'Se déconnecter',
  },
} as const;

/** D-47 */
export const dialogsMessages = byReader(client, {
  ...client,
  moved: {
    ...client.moved,
    title: 'Ce dossier a déjà avancé',
  },
  walletAnswered: {
    ...client.walletAnswered,
    title: 'Le portefeuille a répondu',
    text: 'Le dossier continue dans l’onglet où il a été commencé. Celui-ci peut être fermé.',
  },
  alert: {
    ...client.alert,
    text: 'La banque n’a pas accepté cette action.',
    noMessage: 'Reprenez le dossier depuis votre poste.',
  },
});
