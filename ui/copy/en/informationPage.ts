import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/informationPage';
import { errorsMessages } from './errors';

const { purged, excluded } = errorsMessages.omc.pages;

/** Pages at /{type}, by slug. RTE-06, D-31 */
const client: Wording<typeof fr.informationPageMessages.omc> = {
  pages: {
    termine: {
      title: 'Your application is finished',
      text: 'Your application is complete. You have nothing more to fill in here. You can find your account in online banking.',
    },
    'delai-depasse': {
      title: purged.title,
      text: 'Your application has been deleted. Contact an adviser, or start a new application.',
    },
    'suite-non-favorable': {
      title: excluded.title,
      text: 'An adviser can look at your situation at a branch.',
    },
    finalize: {
      title: 'We are still looking at your application',
      text: 'You have nothing to do. We will tell you by SMS and by email as soon as we have finished.',
    },
    completed: { title: 'Your account is open', text: 'You can find it in online banking.' },
  },
  unknown: { title: 'This page does not exist', text: 'The address may be incomplete. Your application is kept.' },
};

export const informationPageMessages: Wording<typeof fr.informationPageMessages> = byReader(client, client);
