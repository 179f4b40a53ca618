import type { PriceSummary } from '@domain/offer/priceSummary';
import type { Bank } from './bank';
import { offerOf } from './offerOf';
import { hasSigned, isChecked, type Who } from './signing';
import type { AcceptedPrice, Marks, Subscription } from './store/documents';

export const marksOf = ({ marks = {} }: Subscription, who: Who): Marks => marks[who] ?? {};

export const marked = (subscription: Subscription, who: Who, change: Marks): Subscription => ({
  ...subscription,
  marks: { ...subscription.marks, [who]: { ...marksOf(subscription, who), ...change } },
});

/** The bank's version number of the general terms. */
const TERMS = '2025-09';

/** The price of the account as the state reports it. */
const priceOf = ({ cards, overdraft, insurance, socialShares }: PriceSummary): AcceptedPrice => ({
  cards: cards.map(({ who, card, promotion, delivery }) => ({
    participationType: who,
    ...(card ? { card: { catalogNumber: card.catalogNumber, label: card.label, ...card.price }, promotion } : {}),
    ...(delivery ? { deliveryMode: delivery } : {}),
  })),
  socialShares,
  ...(overdraft === undefined ? {} : { overdraft }),
  ...(insurance === undefined ? {} : { insurance }),
});

/** Records that a person accepts the terms, with the price of the account on that day. XTR-09, D-106 */
export const accepting = (bank: Bank, subscription: Subscription, who: Who): Subscription =>
  marked(subscription, who, { termsAccepted: bank.now(), terms: TERMS, price: priceOf(offerOf(bank, subscription)) });

/** What a person accepted, as the state reports it (proposed). XTR-09 */
export const acceptanceOf = (subscription: Subscription, who: Who) => {
  const { termsAccepted, terms, price } = marksOf(subscription, who);
  if (termsAccepted === undefined || terms === undefined) return {};
  return { acceptance: { at: termsAccepted, terms, ...(price ? { price } : {}) } };
};

/** Clears the progress: the people must do every step again. */
export const unmarked = (subscription: Subscription): Subscription => ({ ...subscription, marks: {} });

export const hasAccepted = (subscription: Subscription, who: Who): boolean => marksOf(subscription, who).termsAccepted !== undefined;

/** Whether the person still has to accept the terms before the video check and the signature. D-47, D-108 */
export const owesTerms = (subscription: Subscription, who: Who): boolean =>
  subscription.prepared === false || (subscription.initBo && !hasAccepted(subscription, who));

/** Voids what a person accepted; what they opened and read stays. D-108 */
export const unaccepted = (subscription: Subscription, who: Who): Subscription => {
  const accepted = ['termsAccepted', 'terms', 'price'];
  const kept = Object.fromEntries(Object.entries(marksOf(subscription, who)).filter(([name]) => !accepted.includes(name)));
  return { ...subscription, prepared: false, marks: { ...subscription.marks, [who]: kept } };
};

/** The lines that a person reported as wrong, as the state reports them (proposed). ADV-03 */
export const reportOf = (subscription: Subscription, who: Who) => {
  const { reported } = marksOf(subscription, who);
  return reported ? { reported } : {};
};

const flag = (holds: boolean): '0' | '1' => (holds ? '1' : '0');

/** Whether the person has fetched every pre-contractual document on their list. D-61 */
const hasRead = ({ listed = [], read = [] }: Marks): boolean => listed.length > 0 && listed.every(id => read.includes(id));

/** A person's progress, as the state reports it. ADV-04, XTR-11 */
export const progressOf = (bank: Bank, subscription: Subscription, who: Who) => {
  const marks = marksOf(subscription, who);
  return {
    linkOpened: flag(marks.linkOpened !== undefined),
    termsAccepted: flag(marks.termsAccepted !== undefined),
    videoChecked: flag(isChecked(bank, subscription.id, who)),
    documentsRead: flag(hasRead(marks)),
    signed: flag(hasSigned(bank, subscription.id, who)),
    ...(marks.errorReported === undefined ? {} : { errorReported: '1' }),
  };
};
