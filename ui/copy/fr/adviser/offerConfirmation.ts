import { columns } from '../columns';
import { offerConfirmationCopy as omc } from '../offerConfirmation';

/** ADV-02, D-47 */
export const offerConfirmationWords = columns(omc, {
  ...omc,
  title: 'L’offre du client, à confirmer',
  intro: 'Tout peut encore être modifié. Le client s’engage à la signature, pas avant.',
  loading: 'Le récapitulatif de l’offre se prépare…',
  failed: 'Le prix de l’offre n’a pas pu s’afficher. Les choix sont conservés.',
  account: { ...omc.account, title: 'Le compte' },
  holder: { ...omc.holder, alone: 'La carte et l’assurance du client' },
  payment: { ...omc.payment, title: 'Ce que le client paie' },
  confirm: 'Confirmer l’offre',
});
