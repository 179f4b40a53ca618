import { fieldsCopy } from './fields';

export const identityChoiceCopy = {
  title: {
    individual: 'Quelle pièce d’identité avez-vous sous la main\u202f?',
    TIT: 'Quelle pièce d’identité pour le titulaire\u202f?',
    COT: 'Quelle pièce d’identité pour le co-titulaire\u202f?',
  },
  hint: 'En cours de validité, l’original en couleurs.',
  twoSides: 'Le recto, puis le verso',
  oneSide: 'La page avec votre photo',
  required: fieldsCopy.select,
  next: 'Continuer',
  why: {
    title: 'Pourquoi cette pièce\u202f?',
    text: 'La loi demande à la banque de vérifier votre identité avant d’ouvrir un compte. Votre document est analysé tout de suite, puis gardé avec votre dossier.',
  },
} as const;
