import { CLASSIC_FROM } from '@domain/eligibility/adult';
import { daysAfter } from '@domain/kernel/calendar';
import { ageOn, day, type Day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, number, record, whole } from '@domain/kernel/shape';
import { sum, type MonthlyPrice } from './monthlyTotal';
import { offerPrice } from './price';
import { promotion } from './promotion';
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

/** The monthly total of several cards with constant costs (`fixed`, euros), from each day on which it changes. D-76 */
export const totalCharges = (cards: readonly (readonly Charge[])[], fixed: readonly number[]): readonly Omit<Charge, 'until'>[] => {
  const days = [...new Set(cards.flat().map(({ from }) => from))].sort();
  const totals = days.map(from => ({
    from,
    price: sum([...fixed, ...cards.map(charges => charges.findLast(charge => charge.from <= from)?.price ?? 0)]),
  }));
  return totals.filter(({ price }, at) => totals[at - 1]?.price !== price);
};

const young = { price: 3, promotion: 'youth', offeredPayments: null, opened: '2025-10-15' } as const;
const yearFree = { price: 0, from: '2025-10-15', until: '2026-10-14' } as const;

export const offerCharges = rule({
  id: 'offer.charges',
  requirements: ['OFR-14', 'OFR-15', 'D-14', 'D-76'],
  title: { fr: 'Ce que la carte coûte, mois après mois', en: 'What a card costs, month after month' },
  says: {
    fr: 'Les montants de offer.price, avec le premier et le dernier jour de chacun. Le prix réduit de l’offre jeunes prend fin la veille des {classicFrom} ans ; s’ils tombent pendant les mois gratuits, il ne vient jamais.',
    en: 'The amounts of offer.price, with the first and the last day of each. The youth offer’s reduced price ends on the eve of the age of {classicFrom}; where that falls within the free months it never comes.',
  },
  clauses: [['never comes', '26 the day after the free year: one day at half price', '26 within the free year']],
  parameters: {
    classicFrom: { value: CLASSIC_FROM, unit: 'whole years', limit: 'excluded' },
  },
  input: record({ price: number, promotion, offeredPayments: absentOr(whole), birthdate: absentOr(day), opened: day }),
  decide: ({ birthdate, opened, ...given }) => {
    const price = offerPrice.decide(given);
    const charges = chargesOf({ price, promotion: given.promotion, birthdate: birthdate ?? undefined, opened });
    return charges.map(({ until, ...charge }) => ({ ...charge, until: until ?? null }));
  },
  examples: [
    [
      'half price until 26, born on 29 February',
      { ...young, birthdate: '2004-02-29' },
      [yearFree, { price: 1.5, from: '2026-10-15', until: '2030-02-28' }, { price: 3, from: '2030-03-01', until: null }],
    ],
    [
      '26 the day after the free year: one day at half price',
      { ...young, birthdate: '2000-10-16' },
      [yearFree, { price: 1.5, from: '2026-10-15', until: '2026-10-15' }, { price: 3, from: '2026-10-16', until: null }],
    ],
    ['26 when the free year ends', { ...young, birthdate: '2000-10-15' }, [yearFree, { price: 3, from: '2026-10-15', until: null }]],
    ['26 within the free year', { ...young, birthdate: '2000-01-01' }, [yearFree, { price: 3, from: '2026-10-15', until: null }]],
    ['born nobody knows when', { ...young, birthdate: null }, [yearFree, { price: 1.5, from: '2026-10-15', until: null }]],
    [
      'welcome, six months of package fees',
      { ...young, promotion: 'welcome-six-months-fees-free', birthdate: '1980-01-01' },
      [
        { price: 0, from: '2025-10-15', until: '2026-04-14' },
        { price: 3, from: '2026-04-15', until: null },
      ],
    ],
    ['no promotion', { ...young, promotion: 'none', birthdate: '2004-02-29' }, [{ price: 3, from: '2025-10-15', until: null }]],
  ],
});
