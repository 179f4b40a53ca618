import { columns } from '../columns';
import { summaryCopy as omc } from '../summary';

/** ADV-02, D-47 */
export const summaryWords = columns(omc, {
  ...omc,
  person: { ...omc.person, individual: 'Le client' },
  contactFixed: 'Le mobile identifie le dossier\u00a0: il ne se change pas ici.',
  agency: { ...omc.agency, title: 'L’agence choisie' },
  offer: {
    ...omc.offer,
    title: 'L’offre choisie',
    fixed: 'L’offre est enregistrée.',
    removed: 'L’adresse du client est hors de France métropolitaine\u00a0: l’Offre Jeunes est retirée.',
    missing: 'L’offre du client se charge.',
  },
});
