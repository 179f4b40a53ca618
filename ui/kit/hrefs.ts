import type { DestinationName, IDENTIFICATION } from '@application/ports/Settings';

const BASE = '/ouvrirmoncompte';

/** A destination by name, through the page that knows its address: known before any configuration is. RTE-07, D-06 */
export const redirectHref = (destination: DestinationName | typeof IDENTIFICATION): string => `${BASE}/redirect?vers=${destination}`;

export const accessibilityHref = `${BASE}/accessibilite`;
