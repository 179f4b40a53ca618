import { eeaCountries, type AcceptedPapers } from '@domain/proofs/acceptedPapers';
import { alpha2Of } from './countries';
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
const UTOPIA = 'UTO';

const names = new Intl.DisplayNames('fr', { type: 'region' });

/** The French name of a country as documents code it; the code itself where it is none. */
export const countryInWords = (code: string): string => {
  const known = alpha2Of(code);
  if (known !== '') return names.of(known) ?? code;
  return code === UTOPIA ? 'Utopie' : code;
};

/** The countries whose documents of a kind are accepted online. D-127 */
export const acceptedInWords = (kind: PrintedKindName, { cards, passports }: Pick<AcceptedPapers, 'cards' | 'passports'>): string => {
  if (kind === 'PASSPORT' && passports === 'all') return 'un pays reconnu';
  if (kind !== 'PASSPORT' && cards.join() === eeaCountries.join()) return 'un pays de l’Espace économique européen';
  const countries = kind === 'PASSPORT' && passports !== 'all' ? passports : cards;
  return countries.map(code => names.of(code) ?? code).join(', ');
};

export const portraitWords = { true: 'présent', false: 'absent' } as const;
