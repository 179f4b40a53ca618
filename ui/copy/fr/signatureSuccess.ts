export const signatureSuccessMessages = {
  title: (firstName: string | undefined): string =>
    firstName ? `Merci ${firstName}, votre signature est enregistrée` : 'Votre signature est enregistrée',
  text: (coHolder: string): string => `C’est maintenant à ${coHolder} d’accepter les conditions et de signer.`,
  finished: (coHolder: string): string => `La signature de votre compte est complète\u00a0: ${coHolder} a signé. Nous créons le compte.`,
  mail: 'Nous lui avons envoyé un e-mail\u00a0: il lui permet d’accepter les conditions, de faire sa vérification vidéo et de signer.',
  you: 'Vous',
  other: 'votre co-titulaire',
  board: {
    title: 'Où en est votre compte joint',
    caption: 'Ce que chacun a fait, et ce qui reste à faire',
    step: 'Étape',
    turn: (name: string): string => `C’est à ${name} de continuer`,
    yourTurn: 'C’est à vous de continuer',
    steps: {
      filled: 'Justificatifs et réponses',
      read: 'Dossier relu',
      termsAccepted: 'Conditions acceptées',
      videoChecked: 'Vérification vidéo',
      documentsRead: 'Documents lus',
      signed: 'Signature',
    },
    done: 'Fait',
    now: 'À faire maintenant',
    later: 'À venir',
  },
  otherAddress: 'L’adresse n’est pas la bonne\u202f? Un conseiller peut la corriger en agence.',
  appointment: 'Prendre rendez-vous',
  waiting:
    'Cette page suit l’avancement. Vous pouvez la fermer\u00a0: nous vous prévenons par SMS et par e-mail dès que le compte est ouvert.',
  stopped: 'Nous ne suivons plus l’avancement sur cette page.',
  again: 'Vérifier à nouveau',
  updated: (at: string): string => `Dernière vérification à ${at}`,
  kept: (day: string, name = 'Votre co-titulaire'): string =>
    `${name} a jusqu’au ${day} pour signer. Après cette date, le dossier est effacé.`,
} as const;
