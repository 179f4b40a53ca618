import type { AddressedPage } from './routes/addressedPages';

/**
 * The specification's names of pages with a URL of their own. Errors and tracking use the name, never the URL, which
 * may contain anything. RTE-10, OBS-01
 */
const named = [
  [/^\/resume$/, 'ResumePage'],
  [/^\/redirect$/, 'RedirectPage'],
  [/^\/session-inactive$/, 'InactivityPage'],
  [/^\/accessibilite$/, 'AccessibilityPage'],
  [/^\/reclamation$/, 'ComplaintPage'],
  [/^\/renoncer$/, 'WithdrawalPage'],
  [/^\/error\/[^/]+$/, 'ErrorPage'],
  [/^\/[^/]+$/, 'InformationPage'],
] as const satisfies readonly (readonly [RegExp, AddressedPage])[];

/** Undefined: the URL redirects. */
export const pageName = (pathname: string): AddressedPage | undefined => named.find(([address]) => address.test(pathname))?.[1];
