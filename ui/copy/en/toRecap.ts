import type { Wording } from '../byReader';
import type * as fr from '../fr/toRecap';

/** The way back to the summary, before the signature. D-108 */
export const toRecapMessages: Wording<typeof fr.toRecapMessages> = {
  open: 'Go back to the summary',
  title: 'Go back to the summary?',
  unsigned: 'You have not signed anything yet. Your agreement to the terms will be cancelled and we will ask for it again.',
  correct: 'You will be able to correct your answers and your plan before you continue.',
  read: 'You will be able to read the application again and report an error before you continue.',
  going: 'Going back to the summary…',
  stay: 'Stay on this page',
};
