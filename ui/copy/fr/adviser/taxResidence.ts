import { columns } from '../columns';
import { taxResidenceCopy as omc } from '../taxResidence';

/** ADV-02, D-47 */
export const taxResidenceWords = columns(omc, {
  ...omc,
  title: { ...omc.title, individual: 'La résidence fiscale du client' },
  resident: { ...omc.resident, legend: { ...omc.resident.legend, individual: 'La résidence fiscale du client est-elle en France\u202f?' } },
  notResident: {
    ...omc.notResident,
    title: 'Le compte ne peut pas s’ouvrir ainsi',
    text: 'L’ouverture à distance demande une résidence fiscale en France. Le dossier du client est conservé.',
  },
});
