import type { Wording } from '../byReader';
import type * as fr from '../fr/beforeScripts';
import { oldestBrowser } from '../oldestBrowser';

/** Text of the page without JavaScript, and of the page whose scripts fail to load. LOD-05 */
export const beforeScriptsMessages: Wording<typeof fr.beforeScriptsMessages> = {
  withoutScripts:
    'To open an account online, turn on JavaScript in your browser. You can also call us, or book an appointment at a branch.',
  phone: number => `Call ${number.replace(/ /g, '\u00a0')}`,
  appointment: 'Book an appointment at a branch',
  tooOld: {
    title: 'Your browser is too old',
    which: browsers =>
      `To open an account online, update your browser, or open this page in another one. You need at least ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(browsers.map(oldestBrowser))}.`,
    else: 'You can also call us, or book an appointment at a branch.',
  },
  locale: 'en-GB',
  wrongDate: 'The clock of this device is wrong: it says {device}. This page goes by the bank’s time: {bank}.',
  failure: 'Something went wrong while the page was loading. Try again later.',
  again: 'Try again',
};
