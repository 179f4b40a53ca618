import countries from 'i18n-iso-countries';

/** Codes that travel documents print and ISO 3166-1 does not have (ICAO 9303, part 3). */
const ofDocuments: Readonly<Record<string, string>> = { D: 'DE', RKS: 'XK', GBD: 'GB', GBN: 'GB', GBO: 'GB', GBP: 'GB', GBS: 'GB' };

/** The two letters of a country as documents code it; empty: it is no country. */
export const alpha2Of = (code: string): string =>
  (Object.hasOwn(ofDocuments, code) ? ofDocuments[code] : countries.alpha3ToAlpha2(code)) ?? '';
