import type { Entry } from './boot';

const KEPT = 'omc.language';
const ASKED = 'lang';

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
 * unknown one changes nothing. XTR-12, D-75
 */
export const languageToShow = ({ language, languages }: Pick<Entry, 'language' | 'languages'>): string => {
  const asked = new URLSearchParams(location.search).get(ASKED) || '';
  const chosen = kept(languages.indexOf(asked) < 0 ? '' : asked);
  return languages.indexOf(chosen) < 0 || chosen === language || chosen === asked ? '' : chosen;
};

/** The history entry keeps its state. STP-12 */
export const reloadIn = (language: string): void => {
  const query = new URLSearchParams(location.search);
  query.set(ASKED, language);
  history.replaceState(history.state, '', `${location.pathname}?${query.toString()}`);
  location.reload();
};
