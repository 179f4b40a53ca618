import { columns } from '../columns';
import { uploadCopy as omc } from '../upload';

/** ADV-02, D-47 */
export const uploadWords = columns(omc, {
  ...omc,
  title: {
    identity: { ...omc.title.identity, individual: 'La pièce d’identité du client' },
    address: { ...omc.title.address, individual: 'Le justificatif d’adresse du client' },
    income: { ...omc.title.income, individual: 'Le justificatif de revenu du client' },
  },
  intro: {
    ...omc.intro,
    identity: 'Le document à plat, à la lumière du jour. Les quatre coins doivent se voir.',
    address: 'Un document de moins d’un an, au nom du client, avec son adresse.',
    income: 'Un bulletin de salaire de moins de 3 mois, ou le dernier avis d’imposition du client.',
  },
  which: 'Quel document le client donne-t-il\u202f?',
  incomeMissing: 'Le justificatif de revenu du client manque encore.',
  reuse: { ...omc.reuse, text: 'Le client a déjà donné un avis d’imposition pour son adresse. Il peut servir aussi pour son revenu.' },
  received: { ...omc.received, under: { ...omc.received.under, text: 'La banque l’a bien reçu.' } },
  without: {
    ...omc.without,
    summary: 'Le client n’a pas ce document',
    adviser: {
      ...omc.without.adviser,
      text: 'Le dossier reste ouvert\u00a0: le document peut être ajouté plus tard.',
      kept: (day: string) => `Le dossier est gardé jusqu’au ${day}\u00a0: rien n’est perdu.`,
    },
  },
  why: { ...omc.why, title: 'Ce que devient le document' },
});
