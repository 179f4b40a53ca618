import { CLASSIC_FROM } from '@domain/eligibility/adult';
import { ageOn, daysAfter, type Day } from '@domain/kernel/day';
import type { MonthlyPrice } from './monthlyTotal';
import { terms, type Promotion } from './terms';

/** A monthly amount in euros from a day on; `until`: its last day, undefined: without end. */
export interface Charge {
  readonly price: number;
  readonly from: Day;
  readonly until: Day | undefined;
}

interface Priced {
  readonly price: MonthlyPrice;
  readonly promotion: Promotion;
  /** The cardholder's birthdate, where known: the youth offer ends by age. */
  readonly birthdate: Day | undefined;
  readonly opened: Day;
}

/** A person born on 29 February has their birthday on 1 March of other years. D-14 */
const classicFrom = (birthdate: Day): Day => {
  const day = daysAfter(birthdate, { years: CLASSIC_FROM });
  return ageOn(day, birthdate) < CLASSIC_FROM ? daysAfter(day, { days: 1 }) : day;
};

const startsOf = ({ price, promotion, birthdate, opened }: Priced): readonly Omit<Charge, 'until'>[] => {
  const first = { price: price.promoted, from: opened };
  const later = { price: price.afterwards, from: daysAfter(opened, { months: price.months }) };
  const { free: months, share } = terms[promotion];
  if (months > 0 && share?.months !== undefined) {
    return [first, later, { price: price.standard, from: daysAfter(opened, { months: price.months + share.months }) }];
  }
  if (promotion !== 'youth' || birthdate === undefined) return [first, later];
  const grown = classicFrom(birthdate);
  const standard = { price: price.standard, from: grown > later.from ? grown : later.from };
  return [first, later, standard];
};

/** The monthly charges of a card from the opening on, in order. D-76, OFR-14, OFR-15 */
export const chargesOf = (priced: Priced): readonly Charge[] => {
  const starts = startsOf(priced);
  const standing = starts.filter(({ from }, at) => starts[at + 1]?.from !== from);
  const changing = standing.filter(({ price }, at) => standing[at - 1]?.price !== price);
  return changing.map((start, at) => {
    const next = changing[at + 1];
    return { ...start, until: next && daysAfter(next.from, { days: -1 }) };
  });
};
