import { byReader } from '@ui/copy/byReader';
import { fieldsMessages } from './fields';

export type { Whose } from '../byWhose';

/** Messages shared by the forms of the file. */
const client = {
  intro: fieldsMessages.intro,
  typeAhead: 'Tapez les premières lettres, puis choisissez dans la liste',
  country: 'Choisissez le pays dans la liste.',
  next: 'Continuer',
  backToRecap: 'Enregistrer et revenir au récapitulatif',
  checkedAgain: {
    title: 'Une correction relance la vérification',
    text: 'Si le nom, la date de naissance ou l’adresse change, un conseiller vérifie à nouveau le dossier. Le récapitulatif s’affiche ensuite, et la signature vient après.',
  },
  saving: 'Enregistrement…',
  loading: 'Chargement des listes…',
  missed: 'Une liste n’a pas pu s’afficher. Ce qui est saisi est conservé.',
  again: 'Réessayer',
  choose: 'Sélectionnez',
} as const;

/** ADV-02, D-47 */
export const dossierFormMessages = byReader(client, {
  ...client,
  checkedAgain: {
    ...client.checkedAgain,
    text: 'Si le nom, la date de naissance ou l’adresse du client change, un collègue vérifie à nouveau le dossier. Le récapitulatif s’affiche ensuite, et la signature vient après.',
  },
});
