import { rule } from '@domain/kernel/rule';
import { absentOr, list, oneOf, record, text } from '@domain/kernel/shape';
import { countryCodes } from '@domain/referentials/countryCodes';
import { eeaCountries } from './acceptedPapers';

const france = ['FR'];

export const documentsAcceptedOnline = rule({
  id: 'documents.acceptedOnline',
  requirements: ['PRF-08', 'D-91', 'D-127'],
  title: {
    fr: 'Pièce d’identité acceptée en ligne, ou examinée en agence',
    en: 'Identity document accepted online, or checked at a branch',
  },
  says: {
    fr: 'Une carte d’identité est acceptée en ligne si et seulement si la banque accepte les cartes de son pays. Un passeport l’est si et seulement si la banque accepte les passeports de son pays, ou ceux de tous les pays. Un pays inconnu mène à l’agence.',
    en: 'An identity card is accepted online if and only if the bank accepts the cards of its country. A passport is accepted if and only if the bank accepts the passports of its country, or those of all countries. An unknown country leads to a branch.',
  },
  clauses: [
    ['if and only if the bank accepts the cards of its country', 'an Italian card, by default', 'a Moroccan card, by default'],
    [
      'if and only if the bank accepts the passports of its country, or those of all countries',
      'a Moroccan passport, by default',
      'a Moroccan passport, of a bank that takes French ones',
    ],
  ],
  /** `passports` null: of all countries. */
  input: record({ document: oneOf('CNI', 'PASSPORT'), issuingCountry: text, cards: list(text), passports: absentOr(list(text)) }),
  known: { issuingCountry: ['FR', 'IT', 'MA'], cards: [eeaCountries, france], passports: [null, france] },
  decide: ({ document, issuingCountry, cards, passports }): 'online' | 'agency' => {
    const accepted = document === 'CNI' ? cards : (passports ?? countryCodes);
    return accepted.includes(issuingCountry) ? 'online' : 'agency';
  },
  examples: [
    ['an Italian card, by default', { document: 'CNI', issuingCountry: 'IT', cards: eeaCountries, passports: null }, 'online'],
    ['a Moroccan passport, by default', { document: 'PASSPORT', issuingCountry: 'MA', cards: eeaCountries, passports: null }, 'online'],
    ['a Moroccan card, by default', { document: 'CNI', issuingCountry: 'MA', cards: eeaCountries, passports: null }, 'agency'],
    ['a Swiss card, by default', { document: 'CNI', issuingCountry: 'CH', cards: eeaCountries, passports: null }, 'agency'],
    ['a Norwegian card, by default', { document: 'CNI', issuingCountry: 'NO', cards: eeaCountries, passports: null }, 'online'],
    ['a passport of Kosovo, by default', { document: 'PASSPORT', issuingCountry: 'XK', cards: eeaCountries, passports: null }, 'online'],
    ['a passport of no country', { document: 'PASSPORT', issuingCountry: 'UTO', cards: eeaCountries, passports: null }, 'agency'],
    ['a card without a country', { document: 'CNI', issuingCountry: '', cards: eeaCountries, passports: null }, 'agency'],
    [
      'a French card, of a bank that takes French ones',
      { document: 'CNI', issuingCountry: 'FR', cards: france, passports: france },
      'online',
    ],
    [
      'an Italian card, of a bank that takes French ones',
      { document: 'CNI', issuingCountry: 'IT', cards: france, passports: france },
      'agency',
    ],
    [
      'a Moroccan passport, of a bank that takes French ones',
      { document: 'PASSPORT', issuingCountry: 'MA', cards: france, passports: france },
      'agency',
    ],
  ],
});
