import type * as fr from '../fr/kit';
import type { Wording } from '../byReader';

export const kitMessages: Wording<typeof fr.kitMessages> = {
  back: 'Back',
  busy: 'One moment…',
  newTab: 'opens in a new tab',
  optional: '(optional)',
  onePress: 'Select an answer to continue.',
  why: 'Why?',
  whyFailed: 'We could not show the explanation. Check your connection, then close this line and open it again.',
  rule: (id, requirements) => `Rule ${id} (${requirements.join(', ')})`,
  colon: ': ',
  errorPrefix: 'Error:',
  errorTitlePrefix: 'Error: ',
  errorCount: count => (count > 1 ? `There are ${count} errors to correct` : 'There is 1 error to correct'),
  aside: 'Useful information',
  productTitle: 'Open an account',
  combobox: {
    count: count => (count > 1 ? `${count} results` : count === 1 ? '1 result' : 'No results'),
    none: 'No results',
    more: count => `${count} more: type another letter`,
  },
  stage: { complete: '(done)', ongoing: '(in progress)', upcoming: '(to come)' },
  notice: { info: 'Information', success: 'Done', warning: 'Warning', error: 'Error' },
};
