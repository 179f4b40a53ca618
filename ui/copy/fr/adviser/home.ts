import { columns } from '../columns';
import { homeCopy as omc } from '../home';

/** ADV-02, D-47 */
export const homeWords = columns(omc, {
  ...omc,
  way: {
    title: 'Le dossier, en trois temps',
    stages: {
      offer: { ...omc.way.stages.offer, text: 'Le type de compte, la carte et les options du client.' },
      file: { ...omc.way.stages.file, text: 'Les justificatifs du client, analysés aussitôt, et quelques questions sur sa situation.' },
      signature: { ...omc.way.stages.signature, text: 'À distance, par le client\u00a0: conditions, vidéo, documents et signature.' },
    },
  },
  papers: {
    ...omc.papers,
    what: {
      identity: { ...omc.papers.what.identity, title: 'L’identité du client' },
      address: { ...omc.papers.what.address, title: 'Son adresse' },
      income: { ...omc.papers.what.income, title: 'Ses revenus' },
    },
  },
});
