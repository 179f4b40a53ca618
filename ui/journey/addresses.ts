import type { Destination } from '@domain/errors/destination';

/** The address of a page after a refusal or an end: /error/{type} or /{type}. RTE-04, RTE-06 */
export const pageAddress = (destination: Destination): string => `/${destination.replace('information/', '')}`;
