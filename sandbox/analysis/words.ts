import type { CardSide, PrintedKindName } from './kinds';

/** French names, for the client, of the data that the analysis read and expected. XTR-02 */
export const kindWords: Readonly<Record<PrintedKindName, string>> = {
  CNI: 'Carte d’identité',
  PASSPORT: 'Passeport',
  ELECTRICITY: 'Facture d’électricité',
  GAS: 'Facture de gaz',
  INTERNET: 'Facture d’accès à internet',
  MOBILE: 'Facture de téléphone mobile',
  TAX_NOTICE: 'Avis d’impôt sur les revenus',
  PAYSLIP: 'Bulletin de salaire',
};

const sideWords: Readonly<Record<CardSide, string>> = { FRONT: 'recto', BACK: 'verso' };

export const sidesInWords = (sides: readonly CardSide[]): string => sides.map(side => sideWords[side]).join(' et ');

/** Utopia is the specimens' country (ICAO 9303). */
const countries: Readonly<Record<string, string>> = { FRA: 'France', UTO: 'Utopie' };

/** The French name of a country's three-letter code; the code itself where the table has none. */
export const countryInWords = (code: string): string => (Object.hasOwn(countries, code) ? countries[code] : undefined) ?? code;

export const portraitWords = { true: 'présent', false: 'absent' } as const;
