import { freshness } from '@domain/documents/papers';
import { ageOf } from '../ages';
import { columns } from '../columns';
import { uploadCopy as omc } from '../upload';
import { hostedWords } from './hosted';

const { ways } = omc.without;

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
    address: `Un document de moins ${ageOf(freshness.address)}, au nom du client, avec son adresse.`,
    income: `Un bulletin de salaire de moins ${ageOf(freshness.payslip)}, ou le dernier avis d’imposition du client.`,
  },
  which: 'Quel document le client donne-t-il\u202f?',
  incomeMissing: 'Le justificatif de revenu du client manque encore.',
  reuse: { ...omc.reuse, text: 'Le client a déjà donné un avis d’imposition pour son adresse. Il peut servir aussi pour son revenu.' },
  received: { ...omc.received, under: { ...omc.received.under, text: 'La banque l’a bien reçu.' } },
  without: {
    ...omc.without,
    summary: 'Le client n’a pas ce document',
    ways: {
      identity: [
        ...ways.identity.slice(0, 1),
        {
          title: 'Perdue, volée ou en renouvellement',
          text: 'Le dossier se reprend quand le client a la nouvelle. L’ancienne peut aussi être ajoutée\u00a0: elle sera contrôlée.',
        },
      ],
      address: [...ways.address.slice(0, 1), { title: hostedWords.mdc.title, text: hostedWords.mdc.text }],
      income: [
        {
          title: 'Un autre papier',
          text: 'Le dernier avis d’imposition du client remplace le bulletin de salaire, même s’il n’y a pas d’impôt à payer.',
        },
        {
          title: 'Études, recherche d’emploi, foyer des parents',
          text: 'Ajoutez l’avis d’imposition où le revenu du client est déclaré. Si le nom n’est pas le sien, continuez avec ce document\u00a0: il sera contrôlé.',
        },
      ],
    },
    adviser: {
      ...omc.without.adviser,
      text: 'Le dossier reste ouvert\u00a0: le document peut être ajouté plus tard.',
      button: 'Prendre rendez-vous',
      kept: (day: string) => `Le dossier est gardé jusqu’au ${day}\u00a0: rien n’est perdu.`,
    },
  },
  why: {
    title: 'Ce que devient le document',
    text: 'Les photos sont allégées et débarrassées de leurs données cachées (lieu, appareil) avant de partir. Elles ne servent qu’à vérifier le dossier du client.',
  },
});
