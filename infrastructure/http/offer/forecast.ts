import { absentOr, boolean, isRecord, number, oneOf, record, text, type Of, type Shape } from '@domain/kernel/shape';
import { flag, participant } from '@domain/kernel/words';
import type { CardOnOffer, Cart } from '@domain/offer/cart';
import { fieldsAt, readableIn, valueAt, type PathIn } from '../../fieldsAt';
import { AMOUNT, MONTHS } from '../forms';
import { byRank, type Ranked } from './anticipation';
import type { AvailableCardWire, OfferWire } from './HttpCarts';

/** What the price on the home page needs of a forecast. */
export type PricedOffer = Pick<Cart, 'cards' | 'operations' | 'socialShares'>;

type FieldsOf<Wire> = Partial<Record<PathIn<Wire>, Shape<unknown>>>;

const yesOrNo: Shape<Of<typeof flag> | boolean> = {
  is: (value): value is Of<typeof flag> | boolean => flag.is(value) || boolean.is(value),
  description: flag.description,
};

/** A number that is written so. */
const written = (expression: string): Shape<number> => ({
  is: (value): value is number => number.is(value) && new RegExp(expression).test(String(value)),
  description: number.description,
});
const amount = written(AMOUNT);

const offerAt = fieldsAt({
  'socialShares.amount.value': amount,
  combinatorialPricings: absentOr(record({})),
} satisfies FieldsOf<OfferWire>);

const cardAt = fieldsAt({
  type: oneOf('CARDS'),
  catalogNumber: text,
  label: text,
  'pricing.amount.value': amount,
  'card.debitType': text,
  'card.displayPriority': number,
  'card.services.immediateDebit': absentOr(yesOrNo),
  rank: absentOr(number),
} satisfies FieldsOf<AvailableCardWire>);

const operationAt = fieldsAt({ catalogContractNumber: text, dueDateQuantity: written(MONTHS) } satisfies FieldsOf<
  OfferWire['commercialOperations'][number]
>);
const participantAt = fieldsAt({ participationType: participant });

type Card = CardOnOffer & Ranked;

const readCard = (value: unknown, combined: unknown): Card | undefined => {
  const card = cardAt(value);
  const participants = readableIn(valueAt(value, 'participants') ?? [], participantAt);
  if (!card || !participants) return undefined;
  const { catalogNumber, label, rank } = card;
  const together = valueAt(combined, `${catalogNumber}.amount.value`);
  const debit = card['card.services.immediateDebit'];
  return {
    catalogNumber,
    label,
    rank,
    listPrice: amount.is(together) ? together : card['pricing.amount.value'],
    debitType: card['card.debitType'],
    priority: card['card.displayPriority'],
    participants: participants.map(({ participationType }) => participationType),
    sentFacts: debit === null ? {} : { immediateDebit: debit === '1' || debit === true },
  };
};

/** The answer with null for each empty text, which says as little. D-48 */
const withNulls = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (Array.isArray(value)) return value.map(withNulls);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withNulls(each)])) : value;
};

/**
 * Reads a forecast as HttpCarts does, without the codecs' library, which takes a phone longer than the home page's price may: it refuses
 * the answer, or leaves a contract out of it, for the same wrong fields, among those that a price needs. XTR-17, D-48
 */
export const readForecast = (answer: unknown): PricedOffer | undefined => {
  const body = withNulls(answer);
  const offer = offerAt(body);
  const contracts = valueAt(body, 'availableContracts');
  const operations = readableIn(valueAt(body, 'commercialOperations'), operationAt);
  if (!offer || !operations || !Array.isArray(contracts)) return undefined;
  return {
    cards: contracts.flatMap((contract: unknown) => readCard(contract, offer.combinatorialPricings) ?? []).sort(byRank),
    operations: operations.map(({ catalogContractNumber, dueDateQuantity }) => ({
      catalogNumber: catalogContractNumber,
      offeredPayments: dueDateQuantity,
    })),
    socialShares: offer['socialShares.amount.value'],
  };
};
