import type { DestinationName, IDENTIFICATION } from '@application/ports/Settings';

const BASE = '/ouvrirmoncompte';

/**
 * Link to an external destination through the redirect page, which resolves the URL: works before the configuration is
 * loaded. RTE-07, D-06
 */
export const redirectHref = (destination: DestinationName | typeof IDENTIFICATION): string => `${BASE}/redirect?vers=${destination}`;

export const accessibilityHref = `${BASE}/accessibilite`;
