/** As a browser writes the origin of a message: no path, no port that is the protocol's own. X25 */
export const isOrigin = (text: string): boolean => {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
};

/** Parsed and written anew, without its query. */
const normal = (address: string, base: string): string => new URL(address, base).href.replace(/[?#].*/, '');

/** Encoded dots, slashes and percent signs, and `\`, in the path: servers read them differently. */
const AMBIGUOUS = /^[^?#]*(\\|%(2[5ef]|5c))/i;

/**
 * The address, where it is one of `places` or lies below one that ends with a slash; the query is free. Both are normal: what differs in
 * protocol, user-info, host or port differs before the path. Throws a TypeError for any other, as `URL` does for what is none. X02, X20
 */
export const allowedAddress = (address: string, places: readonly string[], base: string): string => {
  const asked = normal(address, base);
  const isBelow = (place: string): boolean => {
    const allowed = normal(place, base);
    return allowed.endsWith('/') ? asked.startsWith(allowed) : asked === allowed;
  };
  if (AMBIGUOUS.test(address) || !places.some(isBelow)) throw new TypeError(address);
  return address;
};
