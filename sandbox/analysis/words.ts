import type { CardSide, PrintedKindName } from './kinds';

/** How the bank names things to the client in what it read and what it expected. XTR-02 */
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

/** Utopia is the country of specimens (ICAO 9303). */
const countries: Readonly<Record<string, string>> = { FRA: 'France', UTO: 'Utopie' };

/** A country by its three letters; the letters themselves where it has no name here. */
export const countryInWords = (code: string): string => (Object.hasOwn(countries, code) ? countries[code] : undefined) ?? code;

export const portraitWords = { true: 'présent', false: 'absent' } as const;
