/** A text as an address. Undefined: it is not one. Chrome before 120 and Safari before 17 have no `URL.canParse`. D-121 */
export const addressIn = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/** An origin in the browser's serialisation, as `MessageEvent.origin` has it: no path, no default port. X25 */
export const isOrigin = (text: string): boolean => addressIn(text)?.origin === text;

/** The normalised address, without query or fragment. */
const normal = (address: string, base: string): string => new URL(address, base).href.replace(/[?#].*/, '');

/** A path with `\` or with encoded dots, slashes or percent signs: servers interpret these differently. */
const AMBIGUOUS = /^[^?#]*(\\|%(2[5ef]|5c))/i;

/**
 * Returns `address` if it equals one of `places`, or lies below a place that ends with a slash; any query is allowed. Compares normalised
 * addresses, so another protocol, user-info, host or port never matches. Throws a TypeError for any other address, as `URL` does for text
 * that is no address. X02, X20
 */
export const allowedAddress = (address: string, places: readonly string[], base: string): string => {
  const target = normal(address, base);
  const isBelow = (place: string): boolean => {
    const allowed = normal(place, base);
    return allowed.endsWith('/') ? target.startsWith(allowed) : target === allowed;
  };
  if (AMBIGUOUS.test(address) || !places.some(isBelow)) throw new TypeError(address);
  return address;
};
