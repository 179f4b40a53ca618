import { NamedError } from '@domain/kernel/namedError';
import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import type { Both } from '@domain/kernel/says';
import { featuresInWords } from './cardsInWords';
import { cardNumbers, catalogue, type CardName } from './contracts';

/**
 * A card's default features, where the bank does not send them. Limits in euros over 7 days; `trip` and `loss`: insured amounts in euros,
 * null: not insured.
 */
export interface CardFacts {
  readonly name: CardName;
  readonly payment: number;
  readonly internet: number;
  readonly withdrawal: number;
  readonly trip: number | null;
  readonly loss: number | null;
  readonly onlineShopping: boolean;
  readonly thirdPartyLiability: boolean;
  readonly medicalAssistance: boolean;
  readonly medicalExpenses: boolean;
  readonly budgetManagement: boolean;
  readonly cashback: boolean;
  readonly immediateDebit: boolean;
}

const onEveryCard = {
  trip: null,
  loss: null,
  onlineShopping: false,
  thirdPartyLiability: false,
  medicalAssistance: true,
  medicalExpenses: true,
  budgetManagement: true,
  cashback: true,
  immediateDebit: true,
} as const;

/** The card catalogue. OFR-07, OFR-08, OFR-09 */
const cards: { readonly [Name in CardName]: CardFacts & { readonly name: Name } } = {
  MASTERCARD: { ...onEveryCard, name: 'MASTERCARD', payment: 1_300, internet: 1_300, withdrawal: 300 },
  ACCESS_MASTERCARD: {
    ...onEveryCard,
    name: 'ACCESS_MASTERCARD',
    payment: 1_600,
    internet: 1_600,
    withdrawal: 500,
    onlineShopping: true,
  },
  GOLD_MASTERCARD: {
    ...onEveryCard,
    name: 'GOLD_MASTERCARD',
    payment: 3_100,
    internet: 3_100,
    withdrawal: 1_500,
    trip: 5_000,
    loss: 850,
    onlineShopping: true,
    thirdPartyLiability: true,
  },
};

/** A card of ours by its number in the catalogue; undefined: another product. */
export const knownCard = (catalogNumber: string | undefined): CardFacts | undefined =>
  Object.values(cards).find(({ name }) => cardNumbers[name] === catalogNumber);

/** The default features of a card; throws UNKNOWN_CARD for a number outside the catalogue. OFR-14 */
export const cardOf = (catalogNumber: string): CardFacts => {
  const facts = knownCard(catalogNumber);
  if (facts === undefined) throw new NamedError('UNKNOWN_CARD', catalogNumber);
  return facts;
};

type Feature = Exclude<keyof CardFacts, 'name' | 'payment' | 'internet' | 'withdrawal'>;

const features: Readonly<Record<Feature, Both>> = {
  immediateDebit: { fr: 'débit immédiat', en: 'immediate debit' },
  medicalAssistance: { fr: 'assistance médicale', en: 'medical assistance' },
  medicalExpenses: { fr: 'frais médicaux', en: 'medical expenses' },
  budgetManagement: { fr: 'gestion du budget', en: 'budget management' },
  cashback: { fr: 'cashback', en: 'cashback' },
  onlineShopping: { fr: 'achats en ligne', en: 'online shopping' },
  thirdPartyLiability: { fr: 'responsabilité civile', en: 'third-party liability' },
  trip: { fr: 'assurance voyage', en: 'trip insurance' },
  loss: { fr: 'assurance perte', en: 'loss insurance' },
};

const isFeature = (name: string): name is Feature => Object.hasOwn(features, name);

/** Called by the sentence alone, which is not in the browser's bundle (tools/build/rules-for-phones.mjs). */
const included = (): Both =>
  featuresInWords(
    Object.values(cards),
    Object.entries(features).flatMap(([name, words]) => (isFeature(name) ? [[name, words] as const] : [])),
  );

export const offerCard = rule({
  id: 'offer.card',
  requirements: ['OFR-07', 'OFR-08', 'OFR-09', 'OFR-14', 'D-79'],
  title: { fr: 'Ce que chaque carte comprend', en: 'What each card includes' },
  says: {
    fr: `Vaut pour ce que la banque ne dit pas elle-même. Les plafonds sont en euros (leur période : offer.fixed). ${included().fr}`,
    en: `Holds for what the bank itself does not say. Limits are in euros (their period: offer.fixed). ${included().en}`,
  },
  input: record({ catalogNumber: text }),
  known: { catalogNumber: Object.values(catalogue) },
  decide: ({ catalogNumber }) => cardOf(catalogNumber),
  examples: [
    [
      'Mastercard',
      { catalogNumber: '10039' },
      {
        name: 'MASTERCARD',
        payment: 1300,
        internet: 1300,
        withdrawal: 300,
        trip: null,
        loss: null,
        onlineShopping: false,
        thirdPartyLiability: false,
        medicalAssistance: true,
        medicalExpenses: true,
        budgetManagement: true,
        cashback: true,
        immediateDebit: true,
      },
    ],
    [
      'Access Mastercard',
      { catalogNumber: '10497' },
      {
        name: 'ACCESS_MASTERCARD',
        payment: 1600,
        internet: 1600,
        withdrawal: 500,
        trip: null,
        loss: null,
        onlineShopping: true,
        thirdPartyLiability: false,
        medicalAssistance: true,
        medicalExpenses: true,
        budgetManagement: true,
        cashback: true,
        immediateDebit: true,
      },
    ],
    [
      'Gold Mastercard',
      { catalogNumber: '10153' },
      {
        name: 'GOLD_MASTERCARD',
        payment: 3100,
        internet: 3100,
        withdrawal: 1500,
        trip: 5000,
        loss: 850,
        onlineShopping: true,
        thirdPartyLiability: true,
        medicalAssistance: true,
        medicalExpenses: true,
        budgetManagement: true,
        cashback: true,
        immediateDebit: true,
      },
    ],
  ],
  refusals: [
    ['a number of no product', { catalogNumber: '99999' }, 'UNKNOWN_CARD'],
    ['an insurance is no card', { catalogNumber: '10048' }, 'UNKNOWN_CARD'],
    ['without a card', { catalogNumber: 'NONE' }, 'UNKNOWN_CARD'],
    ['a property that every object has', { catalogNumber: 'constructor' }, 'UNKNOWN_CARD'],
  ],
});
