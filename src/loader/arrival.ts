import type { Entry } from './boot';

const KEPT = 'omc.arrival';

/** What came with the identity provider's code, also of before a reload: the tab keeps it until its exchange was answered. D-58 */
const kept = (search: string): string => {
  try {
    if (search) sessionStorage.setItem(KEPT, search);
    return sessionStorage.getItem(KEPT) || '';
  } catch {
    return search; // a browser that keeps nothing
  }
};

/** The code of an identity provider leaves the address bar before any other request; what came with it is returned. RTE-01, X07 */
export const takeArrival = ({ modules }: Pick<Entry, 'modules'>): string => {
  const { search, pathname } = location;
  const came = /[?&](code|error)=/.test(search) ? search : '';
  const arrival = modules.includes('main') ? kept(came) : came;
  if (came) history.replaceState(history.state, '', pathname);
  return arrival;
};

/** The markup in the page is the home screen's: true where the person is elsewhere, so that it stays hidden; an adviser's is shown with a session alone. STP-12, D-47 */
export const standsElsewhere = ({ base, variant }: Pick<Entry, 'base' | 'variant'>, arrival: string): boolean => {
  if (arrival || variant.startsWith('mdc') || location.pathname !== `${base}main`) return true;
  try {
    const atHome = '"step":"home"';
    return sessionStorage.getItem('omc.session') !== null || !(sessionStorage.getItem('omc.answers') ?? atHome).includes(atHome);
  } catch {
    return false; // a browser that keeps nothing: nobody can stand elsewhere
  }
};
