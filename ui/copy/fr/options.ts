export const optionsCopy = {
  title: 'Choisissez vos options',
  overdraft: {
    legend: (amount: string): string => `Voulez-vous une autorisation de découvert de ${amount}\u202f?`,
    hint: 'Sous zéro jusqu’à ce montant, avec des intérêts quand vous l’utilisez.',
    yes: 'Oui',
    no: 'Non',
    required: 'Indiquez si vous voulez l’autorisation de découvert.',
  },
  documents: {
    title: 'Vos documents numériques',
    text: 'Relevés et contrats dans votre espace client, sans courrier.',
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
