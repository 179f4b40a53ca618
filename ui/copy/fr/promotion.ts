import { ADULT_FROM, YOUNG_UNTIL } from '@domain/eligibility/adult';
import type { Participant } from '@domain/journey/words';
import type { PromotedPrice } from '@domain/offer/promoted';
import { type Promotion, type Terms, terms } from '@domain/offer/terms';
import { moneyMessages } from './money';

type ShownPromotion = Exclude<Promotion, 'none'>;

const mixedAges = `l’Offre Jeunes demande que les deux titulaires aient de ${ADULT_FROM} à ${YOUNG_UNTIL} ans, et l’offre de bienvenue est réservée aux plus de ${YOUNG_UNTIL} ans.`;

const counted = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

/** Whole years as years, anything else as months: 'un an', 'six mois'. */
const lasting = (months: number): string => {
  const years = months / 12;
  if (Number.isInteger(years)) return years === 1 ? 'un an' : `${counted[years] ?? years}\u00a0ans`;
  return `${counted[months] ?? months} mois`;
};

const percentOff = (paid: number): string => `${Math.round((1 - paid) * 100)}\u00a0% de réduction`;

/** 'à moitié prix pendant un an'; undefined: the promotion reduces no price. */
const shareOf = ({ share }: Terms): string | undefined =>
  share && `${share.paid === 0.5 ? 'à moitié prix' : `avec ${percentOff(share.paid)}`} pendant ${lasting(share.months ?? 0)}`;

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(part => part !== undefined).join(', ');

/** Price and conditions of a promotion, from its terms. OFR-15 */
export const promotionMessages = {
  /** '0 € pendant 12 mois' */
  firstly: (euros: number, months: number): string => `${moneyMessages.price(euros)} pendant ${months}\u00a0mois`,
  afterwards: (promotion: Promotion, price: number): string => `puis ${moneyMessages.perMonth(price)}${promotionMessages.until(promotion)}`,
  /** A card's price with its promotion, as every page says it. OFR-14, D-45 */
  cardPrice: ({ price, promoted }: PromotedPrice, promotion: Promotion): string => {
    const firstly =
      promoted && price.months > 0 ? promotionMessages.firstly(price.promoted, price.months) : moneyMessages.perMonth(price.standard);
    return promoted && promotion !== 'none'
      ? `${firstly}, ${promotionMessages.afterwards(promotion, price.afterwards)}`
      : moneyMessages.perMonth(price.standard);
  },
  /** Duration of the reduced price that follows the free months, if it ends. */
  until: (promotion: Promotion): string => {
    const { free, share } = terms[promotion];
    if (free === 0 || share === undefined) return '';
    return share.months === undefined ? ` jusqu’à ${YOUNG_UNTIL} ans` : ` pendant ${share.months}\u00a0mois`;
  },
  youth: ({ free, share }: Terms): string =>
    `carte gratuite ${free === 12 ? 'la première année' : `pendant ${lasting(free)}`}, puis ${percentOff(share?.paid ?? 1)} jusqu’à ${YOUNG_UNTIL} ans`,
  welcome: {
    card: given =>
      `carte ${joined(given.free > 0 ? `gratuite pendant ${lasting(given.free)}` : undefined, shareOf(given), 'puis au tarif standard')}`,
    fees: given =>
      given.free > 0
        ? joined(`${lasting(given.free)} de frais de forfait offerts`, shareOf(given), 'puis tarif standard')
        : joined(`frais de forfait ${shareOf(given) ?? ''}`, 'puis tarif standard'),
  } satisfies Record<Terms['of'], (given: Terms) => string>,
  conditions: (promotion: ShownPromotion, bank: string, until: string): string => {
    const given = terms[promotion];
    return promotion === 'youth'
      ? `L’offre jeunes de ${bank} est valable jusqu’au ${until}. Elle est réservée aux nouveaux clients de ${ADULT_FROM} à ${YOUNG_UNTIL} ans qui résident en France métropolitaine\u00a0: ${promotionMessages.youth(given)}.`
      : `L’offre de bienvenue de ${bank} est valable jusqu’au ${until}. Elle est réservée aux nouveaux clients de plus de ${YOUNG_UNTIL} ans\u00a0: ${promotionMessages.welcome[given.of](given)}.`;
  },
  /** Explains why one of two holders gets no promotion: their ages differ. D-51 */
  without: {
    TIT: `Aucune promotion pour la carte du titulaire\u00a0: ${mixedAges}`,
    COT: `Aucune promotion pour la carte du co-titulaire\u00a0: ${mixedAges}`,
  } satisfies Record<Participant, string>,
} as const;
