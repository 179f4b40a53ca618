import type { SigningTask } from '@domain/journey/dossierState';

const INTERRUPTED = 'La création du compte a été interrompue. La banque s’en occupe et prévient le client.';

/** Status of a file after the adviser has handed it over: each person's progress. ADV-02, RTE-02, D-47 */
export const handedOverMessages = {
  title: 'Dossier transmis',
  intro: {
    individual: 'Le client a reçu un e-mail\u00a0: son lien mène au dossier, sur l’appareil de son choix.',
    joint: 'Le titulaire signe d’abord, puis le co-titulaire\u00a0: chacun reçoit un e-mail dont le lien mène au dossier.',
  },
  person: { individual: 'Client', TIT: 'Titulaire', COT: 'Co-titulaire' },
  signingTasks: {
    linkOpened: 'Ouverture du lien',
    termsAccepted: 'Acceptation des conditions',
    videoChecked: 'Vérification vidéo',
    documentsRead: 'Lecture des documents',
    signed: 'Signature',
    errorReported: 'Signalement d’une erreur',
  } satisfies Record<SigningTask, string>,
  done: 'Fait',
  now: 'À faire',
  later: 'À venir',
  turn: (name: string): string => `C’est à ${name} de continuer`,
  live: 'Ce tableau suit le dossier en direct.',
  stopped: 'Ce tableau ne suit plus le dossier.',
  again: 'Vérifier à nouveau',
  video: {
    title: 'La vérification vidéo',
    text: 'Elle a commencé\u00a0: suivez son résultat ici.',
    follow: 'Suivre la vérification vidéo',
  },
  address: {
    correct: 'Corriger l’adresse',
    corrected: 'L’adresse est corrigée. Un nouvel e-mail est parti, et les liens précédents ne fonctionnent plus.',
    mobile: {
      known: 'Le client peut aussi ouvrir son dossier sans lien, avec son numéro de mobile.',
      once: 'Dès qu’il aura ouvert le lien une première fois, le client pourra aussi retrouver son dossier sans lien, avec son numéro de mobile.',
    },
  },
  number: (id: string): string => `Numéro de dossier\u00a0: ${id}`,
  kept: (day: string): string => `Le dossier peut être signé jusqu’au ${day}. Après cette date, il est effacé.`,
  leave: 'Vous pouvez fermer cette page\u00a0: vous retrouverez le dossier à votre poste.',
  creation: {
    ongoing: 'Tout est signé\u00a0: le compte est en cours de création.',
    created: 'Tout est signé\u00a0: le compte est créé.',
    finalizeFurtherAnalysis: 'Tout est signé\u00a0: la banque examine le dossier avant de créer le compte. Le client est prévenu.',
    finalizeRejected: 'La banque n’a pas accepté d’ouvrir ce compte. Le client est invité à prendre rendez-vous.',
    finalizeGeneric: INTERRUPTED,
    error: INTERRUPTED,
  },
} as const;
