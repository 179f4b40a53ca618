import { columns } from '../columns';
import { summaryCopy as omc, WHOLE_FILE } from '../summary';

/** ADV-02, D-47 */
export const summaryWords = columns(omc, {
  ...omc,
  person: { ...omc.person, individual: 'Le client' },
  situation: { ...omc.situation, individual: 'La situation du client' },
  mobileFixed: 'Le mobile identifie le dossier\u00a0: il ne se change pas ici.',
  proofs: { ...omc.proofs, title: 'Justificatifs' },
  compared: {
    ...omc.compared,
    differs: (count: number): string =>
      count > 1
        ? `À vérifier avec le client\u00a0: ${count} informations ne sont pas celles qui ont été lues`
        : 'À vérifier avec le client\u00a0: 1 information n’est pas celle qui a été lue',
    same: 'Identique à ce qui a été lu',
  },
  agency: { ...omc.agency, title: 'L’agence choisie' },
  offer: {
    ...omc.offer,
    title: 'L’offre choisie',
    accountFixed: 'Pour un autre type de compte, créer un nouveau dossier.',
    removed: 'L’adresse du client est hors de France métropolitaine\u00a0: l’Offre Jeunes est retirée.',
    missing: 'L’offre du client se charge.',
  },
  whole: { ...omc.whole, title: WHOLE_FILE },
  changing: { ...omc.changing, changed: (total: string): string => `L’offre est à jour. Total mensuel\u00a0: ${total}.` },
  newEmail: { ...omc.newEmail, title: 'Changer l’e-mail du client' },
});
