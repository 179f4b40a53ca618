import { columns } from '../columns';
import { errorsCopy } from '../errors';
import { informationPageCopy as omc } from '../informationPage';

const { finalized, purged, excluded } = errorsCopy.pages;

/** RTE-06, D-31, D-47 */
export const informationPageWords = columns(omc, {
  pages: {
    termine: { title: finalized.mdc.title, text: finalized.mdc.text },
    'delai-depasse': { title: purged.mdc.title, text: `${purged.mdc.text} ${purged.mdc.next}` },
    'suite-non-favorable': { title: excluded.mdc.title, text: excluded.mdc.next },
    finalize: {
      title: 'L’étude du dossier continue',
      text: 'Il n’y a rien à faire\u00a0: le client est prévenu par SMS et par e-mail dès qu’elle est terminée.',
    },
    completed: {
      title: 'Le compte du client est ouvert',
      text: 'Il se retrouve au poste conseiller, et le client le voit dans son espace.',
    },
  },
  unknown: { ...omc.unknown, text: 'L’adresse est peut-être incomplète. Le dossier du client, lui, est conservé.' },
});
