import { ASKED, CHOSEN } from '@domain/brand/asked';
import type { Entry } from './boot';
import { keptInTab } from './tab';

/**
 * The language that the page is to reload in, undefined where it stays: `?lang=` comes first and becomes the tab's choice; an unknown one
 * changes nothing. In a history entry that the page has written the tab's choice comes first, because it may be newer than the address.
 * Without a choice the browser's languages decide, where the configuration lets them. XTR-12, D-75
 */
export const languageWanted = ({ languages, languageOfBrowser }: Pick<Entry, 'languages' | 'languageOfBrowser'>): string | undefined => {
  const { lang } = document.documentElement;
  const asked = new URL(location.href).searchParams.get(ASKED);
  const kept = keptInTab(CHOSEN, asked === lang && !history.state ? lang : '');
  const wanted = [kept, ...(languageOfBrowser ? navigator.languages.map(name => name.slice(0, 2)) : [])];
  const chosen = wanted.find(name => languages.includes(name));
  return chosen === lang || chosen === asked ? undefined : chosen;
};

/** The history entry keeps its state. STP-12 */
export const reloadIn = (language: string): void => {
  const address = new URL(location.href);
  address.searchParams.set(ASKED, language);
  history.replaceState(history.state, '', address);
  location.reload();
};
