import { CONSENT_MONTHS } from '@domain/session/consent';
import type { Wording } from '../byReader';
import type * as fr from '../fr/consent';

/** Cookie consent: 'accept' and 'refuse' have equal weight; each purpose is explained. OBS-02, D-22, D-33 */
export const consentMessages: Wording<typeof fr.consentMessages> = {
  title: 'Your choices about cookies',
  text: 'If you agree, we measure the steps where people stop, so that we can improve them. We do not pass on your name, your answers or your documents.',
  refuse: 'Refuse all',
  accept: 'Accept all',
  choose: 'Customise',
  panel: {
    title: 'Manage my cookies',
    text: `We keep your choice for ${CONSENT_MONTHS} months. You can change it at any time: “Manage my cookies” is at the bottom of the pages, or in “Need help?” on a phone.`,
    necessary: {
      name: 'Needed for the service',
      text: 'They keep your session and this choice. They do not need your agreement.',
    },
    audience: {
      name: 'Audience measurement',
      text: 'The name and number of the steps shown, and the name and family of the first card offered, with nothing that identifies you.',
    },
    none: 'No cookie that needs your agreement is used here.',
    save: 'Save my choice',
    close: 'Close',
    policy: 'Cookie policy',
  },
  saved: 'Your choice is saved.',
};
