import { ASKED } from '@domain/brand/asked';
import type { Entry } from './boot';

const KEPT = 'omc.language';

/**
 * The query that the page is to reload with, '' where it stays: `?lang=` comes first and becomes the tab's choice; an
 * unknown one changes nothing. Without a choice the browser's languages decide, where the configuration lets them. XTR-12, D-75
 */
export const queryInLanguage = ({
  language,
  languages,
  languageOfBrowser,
}: Pick<Entry, 'language' | 'languages' | 'languageOfBrowser'>): string => {
  const query = new URLSearchParams(location.search);
  const known = (name: string | null): name is string => languages.indexOf(name || '') >= 0;
  const asked = query.get(ASKED);
  let kept: string | null = null;
  try {
    if (known(asked)) sessionStorage.setItem(KEPT, asked);
    kept = sessionStorage.getItem(KEPT);
  } catch {
    // a browser that refuses storage
  }
  const chosen = [asked, kept, ...(languageOfBrowser ? navigator.languages.map(name => name.slice(0, 2)) : [])].filter(known)[0];
  if (!chosen || chosen === language || chosen === asked) return '';
  query.set(ASKED, chosen);
  return `?${query.toString()}`;
};

/** The history entry keeps its state. STP-12 */
export const reloadWith = (query: string): void => {
  history.replaceState(history.state, '', query);
  location.reload();
};
