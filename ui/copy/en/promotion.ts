import { ADULT_FROM, YOUNG_UNTIL } from '@domain/eligibility/adult';
import { type Terms, terms } from '@domain/offer/terms';
import type { Wording } from '../byReader';
import type * as fr from '../fr/promotion';
import { moneyMessages } from './money';
import { inWords } from './weekday';

const mixedAges = `the young people’s offer (Offre Jeunes) is for two holders who are both ${ADULT_FROM} to ${YOUNG_UNTIL}, and the welcome offer is only for people over ${YOUNG_UNTIL}.`;

const counted = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'one year', 'six months' */
const lasting = (months: number): string => {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${counted[count] ?? count} ${unit}${count === 1 ? '' : 's'}`;
};

const percentOff = (paid: number): string => `${Math.round((1 - paid) * 100)}% off`;

/** 'half price for one year'; undefined: the promotion reduces no price. */
const shareOf = ({ share }: Terms): string | undefined =>
  share && `${share.paid === 0.5 ? 'half price' : percentOff(share.paid)} for ${lasting(share.months ?? 0)}`;

const inTurn = (...parts: readonly (string | undefined)[]): string => parts.filter(part => part !== undefined).join(', then ');

/** OFR-15 */
export const promotionMessages: Wording<typeof fr.promotionMessages> = {
  /** '€0 for 12 months' */
  firstly: (euros, months) => `${moneyMessages.price(euros)} for ${months}\u00a0months`,
  afterwards: (promotion, price) => `then ${moneyMessages.perMonth(price)}${promotionMessages.until(promotion)}`,
  cardPrice: ({ price, promoted }, promotion) => {
    const firstly =
      promoted && price.months > 0 ? promotionMessages.firstly(price.promoted, price.months) : moneyMessages.perMonth(price.standard);
    return promoted && promotion !== 'none'
      ? `${firstly}, ${promotionMessages.afterwards(promotion, price.afterwards)}`
      : moneyMessages.perMonth(price.standard);
  },
  until: promotion => {
    const { free, share } = terms[promotion];
    if (free === 0 || share === undefined) return '';
    return share.months === undefined ? ` up to age ${YOUNG_UNTIL}` : ` for ${share.months}\u00a0months`;
  },
  youth: ({ free, share }) =>
    `the card is free for ${free === 12 ? 'the first year' : lasting(free)}, then ${percentOff(share?.paid ?? 1)} up to age ${YOUNG_UNTIL}`,
  welcome: {
    card: given =>
      `the card is ${inTurn(given.free > 0 ? `free for ${lasting(given.free)}` : undefined, shareOf(given), 'at the standard price')}`,
    fees: given =>
      `the package is ${inTurn(given.free > 0 ? `free for ${lasting(given.free)}` : undefined, shareOf(given), 'at the standard price')}`,
  },
  conditions: (promotion, bank, until) => {
    const given = terms[promotion];
    return promotion === 'youth'
      ? `${bank}’s young people’s offer (Offre Jeunes) is valid until ${inWords(until)}. It is only for new customers aged ${ADULT_FROM} to ${YOUNG_UNTIL} who live in metropolitan France: ${promotionMessages.youth(given)}.`
      : `${bank}’s welcome offer is valid until ${inWords(until)}. It is only for new customers over ${YOUNG_UNTIL}: ${promotionMessages.welcome[given.of](given)}.`;
  },
  /** D-51 */
  without: {
    TIT: `No promotion for the first account holder’s card: ${mixedAges}`,
    COT: `No promotion for the second account holder’s card: ${mixedAges}`,
  },
};
