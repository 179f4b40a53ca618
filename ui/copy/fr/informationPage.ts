import type { InformationPage } from '@domain/errors/destination';
import { errorsCopy } from './errors';

/** Pages of /{type}, by slug. RTE-06, D-31 */
export const informationPageCopy = {
  pages: {
    termine: {
      title: 'Votre demande est terminée',
      text: 'Votre dossier est créé\u00a0: il n’y a plus rien à compléter ici. Retrouvez votre compte dans l’espace client.',
    },
    'delai-depasse': {
      title: errorsCopy.pages.purged.omc.title,
      text: 'Votre dossier a été effacé. Contactez un conseiller, ou commencez une nouvelle demande.',
    },
    'suite-non-favorable': {
      title: errorsCopy.pages.excluded.omc.title,
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
