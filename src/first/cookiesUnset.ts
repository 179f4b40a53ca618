import { shellMessages } from '@messages/shell';
import { CONSENT } from '@ui/shell/consent/place';

/** Answers the cookies buttons where the consent script failed to load: the page sets nothing that needs consent. OBS-02, XTR-40 */
export const sayCookiesUnset = (): void => {
  document.getElementById(CONSENT)?.remove();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const liveRegion = target.closest('[data-cookies]')?.closest('[data-legal]')?.querySelector('[role="status"]');
    if (liveRegion) liveRegion.textContent = shellMessages.cookiesUnset;
  });
};
