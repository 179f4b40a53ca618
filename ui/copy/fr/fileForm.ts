import type { Participant } from '@domain/journey/words';

/** Whose file a page is about: alone, or one of two. */
export type Whose = 'individual' | Participant;

/** Words that the forms of the file share. */
export const fileFormCopy = {
  intro: 'Tous les champs sont obligatoires, sauf mention «\u00a0(facultatif)\u00a0».',
  next: 'Continuer',
  backToRecap: 'Enregistrer et revenir au récapitulatif',
  saving: 'Enregistrement…',
  loading: 'Chargement des listes…',
  missed: 'Une liste n’a pas pu s’afficher. Ce que vous avez saisi est conservé.',
  again: 'Réessayer',
  choose: 'Sélectionnez',
} as const;
