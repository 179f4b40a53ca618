import { deliveryModes } from '@domain/delivery/modes';
import type { Participant, Workflow } from '@domain/journey/words';
import { priceLines, type OrderedCard, type PriceLine, type PriceSummary } from '@domain/offer/priceSummary';
import { moneyMessages } from '@messages/money';
import { promotionMessages } from '@messages/promotion';
import { recapRowsMessages } from '@messages/recapRows';

const copy = recapRowsMessages.offer;

type PerHolder<Of> = Readonly<Partial<Record<Participant, Of | undefined>>>;

/** Whose account it is. */
export interface PriceContext {
  readonly workflow: Workflow;
  /** First names, as far as they are known; two equal ones tell nobody apart. */
  readonly names?: PerHolder<string>;
}

/** A line of the price summary in words. */
export interface PriceWords {
  readonly line: PriceLine;
  readonly label: string;
  readonly value: string;
}

export const priceLabel = ({ workflow, names }: PriceContext, what: 'card' | 'delivery', who: Participant): string => {
  if (workflow === 'individual') return copy[what].individual;
  const name = names?.[who];
  return name === undefined || names?.TIT === names?.COT ? copy[what][who] : copy.of[what](name);
};

const cardWords = ({ card, promotion }: OrderedCard): string =>
  card === undefined ? copy.noCard : `${card.label}, ${promotionMessages.cardPrice(card, promotion)}`;

const deliveryWords = ({ delivery }: OrderedCard): string => {
  const mode = deliveryModes.decide({}).find(each => each.mode === delivery);
  return mode ? copy.mode(mode) : '';
};

const wordsOf = (summary: PriceSummary, context: PriceContext, line: PriceLine): Omit<PriceWords, 'line'> | undefined => {
  const { overdraft, insurance, payment } = copy;
  const plain = (label: string, value: string) => ({ label, value });
  switch (line.what) {
    case 'card':
    case 'delivery': {
      const ordered = summary.cards.find(({ who }) => who === line.who);
      const label = priceLabel(context, line.what, line.who);
      if (ordered === undefined) return undefined;
      return plain(label, line.what === 'card' ? cardWords(ordered) : deliveryWords(ordered));
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

/** The price summary in words, as the bank's documents say it. OFR-16, D-106 */
export const priceWords = (summary: PriceSummary, context: PriceContext): readonly PriceWords[] =>
  priceLines(summary).flatMap(line => {
    const words = wordsOf(summary, context, line);
    return words ? [{ line, ...words }] : [];
  });
