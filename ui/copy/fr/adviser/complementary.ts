import { columns } from '../columns';
import { complementaryCopy as omc } from '../complementary';

/** ADV-02, D-47 */
export const complementaryWords = columns(omc, {
  ...omc,
  title: { ...omc.title, individual: 'La situation professionnelle et financière du client' },
  employer: { ...omc.employer, hint: 'Vide si le client n’en a pas' },
  why: {
    ...omc.why,
    text: 'La loi demande à la banque de connaître la situation de ses clients. Les réponses du client ne sont pas communiquées à son employeur.',
  },
});
