import { columns } from '../columns';
import { finalizeCopy as omc } from '../finalize';

/** ADV-02, D-47 */
export const finalizeWords = columns(omc, {
  ...omc,
  progress: {
    title: 'Le compte du client est en cours de création',
    messages: [
      { afterMs: 0, text: 'Tous les documents sont signés. La création prend en général moins d’une minute.' },
      { afterMs: 10_000, text: 'Encore un instant\u00a0: le numéro de compte est attribué.' },
      { afterMs: 30_000, text: 'C’est plus long que d’habitude. Cette page peut être fermée\u00a0: le dossier se retrouve au poste.' },
    ],
  },
  stopped: {
    ...omc.stopped,
    title: 'La création du compte continue',
    text: 'Elle n’est pas encore terminée. Le client est prévenu par SMS et par e-mail dès que le compte est ouvert.',
  },
  ko: {
    ...omc.ko,
    text: 'La signature et le dossier sont conservés. La banque reprend la création\u00a0: le client n’a rien à signer à nouveau, et il est prévenu dès que le compte est ouvert.',
    again: 'Vérifier où en est le compte',
    appointment: 'Prévoir un rendez-vous avec le client',
  },
  done: { ...omc.done, title: 'Le compte du client est créé' },
});
