import type { NotReady } from '@application/ports/FilePreparation';
import type { ProofCategory } from '@domain/documents/papers';
import type { UploadRefusal } from '@domain/documents/upload';
import type { Side } from '@domain/proofs/proof';
import { fieldsCopy } from './fields';
import { weight } from './weight';

const required: Readonly<Record<ProofCategory, string>> = {
  identity: 'Veuillez ajouter un justificatif d’identité.',
  address: 'Veuillez ajouter un justificatif d’adresse.',
  income: 'Veuillez ajouter un justificatif de revenu.',
};

const refusals: Readonly<Record<Exclude<UploadRefusal, 'missing'> | NotReady, string>> = {
  empty: 'Ce fichier est vide. Choisissez-en un autre.',
  format: 'Ce format n’est pas accepté. Choisissez une photo (JPEG, PNG) ou un PDF.',
  'not-resizable': 'Cette image ne peut pas être lue. Prenez une nouvelle photo ou choisissez un autre fichier.',
  'pdf-too-large': 'Ce PDF dépasse 2\u00a0Mo. Choisissez un fichier plus léger, ou prenez le document en photo.',
  'total-too-large': 'Vos fichiers dépassent 4\u00a0Mo ensemble. Remplacez l’un d’eux par un fichier plus léger.',
  'locked-pdf': 'Ce PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe, ou prenez le document en photo.',
  'broken-pdf': 'Ce PDF est incomplet ou abîmé. Téléchargez-le à nouveau, ou prenez le document en photo.',
  heic: 'Ce format de photo (HEIC) ne se lit pas dans ce navigateur. Prenez la photo depuis cette page, ou enregistrez-la en JPEG.',
  'too-many-pixels': 'Cette image est trop grande pour être lue ici. Prenez une photo avec votre téléphone.',
};

const sideTitle: Readonly<Record<Side, string>> = { FRONT: 'Recto', BACK: 'Verso', SINGLE: 'Votre document' };

export const uploadCopy = {
  title: {
    identity: { individual: 'Votre pièce d’identité', TIT: 'La pièce d’identité du titulaire', COT: 'La pièce d’identité du co-titulaire' },
    address: {
      individual: 'Votre justificatif d’adresse',
      TIT: 'Le justificatif d’adresse du titulaire',
      COT: 'Le justificatif d’adresse du co-titulaire',
    },
    income: {
      individual: 'Votre justificatif de revenu',
      TIT: 'Le justificatif de revenu du titulaire',
      COT: 'Le justificatif de revenu du co-titulaire',
    },
  },
  intro: {
    identity: 'Posez le document à plat, à la lumière du jour. Les quatre coins doivent se voir.',
    address: 'Un document de moins d’un an, à votre nom, avec votre adresse.',
    income: 'Un bulletin de salaire de moins de 3 mois, ou votre dernier avis d’imposition.',
  },
  which: 'Quel document allez-vous ajouter\u202f?',
  whichRequired: fieldsCopy.select,
  sideTitle,
  formats: 'Photo ou PDF. Un PDF fait 2\u00a0Mo au plus, l’ensemble 4\u00a0Mo au plus.',
  photo: 'Prendre une photo',
  photoMore: (side: string) => ` (${side})`,
  file: 'Choisir un fichier',
  fileAgain: 'Remplacer le fichier',
  drop: 'ou glissez-le ici',
  remove: 'Retirer',
  removeMore: (name: string) => ` ${name}`,
  weight: (type: string, bytes: number) => `${type === 'application/pdf' ? 'PDF' : 'Photo'}, ${weight(bytes)}`,
  oneAtATime: 'Ajoutez un seul fichier à la fois.',
  preparing: 'Préparation du fichier…',
  given: (name: string) => `Ajouté\u00a0: ${name}`,
  preview: (side: string) => `Aperçu\u00a0: ${side}`,
  required,
  refusals,
  incomeMissing: 'Votre justificatif de revenu manque encore. Ajoutez-le pour continuer.',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  progress: (percent: number) => `${percent}\u00a0% envoyés`,
  cancel: 'Annuler l’envoi',
  cancelled: 'L’envoi est annulé. Votre fichier est toujours là\u00a0: vous pouvez l’envoyer à nouveau.',
  cut: 'L’envoi a été interrompu. Votre fichier est toujours là\u00a0: vous pouvez l’envoyer à nouveau.',
  reuse: {
    text: 'Vous avez déjà donné un avis d’imposition pour votre adresse. Il peut servir aussi pour votre revenu.',
    button: 'Utiliser le même avis',
  },
  chosen: (paper: string, sides: number) => `${paper}\u00a0: ${sides > 1 ? 'le recto, puis le verso' : 'la page avec la photo'}.`,
  otherDocument: 'Choisir une autre pièce',
  received: {
    failed: {
      title: 'Ce document est à revoir',
      text: 'Voyez pourquoi et ce que vous pouvez faire.',
      follow: 'Voir le résultat',
    },
    under: {
      title: 'Document déjà envoyé',
      text: 'Nous l’avons bien reçu.',
      follow: 'Voir où en est l’analyse',
    },
    replace: 'En ajouter un autre',
  },
  why: {
    title: 'Ce que devient votre document',
    text: 'Les photos sont allégées et débarrassées de leurs données cachées (lieu, appareil) avant de partir. Elles ne servent qu’à vérifier votre dossier.',
  },
} as const;
