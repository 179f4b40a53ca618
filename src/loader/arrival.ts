/** The code of an identity provider leaves the address bar before any other request; what came with it is returned. RTE-01, X07 */
export const takeArrival = (): string => {
  const { search, pathname } = location;
  if (!/[?&](code|error)=/.test(search)) return '';
  history.replaceState(history.state, '', pathname);
  return search;
};

/** The markup in the page is the home screen's: true where somebody stands elsewhere, so that it is not shown to them. STP-12 */
export const standsElsewhere = (base: string, arrival: string): boolean => {
  if (arrival || location.pathname !== `${base}main`) return true;
  try {
    const answers = sessionStorage.getItem('omc.answers');
    return sessionStorage.getItem('omc.session') !== null || (answers !== null && !answers.includes('"step":"home"'));
  } catch {
    return false; // a browser that keeps nothing: nobody can stand elsewhere
  }
};
