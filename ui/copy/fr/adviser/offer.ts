import { columns } from '../columns';
import { offerCopy as omc } from '../offer';

/** ADV-02, D-47 */
export const offerWords = columns(omc, {
  ...omc,
  title: { ...omc.title, individual: { ...omc.title.individual, TIT: 'La carte du client' } },
  intro: 'Toutes sont à débit immédiat. Rien n’est définitif avant la confirmation de l’offre.',
  loading: 'L’offre se prépare…',
  failed: 'L’offre n’a pas pu s’afficher.',
  empty: 'Aucune carte ne peut être proposée ici pour le moment.',
  yourChoice: 'Choix du client',
});
