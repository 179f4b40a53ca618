import type { BrowserKind, CameraProblem, InApp } from '@application/liveness/ports';

/** Prepares the video check and lists its alternatives. LIV-01, XTR-06, XTR-27 */
export const preLivenessMessages = {
  title: 'Préparez votre vérification vidéo',
  intro: 'Une courte vidéo de votre visage confirme que c’est bien vous.',
  /** For a customer who returns, for example from the signature. STP-06 */
  looking: {
    title: 'Nous retrouvons votre demande',
    messages: [{ afterMs: 0, text: 'Un instant, s’il vous plaît.' }],
  },
  /** One gesture, described once. */
  how: [
    {
      title: 'Placez votre visage dans l’ovale.',
      text: 'Mettez-vous face à la lumière, sans lunettes de soleil, casquette ni masque. Personne d’autre ne doit être dans l’image.',
    },
    {
      title: 'Faites le geste affiché.',
      text: 'Acceptez l’accès à la caméra. Un compte à rebours vous laisse le temps de lire le geste. Il n’y a aucun flash.',
    },
    { title: 'Vous recevez la réponse.', text: 'Elle arrive en moins d’une minute.' },
  ],
  why: {
    title: 'Pourquoi cette vidéo\u202f?',
    text: 'La loi nous demande de vérifier l’identité d’une personne qui ouvre un compte à distance. Nous le faisons par une vidéo\u00a0; vous pouvez préférer l’agence. La vidéo sert à cela seulement, et une personne de la banque peut la revoir.',
  },
  attempts: (left: number): string =>
    left > 1
      ? `Il vous reste ${left} essais. Refuser la caméra n’en utilise aucun.`
      : 'Il vous reste 1 essai. Refuser la caméra ne l’utilise pas.',
  /** D-124, XTR-70 */
  consent: {
    label: 'J’accepte que mon visage soit comparé à la photo de ma pièce d’identité.',
    kept: (provider: string, days: number): string =>
      `La comparaison sert une seule fois. Les mesures du visage sont effacées aussitôt, et la société ${provider} garde la vidéo ${days}\u00a0jour${days > 1 ? 's' : ''}. Vous pouvez changer d’avis\u00a0: quittez la vidéo avant de l’envoyer.`,
    required: 'Cochez la case pour commencer la vidéo, ou continuez en agence.',
  },
  start: 'Commencer la vérification',
  trying: 'Accès à la caméra…',
  again: 'Essayer à nouveau la caméra',
  /** Beside the video, with the same weight. D-129 */
  other: 'La vidéo n’est pas obligatoire\u00a0: vous choisissez.',
  agency: 'Continuer en agence',
  agencyHelp: (number: string): string =>
    `En agence, un conseiller vérifie votre identité et reprend votre dossier (numéro\u00a0${number}), qui est conservé.`,
  agencyKept: (number: string, day: string): string =>
    `En agence, un conseiller vérifie votre identité et reprend votre dossier (numéro\u00a0${number}), conservé jusqu’au ${day}.`,
  call: 'Continuer en appel vidéo',
  callHelp: 'En appel vidéo, un conseiller vérifie votre identité avec vous, sans geste à faire.',
  device: {
    title: 'Utiliser un autre appareil',
    text: 'Sur un téléphone ou un ordinateur équipé d’une caméra, ouvrez cette adresse et identifiez-vous avec le code reçu par SMS\u00a0: vous revenez ici.',
    address: 'Adresse à ouvrir',
    warning: 'Ne transmettez cette adresse à personne d’autre.',
  },
  problems: {
    refused: { title: 'La caméra n’est pas autorisée', text: 'Aucun essai n’est utilisé. Pour l’autoriser\u00a0:' },
    missing: {
      title: 'Aucune caméra n’est reconnue',
      text: 'Branchez une caméra, ou continuez sur un appareil qui en a une. Aucun essai n’est utilisé.',
    },
    busy: {
      title: 'La caméra est déjà prise',
      text: 'Fermez l’application de visioconférence ou l’onglet qui l’utilise, puis essayez à nouveau. Aucun essai n’est utilisé.',
    },
    unsupported: {
      title: 'Ce navigateur ne donne pas accès à la caméra',
      text: 'Mettez-le à jour, ou continuez avec un autre navigateur ou un autre appareil. Aucun essai n’est utilisé.',
    },
  } satisfies Record<CameraProblem, { title: string; text: string }>,
  link: {
    send: 'Recevoir le lien par e-mail',
    sending: 'Envoi du lien…',
    sent: (at: string, email: string | undefined): string =>
      `Le lien est dans l’e-mail parti à ${at}${email === undefined ? '' : ` à l’adresse ${email}`}. Suivez-le\u00a0: vous revenez ici.`,
    next: (at: string): string =>
      `S’il n’arrive pas, regardez les courriers indésirables. Vous pourrez en demander un autre à partir de ${at}.`,
  },
  /** For in-app browsers. */
  inApp: {
    title: { safari: 'Ouvrez cette page dans Safari', chrome: 'Ouvrez cette page dans Chrome' } satisfies Record<InApp, string>,
    why: 'L’application où elle s’affiche ne lui donne pas accès à la caméra. Aucun essai n’est utilisé.',
    menu: {
      safari: 'Touchez l’icône de partage ou le menu «\u00a0…\u00a0», en haut ou en bas de l’écran, puis «\u00a0Ouvrir dans Safari\u00a0».',
      chrome:
        'Touchez le menu à trois points, en haut à droite de l’écran, puis «\u00a0Ouvrir dans Chrome\u00a0» ou «\u00a0Ouvrir dans le navigateur\u00a0».',
    } satisfies Record<InApp, string>,
    otherwise: 'Si ce choix n’y est pas, recevez le lien par e-mail, ou copiez l’adresse et collez-la dans votre navigateur.',
    identify: 'Identifiez-vous avec votre mobile et le code reçu par SMS\u00a0: vous revenez ici.',
    copy: 'Copier l’adresse',
    copied: 'L’adresse est copiée.',
    notCopied: 'L’adresse n’a pas pu être copiée. Appuyez longuement dessus, puis choisissez «\u00a0Copier\u00a0».',
  },
  allow: {
    chrome: ['Cliquez sur l’icône à gauche de l’adresse.', 'Sur la ligne «\u00a0Caméra\u00a0», choisissez «\u00a0Autoriser\u00a0».'],
    firefox: [
      'Cliquez sur l’icône de caméra barrée, à gauche de l’adresse.',
      'Supprimez le blocage avec la croix, puis essayez à nouveau.',
    ],
    safari: [
      'Ouvrez le menu Safari, puis «\u00a0Réglages pour ce site web\u00a0».',
      'En face de «\u00a0Caméra\u00a0», choisissez «\u00a0Autoriser\u00a0».',
    ],
    ios: ['Ouvrez Réglages, puis l’application de votre navigateur.', 'Activez «\u00a0Appareil photo\u00a0», et revenez ici.'],
    android: [
      'Touchez l’icône à gauche de l’adresse, puis «\u00a0Autorisations\u00a0».',
      'Activez «\u00a0Appareil photo\u00a0», puis revenez sur cette page.',
    ],
    other: ['Ouvrez les réglages du site, près de l’adresse de la page.', 'Autorisez la caméra pour ce site, puis essayez à nouveau.'],
  } satisfies Record<BrowserKind, readonly string[]>,
} as const;
