import type { Participant } from '@domain/journey/words';
import { byReader } from '@ui/copy/byReader';
import { fieldsMessages } from './fields';

/** The person whose answers a page asks for: the only holder, or one of two. */
export type Whose = 'individual' | Participant;

/** Messages shared by the forms of the file. */
const client = {
  intro: fieldsMessages.intro,
  typeAhead: 'Tapez les premières lettres, puis choisissez dans la liste',
  country: 'Choisissez le pays dans la liste.',
  next: 'Continuer',
  backToRecap: 'Enregistrer et revenir au récapitulatif',
  checkedAgain: {
    title: 'Une correction relance la vérification',
    text: 'Si vous changez votre nom, votre date de naissance ou votre adresse, un conseiller vérifie à nouveau votre dossier. Vous retrouvez ensuite le récapitulatif, et rien n’est signé avant.',
  },
  saving: 'Enregistrement…',
  loading: 'Chargement des listes…',
  missed: 'Une liste n’a pas pu s’afficher. Ce que vous avez saisi est conservé.',
  again: 'Réessayer',
  choose: 'Sélectionnez',
} as const;

/** ADV-02, D-47 */
export const dossierFormMessages = byReader(client, {
  ...client,
  checkedAgain: {
    ...client.checkedAgain,
    text: 'Si vous changez le nom, la date de naissance ou l’adresse du client, un collègue vérifie à nouveau le dossier. Vous retrouvez ensuite le récapitulatif, et rien n’est signé avant.',
  },
});
