import { ASKED } from '@domain/brand/asked';
import type { Entry } from './boot';
import { keptInTab } from './tab';

const KEPT = 'omc.language';

/**
 * The address that the page is to reload at, undefined where it stays: `?lang=` comes first and becomes the tab's choice; an
 * unknown one changes nothing. Without a choice the browser's languages decide, where the configuration lets them. XTR-12, D-75
 */
export const addressInLanguage = ({ languages, languageOfBrowser }: Pick<Entry, 'languages' | 'languageOfBrowser'>): URL | undefined => {
  const address = new URL(location.href);
  const { lang } = document.documentElement;
  const asked = address.searchParams.get(ASKED);
  const kept = keptInTab(KEPT, asked === lang ? lang : '');
  const wanted = [kept, ...(languageOfBrowser ? navigator.languages.map(name => name.slice(0, 2)) : [])];
  const chosen = wanted.find(name => languages.indexOf(name) >= 0);
  if (!chosen || chosen === lang || chosen === asked) return undefined;
  address.searchParams.set(ASKED, chosen);
  return address;
};

/** The history entry keeps its state. STP-12 */
export const reloadAt = (address: URL): void => {
  history.replaceState(history.state, '', address);
  location.reload();
};
