import { displayDay, type Day } from '@domain/kernel/day';
import type { Participant } from '@domain/journey/words';
import { chargesOf, totalCharges, type Charge } from '@domain/offer/charges';
import { deliveries } from '@domain/offer/deliveries';
import { priceLines, type OrderedCard, type PriceLine, type PriceSummary } from '@domain/offer/priceSummary';
import type { OverdraftFigures } from '@domain/offer/overdraftFigures';
import { moneyMessages } from '@messages/money';
import { overdraftMessages } from '@messages/overdraft';
import { promotionMessages } from '@messages/promotion';
import { recapRowsMessages } from '@messages/recapRows';
import { priceLabel, type PriceContext } from './priceWords';

const { receipt: copy, noCard, card: cardOf, insurance, overdraft } = recapRowsMessages.offer;

/** The day on which the account opened, and what its prices depend on. D-76 */
export interface Opened {
  readonly on: Day;
  readonly birthdates: Readonly<Partial<Record<Participant, Day | undefined>>>;
}

export interface ReceiptContext extends PriceContext {
  /** What an overdraft costs; undefined: it is not said here. XTR-71 */
  readonly overdraftFigures?: OverdraftFigures | undefined;
  /** The bank refused the overdraft that was asked for. XTR-71 */
  readonly overdraftRefused?: boolean | undefined;
  /** Before the account is open no date is certain: durations are given. D-76 */
  readonly opened?: Opened | undefined;
}

/** A line of the receipt: what it is for, its amount, and below them what changes later. */
export interface ReceiptLine {
  readonly line: PriceLine;
  /** Identifies the line. */
  readonly key: string;
  /** Names the line in the sentence of its edit button. */
  readonly name: string;
  readonly label: string;
  readonly amount: string;
  readonly notes: readonly string[];
}

type Words = Omit<ReceiptLine, 'line' | 'key'>;

const later = (charges: readonly Pick<Charge, 'price' | 'from'>[]): readonly string[] =>
  charges.slice(1).map(({ price, from }) => copy.from(moneyMessages.price(price), displayDay(from)));

const chargesIn = ({ on, birthdates }: Opened, { who, card, promotion }: OrderedCard): readonly Charge[] =>
  card === undefined ? [] : chargesOf({ price: card.price, promotion, birthdate: birthdates[who], opened: on });

const cardNotes = ({ opened }: ReceiptContext, ordered: OrderedCard): readonly string[] => {
  const { card, promotion, who, without } = ordered;
  const why = without ? [promotionMessages.without[who]] : [];
  if (opened) return [...later(chargesIn(opened, ordered)), ...why];
  if (!card?.promoted || card.price.promoted === card.price.afterwards) return why;
  const { afterwards, months } = card.price;
  return [copy.then(moneyMessages.price(afterwards), months, promotionMessages.until(promotion)), ...why];
};

const whoseIn = ({ names }: ReceiptContext, who: Participant): string => {
  const name = names?.[who];
  return name === undefined || names?.TIT === names?.COT ? copy.holder[who] : name;
};

const cardWords = (context: ReceiptContext, ordered: OrderedCard): Words => {
  const { card, who } = ordered;
  const name = priceLabel(context, 'card', who);
  const product = card?.label ?? cardOf.individual;
  return {
    name,
    label: context.workflow === 'joint' ? copy.cardOf(product, whoseIn(context, who)) : product,
    amount: card ? moneyMessages.price(card.price.promoted) : noCard,
    notes: cardNotes(context, ordered),
  };
};

const totalNotes = ({ cards, insurance: insured, total, promotion }: PriceSummary, { opened }: ReceiptContext): readonly string[] => {
  if (opened)
    return later(
      totalCharges(
        cards.map(card => chargesIn(opened, card)),
        insured === undefined ? [] : [insured],
      ),
    );
  if (total.promoted === total.afterwards) return [];
  return [copy.then(moneyMessages.price(total.afterwards), total.months, promotionMessages.until(promotion))];
};

const deliveryWords = (context: ReceiptContext, { who, delivery }: OrderedCard): Words | undefined => {
  const sent = deliveries.find(({ mode }) => mode === delivery);
  if (sent === undefined) return undefined;
  const label = copy.delivery[sent.mode];
  return {
    name: priceLabel(context, 'delivery', who),
    label: context.workflow === 'joint' ? copy.cardOf(label, whoseIn(context, who)) : label,
    amount: moneyMessages.price(sent.price),
    notes: [],
  };
};

const wordsOf = (summary: PriceSummary, context: ReceiptContext, line: PriceLine): Words | undefined => {
  const { price, amount } = moneyMessages;
  switch (line.what) {
    case 'card':
    case 'delivery': {
      const ordered = summary.cards.find(({ who }) => who === line.who);
      if (ordered === undefined) return undefined;
      return line.what === 'card' ? cardWords(context, ordered) : deliveryWords(context, ordered);
    }
    case 'overdraft': {
      const { label, upTo, none } = copy.overdraft;
      if (summary.overdraft === undefined)
        return { name: overdraft.label, label, amount: none, notes: context.overdraftRefused ? [overdraftMessages.refused] : [] };
      const cost = context.overdraftFigures ? [overdraftMessages.cost(context.overdraftFigures)] : [];
      return { name: overdraft.label, label, amount: upTo(amount(summary.overdraft)), notes: cost };
    }
    case 'insurance': {
      const { label, none } = copy.insurance;
      return { name: insurance.label, label, amount: summary.insurance === undefined ? none : price(summary.insurance), notes: [] };
    }
    case 'shares': {
      const { each, times } = summary.socialShares;
      const label = copy.shares;
      return { name: label, label, amount: times === 1 ? price(each) : copy.sets(times, price(each)), notes: [copy.onlyOnce] };
    }
    case 'once':
      return { name: copy.once, label: copy.once, amount: price(summary.once), notes: [] };
    case 'total':
      return { name: copy.total, label: copy.total, amount: price(summary.total.promoted), notes: totalNotes(summary, context) };
  }
};

/** What is paid each month, its total, then what is paid once. */
const order: readonly PriceLine['what'][] = ['card', 'insurance', 'overdraft', 'total', 'shares', 'delivery', 'once'];

/** The price summary in words, the same on every page after the offer. OFR-16, D-106 */
export const receiptWords = (summary: PriceSummary, context: ReceiptContext): readonly ReceiptLine[] =>
  order.flatMap(what =>
    priceLines(summary)
      .filter(line => line.what === what)
      .flatMap(line => {
        const words = wordsOf(summary, context, line);
        return words ? [{ line, key: 'who' in line ? `${line.what} ${line.who}` : line.what, ...words }] : [];
      }),
  );
