import type { DestinationName } from '@application/ports/Settings';

const BASE = '/ouvrirmoncompte';

/** A destination by name, through the page that knows its address: known before any configuration is. RTE-07, D-06 */
export const redirectHref = (destination: DestinationName): string => `${BASE}/redirect?vers=${destination}`;

export const accessibilityHref = `${BASE}/accessibilite`;
