import type { Entry } from './boot';

/** The code of an identity provider leaves the address bar before any other request; what came with it is returned. RTE-01, X07 */
export const takeArrival = (): string => {
  const { search, pathname } = location;
  if (!/[?&](code|error)=/.test(search)) return '';
  history.replaceState(history.state, '', pathname);
  return search;
};

/** The markup in the page is the home screen's: true where somebody stands elsewhere, so that it is not shown to them; an adviser's is shown to who is connected alone. STP-12, D-47 */
export const standsElsewhere = ({ base, variant }: Pick<Entry, 'base' | 'variant'>, arrival: string): boolean => {
  if (arrival || variant.startsWith('mdc') || location.pathname !== `${base}main`) return true;
  try {
    const answers = sessionStorage.getItem('omc.answers');
    return sessionStorage.getItem('omc.session') !== null || (answers !== null && !answers.includes('"step":"home"'));
  } catch {
    return false; // a browser that keeps nothing: nobody can stand elsewhere
  }
};
