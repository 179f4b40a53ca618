import { ASKED } from '@domain/brand/asked';
import type { Entry } from './boot';

const KEPT = 'omc.language';

/** The language chosen in this tab, which `asked` replaces. */
const kept = (asked: string): string => {
  try {
    if (asked) sessionStorage.setItem(KEPT, asked);
    return sessionStorage.getItem(KEPT) || '';
  } catch {
    return asked; // a browser that refuses storage
  }
};

/**
 * The language that the page is to reload in, '' where it stays: `?lang=` comes first and becomes the tab's choice; an
 * unknown one changes nothing. Without a choice the browser's languages decide, where the configuration lets them. XTR-12, D-75
 */
export const languageToShow = ({
  language,
  languages,
  languageOfBrowser,
}: Pick<Entry, 'language' | 'languages' | 'languageOfBrowser'>): string => {
  const known = (name: string): boolean => languages.indexOf(name) >= 0;
  const asked = new URLSearchParams(location.search).get(ASKED) || '';
  const theirs = languageOfBrowser ? navigator.languages.map(name => name.slice(0, 2)).filter(known)[0] : '';
  const chosen = kept(known(asked) ? asked : '') || theirs || '';
  return !known(chosen) || chosen === language || chosen === asked ? '' : chosen;
};

/** The history entry keeps its state. STP-12 */
export const reloadIn = (language: string): void => {
  const query = new URLSearchParams(location.search);
  query.set(ASKED, language);
  history.replaceState(history.state, '', `${location.pathname}?${query.toString()}`);
  location.reload();
};
