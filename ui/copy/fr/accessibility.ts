import { shellCopy } from './shell';

export const accessibilityCopy = {
  title: shellCopy.accessibility,
  intro: (brand: string): string =>
    `${brand} s’engage à rendre l’ouverture de compte en ligne accessible à tous, selon l’article 47 de la loi du 11 février 2005 et la loi du 9 mars 2023.`,
  state: {
    title: 'État de conformité',
    text: 'Ce service n’a pas encore été audité par un tiers. Tant qu’aucun audit valide n’existe, il est déclaré non conforme au RGAA 4.1.',
  },
  done: {
    title: 'Ce qui est fait',
    items: [
      'Chaque page est contrôlée automatiquement à chaque version, en clair et en sombre.',
      'Tout le parcours se fait au clavier, à 320 pixels de large et avec un zoom de 400\u00a0%.',
      'Les erreurs sont écrites, reliées à leur champ et listées en haut du formulaire.',
    ],
  },
  plan: {
    title: 'Ce qui est prévu',
    text: 'Un audit complet par un tiers, avec des lecteurs d’écran sur ordinateur et sur mobile, puis la correction des écarts relevés.',
  },
  contact: {
    title: 'Nous contacter',
    text: 'Une page vous bloque\u202f? Un conseiller peut faire la démarche avec vous, par téléphone ou en agence. Sans réponse de notre part, vous pouvez saisir le Défenseur des droits.',
    appointment: 'Prendre rendez-vous',
  },
} as const;
