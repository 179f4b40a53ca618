/**
 * Fetches a file of the build that has this integrity. A file that arrived damaged stays in the browser's cache for a year: it is asked for
 * once more past the cache. X03, R07
 */
export const fetchChecked = (address: string, integrity: string): Promise<Response> =>
  fetch(address, { integrity }).catch(() => fetch(address, { integrity, cache: 'reload' }));
