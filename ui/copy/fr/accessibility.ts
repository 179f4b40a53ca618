import { shellCopy } from './shell';

export const accessibilityCopy = {
  title: shellCopy.accessibility,
  intro: (brand: string): string =>
    `${brand} s’engage à rendre l’ouverture de compte en ligne accessible à tous, selon l’article 47 de la loi du 11 février 2005 et la loi du 9 mars 2023.`,
  applies: 'Cette déclaration s’applique à l’ouverture de compte en ligne, de l’accueil à la page de bienvenue.',
  sections: [
    {
      title: 'État de conformité',
      text: [
        'Ce service n’a pas encore été audité par un tiers. Tant qu’aucun audit valide n’existe, il est déclaré non conforme au RGAA 4.1.',
      ],
      items: [],
    },
    {
      title: 'Résultats des tests',
      text: ['Aucun taux de conformité n’est établi\u00a0: il le sera par l’audit. Nos propres contrôles, à chaque version\u00a0:'],
      items: [
        'chaque page est contrôlée par un outil, en clair et en sombre',
        'le parcours est fait à 320 pixels de large, et au clavier jusqu’à la preuve du téléphone',
        'les erreurs sont écrites, reliées à leur champ et listées en haut du formulaire',
      ],
    },
    {
      title: 'Contenus non accessibles',
      text: ['Ce qui n’est pas conforme, ou n’a pas été vérifié\u00a0:'],
      items: [
        'aucun essai n’a été fait avec un lecteur d’écran, ni avec une commande vocale',
        'les documents PDF de la banque n’ont pas été vérifiés',
        'la vérification vidéo demande une caméra\u00a0: un rendez-vous en agence la remplace',
        'les pages de nos prestataires (code par SMS, vidéo, signature) n’ont pas été auditées',
      ],
    },
    {
      title: 'Établissement de cette déclaration',
      text: ['Cette déclaration a été établie le 22 novembre 2026, sur nos propres contrôles.'],
      items: [
        'Technologies\u00a0: HTML, CSS, SVG, JavaScript, WAI-ARIA',
        'Environnement de test\u00a0: Chromium, en largeur d’ordinateur et de téléphone',
        'Outils\u00a0: axe-core (règles WCAG 2.2 AA et RGAA 4), clavier, zoom de 400\u00a0%',
        'Pages vérifiées\u00a0: accueil, offre, coordonnées, justificatifs, identité, adresse, situation, agence, récapitulatif, vidéo, documents, signature, bienvenue, erreurs',
      ],
    },
    {
      title: 'Ce qui est prévu',
      text: [
        'Un audit complet par un tiers, avec des lecteurs d’écran sur ordinateur et sur mobile, puis la correction des écarts relevés.',
      ],
      items: [],
    },
  ],
  contact: {
    title: 'Nous contacter',
    text: 'Une page vous bloque\u202f? Un conseiller peut faire la démarche avec vous, ou vous donner le contenu sous une autre forme, par téléphone ou en agence.',
    phone: (number: string): string => `Téléphone\u00a0: ${number}`,
    appointment: 'Prendre rendez-vous',
  },
  appeal: {
    title: 'Voies de recours',
    text: 'Vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu ou à un service, et vous n’avez pas obtenu de réponse satisfaisante\u202f? Vous pouvez\u00a0:',
    form: { label: 'écrire au Défenseur des droits', href: 'https://formulaire.defenseurdesdroits.fr/' },
    delegate: { label: 'contacter son délégué dans votre région', href: 'https://www.defenseurdesdroits.fr/carte-des-delegues' },
    post: 'lui envoyer un courrier, gratuit et sans timbre\u00a0: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
  },
} as const;
