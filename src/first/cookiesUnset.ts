import { shellMessages } from '@ui/copy/fr/shell';
import { COOKIES_SAID } from '@ui/shell/Footer';

/** The footer's button, on every page. */
const MANAGE = '#gerer-mes-cookies';

/** Answers the cookies button where the consent script failed to load: the page sets nothing that needs consent. OBS-02, XTR-40 */
export const sayCookiesUnset = (): void =>
  document.addEventListener('click', ({ target }) => {
    const liveRegion = document.getElementById(COOKIES_SAID);
    if (liveRegion && target instanceof Element && target.closest(MANAGE)) liveRegion.textContent = shellMessages.cookiesUnset;
  });
