import { columns } from '../columns';
import { informationCopy as omc } from '../information';

/** The same on both pages that ask it. D-89 */
export const oneName = { ...omc.oneName, individual: 'La pièce d’identité du client ne porte qu’un nom' } as const;

/** ADV-02, D-47 */
export const informationWords = columns(omc, {
  ...omc,
  title: { ...omc.title, individual: 'Les coordonnées du client' },
  lastName: { ...omc.lastName, hint: 'Le nom d’usage, comme sur la pièce d’identité' },
  oneName,
  email: { ...omc.email, hint: 'Format nom@domaine.fr\u00a0: le client y reçoit le lien de son dossier' },
  mobile: { ...omc.mobile, hint: 'Numéro français commençant par 06 ou 07\u00a0: le client y reçoit un code quand il ouvre son dossier' },
  marketing: 'Le client accepte de recevoir par e-mail et SMS des offres de la banque',
  used: {
    text: 'Une demande est déjà ouverte avec ce numéro. Le client peut la reprendre, ou le dossier se reprend depuis le poste conseiller.',
    link: '',
  },
  create: 'Créer le dossier',
  creating: 'Création du dossier…',
  why: {
    title: 'Ce que le client reçoit',
    text: 'Un e-mail avec le lien de son dossier, une fois le dossier transmis. Un code par SMS lui est demandé quand il l’ouvre\u00a0: c’est lui qui prouve son mobile.',
  },
});
