import type { CardOnOffer } from './cardsOnOffer';

/** What a provider state asks of the bank beyond its files: only set while contracts are verified, or by the desk's faults. */
export interface Situation {
  readonly forecastRefusal?: string;
  readonly cards?: number;
  /** The cards on offer, where they are not those of the bank’s own file. D-79 */
  readonly offered?: readonly CardOnOffer[];
  /** Contracts taken together have a price of their own. */
  readonly combinedPrices?: boolean;
  /** Flags of every cart: 1 or 0. */
  readonly dematerialization?: string;
  readonly deliveryChoiceDone?: string;
  /** Where the pages stand that the person is sent to, in place of the sandbox's own. */
  readonly origin?: string;
  /** The parameters of a forecast are taken for malformed. */
  readonly misunderstood?: boolean;
  /** The cart of the person connected is refused with this code; `absent`: there is none. */
  readonly cartRefusal?: string;
  /** Most bytes of a document; `none`: no document is taken. */
  readonly mostBytes?: number | 'none';
  /** Every analysis breaks down. */
  readonly analysisDown?: boolean;
  /** A list of the referential that is not known. */
  readonly unknownReferential?: string;
  /** What the module reference names, whatever was built. */
  readonly modules?: unknown;
  /** The module reference answers 404 to a query. */
  readonly noQuery?: boolean;
  /** The bearer is known, the resource is another person's. */
  readonly forbidden?: boolean;
  /** Of the person connected only the number is known. */
  readonly minimalPerson?: boolean;
  /** Nothing is known of the person connected. */
  readonly noPerson?: boolean;
  /** Every new subscription is refused with this code. */
  readonly refusal?: string;
  /** What was answered to a creation under this key. */
  readonly answered?: { readonly key: string; readonly answer: object };
  /** A captcha answer that is taken without having been solved. */
  readonly captchaTaken?: string;
}
