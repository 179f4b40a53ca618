import type { Delivery } from '@domain/delivery/modes';
import type { DeliveryMode } from '@domain/offer/contracts';
import type { WithdrawalStart } from '@domain/signature/withdrawalStart';

export const welcomeMessages = {
  title: (firstName: string | undefined): string => (firstName ? `Bienvenue, ${firstName}\u202f!` : 'Bienvenue\u202f!'),
  /** D-76 */
  account: {
    title: 'Votre compte est ouvert',
    number: 'Numéro de compte',
    iban: 'Votre IBAN, pour recevoir votre salaire',
    /** The payer’s bank compares it with the account’s. XTR-72 */
    holder: 'Donnez aussi ce nom, tel quel',
    copy: 'Copier l’IBAN',
    share: 'Partager l’IBAN',
    copied: 'L’IBAN est copié.',
    notCopied: 'Votre navigateur n’a pas permis la copie. Sélectionnez l’IBAN pour le copier.',
  },
  pay: { title: 'Ce que vous payez' },
  next: {
    title: 'La suite',
    card: {
      modes: {
        AGEN: { what: 'Votre carte, dans votre agence', text: 'Nous vous prévenons par SMS.' },
        STAN: { what: 'Votre carte, chez vous', text: 'Par courrier. Le code de la carte arrive séparément.' },
        EXPR: { what: 'Votre carte, chez vous', text: 'En livraison express. Le code de la carte arrive séparément.' },
      } satisfies Record<DeliveryMode, object>,
      days: ({ minDays, maxDays }: Delivery): string =>
        minDays === maxDays ? `sous ${maxDays} jours ouvrés` : `sous ${minDays} à ${maxDays} jours ouvrés`,
      none: { what: 'Pas de carte', when: 'pour l’instant', text: 'Vous pourrez en demander une dans votre espace client.' },
    },
    area: {
      what: 'Votre espace client',
      when: 'dès maintenant',
      text: 'Vos documents signés et votre RIB y sont. Un e-mail en donne aussi le lien, et vous y recevrez votre code d’accès par SMS.',
    },
    renounce: {
      what: 'Changer d’avis',
      until: (day: string): string => `jusqu’au ${day} inclus`,
      during: (days: number): string => `pendant ${days}\u00a0jours`,
      text: 'Sans frais et sans donner de raison, avec le lien en bas de cette page.',
    },
  },
  area: 'Ouvrir mon espace client',
  receipt: {
    title: 'Votre reçu',
    intro: 'La liste de ce que vous avez signé.',
    show: 'Afficher mon reçu',
    making: 'Calcul des empreintes…',
    ready: 'Votre reçu est affiché.',
    print: 'Imprimer ou enregistrer',
    number: 'Numéro de dossier',
    date: 'Accepté le',
    at: (day: string, time: string): string => `${day} à ${time}`,
    face: 'Accord pour la vidéo donné le',
    taxCertified: 'Résidence fiscale certifiée le',
    deposits: 'Information sur la garantie des dépôts reçue le',
    name: 'Titulaire',
    price: 'Le prix accepté',
    documents: 'Documents acceptés',
    terms: 'Conditions générales acceptées',
    products: 'Références des produits',
    version: (name: string): string => `version ${name}`,
    fingerprints: 'Comment prouver que votre copie est la bonne',
    fingerprint: 'Empreinte SHA-256',
    proves:
      'Une empreinte est un code calculé à partir du document. Elle change dès qu’un seul caractère change\u00a0: si celle de votre copie est la même, votre copie est la bonne.',
    failed: 'Les empreintes n’ont pas pu être calculées. Réessayez dans un instant.',
  },
  withdrawal: {
    until: (day: string): string => `Vous pouvez changer d’avis jusqu’au ${day} inclus, sans donner de raison et sans frais.`,
    during: {
      concluded: days =>
        `Vous pouvez changer d’avis pendant ${days} jours calendaires après la signature, sans donner de raison et sans frais.`,
      received: days =>
        `Vous pouvez changer d’avis pendant ${days} jours calendaires après la signature, ou après la réception des documents si elle vient ensuite, sans donner de raison et sans frais.`,
    } satisfies Record<WithdrawalStart, (days: number) => string>,
  },
  opening: {
    title: (firstName: string | undefined): string => (firstName ? `Bonjour ${firstName}` : 'Bonjour'),
    text: {
      COT: (holder: string): string =>
        `${holder} a préparé une demande de compte joint avec vous. Le dossier est relu\u00a0: il vous reste à accepter les conditions, puis à signer. Voici ce qui vous concerne.`,
      TIT: 'Un conseiller a préparé votre dossier. Vérifiez ce qui vous concerne avant de continuer.',
    },
    someone: 'L’autre titulaire',
    you: 'Vous',
    /** What the co-holder may edit. */
    own: (holder: string): string =>
      `Vous pouvez modifier ici votre situation, votre activité, votre résidence fiscale et votre e-mail. Le reste est dans ce que ${holder} a déjà signé\u00a0: si vous y voyez une erreur, signalez-la.`,
    offer: 'Votre offre',
    next: (minutes: number): string =>
      `Il vous restera ensuite la vérification vidéo, la lecture des documents et votre signature\u00a0: environ ${minutes} minutes.`,
    prepared: (adviser: string, agency: string): string =>
      `${adviser}, agence ${agency}, a préparé votre dossier. Vérifiez ce qui vous concerne avant de continuer.`,
    confirm: 'Accepter les conditions et continuer',
    confirming: 'Enregistrement de votre accord…',
    wrong: 'Signaler une erreur',
    wrongText: 'Le dossier est alors corrigé avec vous. Vous ne signez rien d’ici là.',
  },
} as const;
