import { usualPath } from '@domain/journey/usualPath';
import type { Entry } from './boot';
import { keptInTab } from './tab';

const KEPT = 'omc.arrival';

/** The minimal application keeps no code over a reload. */
export const keepsArrival = ({ modules }: Pick<Entry, 'modules'>): boolean => modules.some(name => name.startsWith('main'));

/**
 * Brings the address to its usual form, removes the identity provider's code or a wallet's from it before any other request, and returns
 * its query, also from before a reload: the tab stores it until the code is used. D-112, RTE-01, X07, D-58, XTR-38
 */
export const takeArrival = (entry: Pick<Entry, 'modules'>): string => {
  const { search, pathname, hash } = location;
  const keeps = keepsArrival(entry);
  const query = (keeps ? /[?&](response_code|code|error)=/ : /[?&](code|uuid)=/).test(search) ? search : '';
  const usual = usualPath(pathname);
  if (query || usual !== pathname) history.replaceState(history.state, '', usual + (query ? '' : search) + hash);
  return keeps ? keptInTab(KEPT, query) : query;
};

/**
 * True where the person is beyond the home screen, so that the home screen's HTML stays hidden. An adviser sees it only with a session.
 * STP-12, D-47
 */
export const standsElsewhere = ({ base, variant }: Pick<Entry, 'base' | 'variant'>, arrival: string): boolean => {
  if (arrival || variant.startsWith('mdc') || location.pathname !== `${base}main`) return true;
  try {
    const atHome = '"step":"home"';
    return sessionStorage.getItem('omc.session') !== null || !(sessionStorage.getItem('omc.answers') ?? atHome).includes(atHome);
  } catch {
    return false; // without storage nobody can be beyond the home screen
  }
};
