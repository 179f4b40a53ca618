import type { InformationPage } from '@domain/errors/destination';
import { byReader } from '../byReader';
import { errorsMessages } from './errors';

/** Pages at /{type}, by slug. RTE-06, D-31 */
const client = {
  pages: {
    termine: {
      title: 'Votre demande est terminée',
      text: 'Votre dossier est créé\u00a0: il n’y a plus rien à compléter ici. Retrouvez votre compte dans l’espace client.',
    },
    'delai-depasse': {
      title: errorsMessages.omc.pages.purged.title,
      text: 'Votre dossier a été effacé. Contactez un conseiller, ou commencez une nouvelle demande.',
    },
    'suite-non-favorable': {
      title: errorsMessages.omc.pages.excluded.title,
      text: 'Un conseiller peut étudier votre situation en agence.',
    },
    finalize: {
      title: 'L’étude de votre demande continue',
      text: 'Vous n’avez rien à faire\u00a0: nous vous prévenons par SMS et par e-mail dès qu’elle est terminée.',
    },
    completed: { title: 'Votre compte est ouvert', text: 'Retrouvez-le dans l’espace client.' },
  } satisfies Record<InformationPage, { readonly title: string; readonly text: string }>,
  unknown: { title: 'Cette page n’existe pas', text: 'L’adresse est peut-être incomplète. Votre demande, elle, est conservée.' },
} as const;

const { finalized, purged, excluded } = errorsMessages.mdc.pages;

/** RTE-06, D-31, D-47 */
export const informationPageMessages = byReader(client, {
  pages: {
    termine: { title: finalized.title, text: finalized.text },
    'delai-depasse': { title: purged.title, text: `${purged.text} ${purged.next}` },
    'suite-non-favorable': { title: excluded.title, text: excluded.next },
    finalize: {
      title: 'L’étude du dossier continue',
      text: 'Il n’y a rien à faire\u00a0: le client est prévenu par SMS et par e-mail dès qu’elle est terminée.',
    },
    completed: {
      title: 'Le compte du client est ouvert',
      text: 'Vous le retrouvez à votre poste, et le client le voit dans son espace client.',
    },
  },
  unknown: { ...client.unknown, text: 'L’adresse est peut-être incomplète. Le dossier du client, lui, est conservé.' },
});
