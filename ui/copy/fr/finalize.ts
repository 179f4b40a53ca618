import { byReader } from '../byReader';
import { dossierPageMessages } from './dossierPage';

const client = {
  progress: {
    title: 'Nous ouvrons votre compte',
    messages: [
      { afterMs: 0, text: 'L’ouverture prend en général moins d’une minute.' },
      { afterMs: 10_000, text: 'Encore un instant\u00a0: l’ouverture de votre compte est en cours.' },
      {
        afterMs: 30_000,
        text: 'C’est plus long que d’habitude. Vous pouvez attendre ou fermer cette page\u00a0: nous vous prévenons par SMS.',
      },
    ],
    stages: [
      {
        name: 'Enregistrement de votre signature',
        text: 'Vos documents sont signés.',
        done: { name: 'Documents signés', text: 'Votre signature est enregistrée.' },
      },
      {
        name: 'Création de votre compte',
        text: 'Votre numéro de compte va être attribué.',
        done: { name: 'Compte créé', text: 'Votre numéro de compte est attribué.' },
      },
      {
        name: 'Accès à votre espace client',
        text: 'Vous y retrouverez vos documents signés et votre RIB.',
        done: { name: 'Espace client ouvert', text: 'Vos documents signés et votre RIB y sont.' },
      },
    ],
  },
  stopped: {
    title: 'La création de votre compte continue',
    text: 'Elle n’est pas encore terminée. Vous n’avez rien à refaire\u00a0: nous vous prévenons par SMS et par e-mail dès que le compte est ouvert.',
    again: 'Vérifier à nouveau',
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
    title: 'Le compte du client est en cours d’ouverture',
    messages: [
      { afterMs: 0, text: 'La création prend en général moins d’une minute.' },
      { afterMs: 10_000, text: 'Encore un instant\u00a0: l’ouverture du compte est en cours.' },
      {
        afterMs: 30_000,
        text: 'C’est plus long que d’habitude. Vous pouvez fermer cette page\u00a0: vous retrouverez le dossier à votre poste.',
      },
    ],
    stages: [
      {
        name: 'Enregistrement des signatures',
        text: 'Tous les documents sont signés.',
        done: { name: 'Documents signés', text: 'Toutes les signatures sont enregistrées.' },
      },
      {
        name: 'Création du compte',
        text: 'Le numéro de compte va être attribué.',
        done: { name: 'Compte créé', text: 'Le numéro de compte est attribué.' },
      },
      {
        name: 'Accès à l’espace client',
        text: 'Le client y retrouve ses documents signés et son RIB.',
        done: { name: 'Espace client ouvert', text: 'Les documents signés et le RIB y sont.' },
      },
    ],
  },
  stopped: {
    ...client.stopped,
    title: 'La création du compte continue',
    text: 'Elle n’est pas encore terminée. Le client est prévenu par SMS et par e-mail dès que le compte est ouvert.',
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
