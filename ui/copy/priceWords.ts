import { deliveryModes } from '@domain/delivery/modes';
import { displayDay, type Day } from '@domain/kernel/day';
import type { Participant, Workflow } from '@domain/journey/words';
import { chargesOf, type Charge } from '@domain/offer/charges';
import { priceLines, type OrderedCard, type PriceLine, type PriceSummary } from '@domain/offer/priceSummary';
import { moneyMessages } from '@messages/money';
import { promotionMessages } from '@messages/promotion';
import { recapRowsMessages } from '@messages/recapRows';

const copy = recapRowsMessages.offer;

type PerHolder<Of> = Readonly<Partial<Record<Participant, Of | undefined>>>;

/** Whose account it is, and from which day its prices run. */
export interface PriceContext {
  readonly workflow: Workflow;
  /** First names, as far as they are known; two equal ones tell nobody apart. */
  readonly names?: PerHolder<string>;
  /** The day on which the account opened, or would open today; without it prices have no dates. D-76 */
  readonly opening?: { readonly on: Day; readonly past: boolean; readonly birthdates: PerHolder<Day> } | undefined;
}

/** A line of the price summary in words. */
export interface PriceWords {
  readonly line: PriceLine;
  readonly label: string;
  readonly value: string;
  readonly more: readonly string[];
}

const chargeWords = ({ price, from, until }: Charge, at: number): string => {
  const { dates } = copy;
  const amount = moneyMessages.perMonth(price);
  if (until === undefined) return `${amount} ${dates.from(displayDay(from))}`;
  return `${amount} ${at === 0 ? dates.until(displayDay(until)) : dates.between(displayDay(from), displayDay(until))}`;
};

/** Each amount of a card with its days, where it changes. OFR-14, D-76 */
const datesOf = ({ opening }: PriceContext, { who, card, promotion }: OrderedCard): readonly string[] => {
  if (opening === undefined || card === undefined) return [];
  const charges = chargesOf({ price: card.price, promotion, birthdate: opening.birthdates[who], opened: opening.on });
  if (charges.length < 2) return [];
  return [...charges.map(chargeWords), ...(opening.past ? [] : [copy.dates.assumed])];
};

const labelOf = ({ workflow, names }: PriceContext, what: 'card' | 'delivery', who: Participant): string => {
  if (workflow === 'individual') return copy[what].individual;
  const name = names?.[who];
  return name === undefined || names?.TIT === names?.COT ? copy[what][who] : copy.of[what](name);
};

const cardWords = (context: PriceContext, ordered: OrderedCard): Omit<PriceWords, 'line' | 'label'> => {
  const { who, card, promotion, without } = ordered;
  if (card === undefined) return { value: copy.noCard, more: [] };
  return {
    value: `${card.label}, ${promotionMessages.cardPrice(card, promotion)}`,
    more: [...datesOf(context, ordered), ...(without ? [promotionMessages.without[who]] : [])],
  };
};

const deliveryWords = ({ delivery }: OrderedCard): string => {
  const mode = deliveryModes.decide({}).find(each => each.mode === delivery);
  return mode ? copy.mode(mode) : '';
};

const wordsOf = (summary: PriceSummary, context: PriceContext, line: PriceLine): Omit<PriceWords, 'line'> | undefined => {
  const { overdraft, insurance, payment } = copy;
  const plain = (label: string, value: string) => ({ label, value, more: [] });
  switch (line.what) {
    case 'card':
    case 'delivery': {
      const ordered = summary.cards.find(({ who }) => who === line.who);
      const label = labelOf(context, line.what, line.who);
      if (ordered === undefined) return undefined;
      return line.what === 'card' ? { label, ...cardWords(context, ordered) } : plain(label, deliveryWords(ordered));
    }
    case 'overdraft':
      return plain(overdraft.label, summary.overdraft === undefined ? overdraft.none : overdraft.amount(summary.overdraft));
    case 'insurance':
      return plain(insurance.label, summary.insurance === undefined ? insurance.none : moneyMessages.perMonth(summary.insurance));
    case 'shares': {
      const { each, times } = summary.socialShares;
      return plain(payment.shares, times === 1 ? payment.sharesOnce(each) : payment.sharesTimes(times, each));
    }
    case 'once':
      return plain(payment.once, moneyMessages.price(summary.once));
    case 'total':
      return plain(payment.total, payment.monthly(summary.total, summary.promotion));
  }
};

/** The price summary in words, the same on every page and in the bank's documents. OFR-16, D-106 */
export const priceWords = (summary: PriceSummary, context: PriceContext): readonly PriceWords[] =>
  priceLines(summary).flatMap(line => {
    const words = wordsOf(summary, context, line);
    return words ? [{ line, ...words }] : [];
  });
