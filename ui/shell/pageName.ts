import type { AddressedPage } from '@ui/routes/addressedPages';

/** The specification's names of the pages that have an address of their own; never the address itself, which anybody may write. RTE-10, OBS-01 */
const named = [
  [/^\/resume$/, 'ResumePage'],
  [/^\/redirect$/, 'RedirectPage'],
  [/^\/session-inactive$/, 'InactivityPage'],
  [/^\/accessibilite$/, 'AccessibilityPage'],
  [/^\/error\/[^/]+$/, 'ErrorPage'],
  [/^\/[^/]+$/, 'InformationPage'],
] as const satisfies readonly (readonly [RegExp, AddressedPage])[];

/** Undefined: an address that leads elsewhere at once. */
export const pageName = (pathname: string): AddressedPage | undefined => named.find(([address]) => address.test(pathname))?.[1];
