import { byReader } from '../byReader';

const client = {
  title: 'Choisissez vos options',
  overdraft: {
    legend: (amount: string): string => `Voulez-vous une autorisation de découvert de ${amount}\u202f?`,
    hint: 'Votre compte peut descendre sous zéro jusqu’à ce montant.',
    yes: 'Oui',
    no: 'Non',
    required: 'Indiquez si vous voulez l’autorisation de découvert.',
  },
  documents: {
    title: 'Vos documents numériques',
    text: 'Vos relevés et vos contrats arrivent dans votre espace client, et non par courrier. Vous pouvez demander vos relevés sur papier à tout moment.',
    accept: 'J’accepte de recevoir mes documents au format numérique',
    required: 'Acceptez les documents numériques pour ouvrir votre compte en ligne.',
    why: 'Pourquoi est-ce nécessaire\u202f?',
  },
  explanation: {
    title: 'Une ouverture entièrement en ligne',
    digital: 'Vos contrats sont signés ici, sans papier\u00a0: nous vous les remettons au format numérique.',
    keep: 'Vous pouvez les lire, les télécharger et les imprimer à tout moment.',
    paper: 'Vous préférez le papier\u202f? Un conseiller ouvre le compte avec vous en agence.',
    appointment: 'Prendre rendez-vous',
    close: 'J’ai compris',
  },
  next: 'Continuer',
} as const;

/** ADV-02, D-47 */
export const optionsMessages = byReader(client, {
  ...client,
  title: 'Les options du client',
  overdraft: {
    ...client.overdraft,
    legend: (amount: string): string => `Le client veut-il une autorisation de découvert de ${amount}\u202f?`,
    hint: 'Le compte peut descendre sous zéro jusqu’à ce montant.',
    required: 'Indiquez si le client veut l’autorisation de découvert.',
  },
  documents: {
    ...client.documents,
    title: 'Les documents numériques',
    text: 'Les relevés et les contrats arrivent dans l’espace client, et non par courrier. Le client peut demander ses relevés sur papier à tout moment.',
    accept: 'Le client accepte de recevoir ses documents au format numérique',
    required: 'L’accord du client est nécessaire\u00a0: il signe à distance.',
  },
  explanation: {
    ...client.explanation,
    title: 'Une signature à distance',
    digital: 'Les contrats se signent en ligne, sans papier\u00a0: ils sont remis au client au format numérique.',
    keep: 'Le client peut les lire, les télécharger et les imprimer à tout moment.',
    paper: 'Le client préfère le papier\u202f? Le compte s’ouvre alors en agence.',
  },
});
