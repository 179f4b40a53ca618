import { byReader } from '../byReader';
import type { DeliveryMode } from '@domain/offer/contracts';
import { dossierPageMessages } from './dossierPage';
import { signatureMessages } from './signature';

const home = 'Votre carte arrivera chez vous';
const clientsHome = 'La carte arrivera à domicile';

const client = {
  /** From the last signature to the welcome page; documents have no hour where they were signed in an earlier visit. */
  progress: {
    title: (firstName: string | undefined): string =>
      firstName ? `Merci ${firstName}. Nous ouvrons votre compte.` : 'Merci. Nous ouvrons votre compte.',
    messages: [
      { afterMs: 0, text: 'Vous pouvez fermer la page\u00a0: un SMS vous préviendra.' },
      { afterMs: 10_000, text: 'Encore un instant\u00a0: l’ouverture de votre compte est en cours.' },
      {
        afterMs: 30_000,
        text: 'C’est plus long que d’habitude. Vous pouvez attendre ou fermer cette page\u00a0: nous vous prévenons par SMS.',
      },
    ],
    stages: {
      signature: signatureMessages.completing.title,
      signed: (hour: string | undefined): string => (hour ? `Documents signés à ${hour}` : 'Documents signés'),
      account: 'Nous attribuons votre numéro de compte',
      opened: (number: string | undefined): string => (number ? `Compte n°\u00a0${number}` : 'Compte ouvert'),
      card: {
        AGEN: 'Votre carte arrivera dans votre agence',
        STAN: home,
        EXPR: home,
      } satisfies Record<DeliveryMode, string>,
    },
    yours: (card: string): string => `Votre ${card}`,
    welcomed: (firstName: string | undefined): string =>
      firstName ? `Bienvenue, ${firstName}. Votre compte est ouvert.` : 'Votre compte est ouvert.',
  },
  stopped: {
    title: 'La création de votre compte continue',
    text: 'Elle n’est pas encore terminée. Vous n’avez rien à refaire\u00a0: nous vous prévenons par SMS et par e-mail dès que le compte est ouvert.',
    again: 'Vérifier à nouveau',
  },
  /** The person did not agree that it opens before. D-124 */
  opensOn: {
    title: (day: string): string => `Votre compte s’ouvre le ${day}`,
    text: 'Le délai pour changer d’avis sera alors terminé. Vous pouvez fermer la page\u00a0: un SMS et un e-mail vous préviendront.',
  },
  ko: {
    title: 'La création du compte s’est interrompue',
    text: 'Votre signature et votre dossier sont conservés. Nous reprenons la création de notre côté\u00a0: vous n’avez rien à signer à nouveau. Un SMS et un e-mail vous préviendront dès que le compte sera ouvert.',
    again: 'Vérifier où en est mon compte',
    still: 'Rien n’a changé pour l’instant. Réessayez un peu plus tard.',
    appointment: dossierPageMessages.omc.adviser,
  },
  /** No answer came to the last signature, or an answer that decides nothing. */
  unconfirmed: {
    title: 'Il manque une confirmation de la banque',
    text: 'Vos documents sont signés, et vous n’avez rien à signer à nouveau. Mais la banque n’a pas encore confirmé la suite\u00a0: réessayez dans un instant.',
    again: 'Réessayer',
  },
  done: {
    title: 'Votre compte est créé',
    text: 'Tout est en ordre. Voici la suite.',
    next: 'Continuer',
    checking: 'Un instant\u00a0: nous terminons.',
  },
} as const;

/** ADV-02, D-47 */
export const finalizeMessages = byReader(client, {
  ...client,
  progress: {
    ...client.progress,
    title: () => 'Le compte du client est en cours d’ouverture',
    messages: [
      { afterMs: 0, text: 'La création prend en général moins d’une minute.' },
      { afterMs: 10_000, text: 'Encore un instant\u00a0: l’ouverture du compte est en cours.' },
      {
        afterMs: 30_000,
        text: 'C’est plus long que d’habitude. Vous pouvez fermer cette page\u00a0: vous retrouverez le dossier à votre poste.',
      },
    ],
    stages: {
      ...client.progress.stages,
      signature: 'Enregistrement de la signature',
      account: 'Attribution du numéro de compte',
      card: { AGEN: 'La carte arrivera en agence', STAN: clientsHome, EXPR: clientsHome },
    },
    yours: card => card,
    welcomed: () => 'Le compte est ouvert.',
  },
  stopped: {
    ...client.stopped,
    title: 'La création du compte continue',
    text: 'Elle n’est pas encore terminée. Le client est prévenu par SMS et par e-mail dès que le compte est ouvert.',
  },
  opensOn: {
    title: day => `Le compte du client s’ouvre le ${day}`,
    text: 'Le délai pour changer d’avis sera alors terminé. Le client est prévenu par SMS et par e-mail.',
  },
  ko: {
    ...client.ko,
    text: 'La signature et le dossier sont conservés. La banque reprend la création\u00a0: le client n’a rien à signer à nouveau, et il est prévenu dès que le compte est ouvert.',
    again: 'Vérifier où en est le compte',
    appointment: 'Prévoir un rendez-vous avec le client',
  },
  unconfirmed: {
    ...client.unconfirmed,
    text: 'Les documents sont signés, et rien n’est à signer à nouveau. Mais la banque n’a pas encore confirmé la suite\u00a0: réessayez dans un instant.',
  },
  done: { ...client.done, title: 'Le compte du client est créé' },
});
