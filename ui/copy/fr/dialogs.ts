import { byReader } from '../byReader';

const phoneNumber = (phone: string): string => phone.replace(/ /g, '\u00a0');

const moved = { title: 'Votre dossier a déjà avancé', close: 'Continuer ici' };

const client = {
  technical: {
    title: 'Une erreur est survenue',
    text: 'Nous rétablissons le service. Ce que vous avez saisi est conservé\u00a0: réessayez dans un instant.',
    again: 'Réessayer',
    close: 'Fermer',
    /** Of the call that failed, for the help desk. OBS-01 */
    reference: (id: string): string => `Si vous nous appelez, donnez la référence ${id}.`,
  },
  /** What hinders an action, where the bank's service is not what failed. D-122 */
  hindered: {
    network:
      'La banque n’a pas répondu. Ce que vous avez saisi ou choisi est conservé\u00a0: vérifiez votre connexion, puis réessayez dans un instant.',
    gateway: (phone: string): string =>
      `La banque n’est pas joignable pour l’instant\u00a0: son service est interrompu, ou un réseau entre vous et elle bloque cette action (proxy d’entreprise, Wi-Fi). Ce que vous avez saisi ou choisi est conservé. Réessayez dans un instant, puis en 4G, ou appelez le ${phoneNumber(phone)}.`,
    between: (phone: string): string =>
      `Un réseau entre vous et la banque bloque cette action (proxy d’entreprise, Wi-Fi). Ce que vous avez saisi ou choisi est conservé. Essayez en 4G, ou appelez le ${phoneNumber(phone)}.`,
    busy: 'Trop de demandes arrivent en même temps. Ce que vous avez saisi ou choisi est conservé\u00a0: vous pourrez réessayer dans un instant.',
    againIn: (seconds: number): string =>
      seconds < 120 ? `Réessayer dans ${seconds}\u00a0s` : `Réessayer dans ${Math.ceil(seconds / 60)}\u00a0minutes`,
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
    ...moved,
    text: 'Cette étape est déjà faite, ici, dans un autre onglet ou sur un autre appareil\u00a0: ce sont ces réponses-là qui sont enregistrées. Voici où en est le dossier.',
  },
  movedReplaced: {
    ...moved,
    text: 'Cette étape était déjà faite, dans un autre onglet ou sur un autre appareil. La réponse que vous venez de donner ici est enregistrée\u00a0: elle remplace la précédente. Voici où en est le dossier.',
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
  technical: {
    ...client.technical,
    reference: id => `Référence pour le support informatique\u00a0: ${id}.`,
  },
  hindered: {
    ...client.hindered,
    gateway: () =>
      'La banque n’est pas joignable pour l’instant\u00a0: son service est interrompu, ou un réseau entre votre poste et elle bloque cette action (proxy, Wi-Fi). Ce qui a été saisi ou choisi est conservé. Réessayez dans un instant, puis depuis un autre réseau, ou appelez le support informatique.',
    between: () =>
      'Un réseau entre votre poste et la banque bloque cette action (proxy, Wi-Fi). Ce qui a été saisi ou choisi est conservé. Essayez depuis un autre réseau, ou appelez le support informatique.',
  },
  moved: {
    ...client.moved,
    title: 'Ce dossier a déjà avancé',
  },
  movedReplaced: {
    ...client.movedReplaced,
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
