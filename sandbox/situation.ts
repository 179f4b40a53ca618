import type { CardOnOffer } from './cardsOnOffer';
import type { Transaction } from './store/walletRequests';

/** Overrides of the bank's behaviour; only the verification of contracts and the desk's faults set them. */
export interface Situation {
  readonly forecastRefusal?: string;
  readonly cards?: number;
  /** Amounts of an offer, in place of the bank's own. */
  readonly amounts?: Readonly<Partial<Record<'together' | 'socialShare' | 'insurance' | 'rate' | 'cost', number>>>;
  /** Ids of the agencies around every point, in place of the bank's own. */
  readonly agencies?: readonly string[];
  /** Cards on offer in place of the bank’s own: they alone, listed from the last rank to the first. D-79 */
  readonly offered?: readonly CardOnOffer[];
  /** Lists of the referential keep only the entries that have other names. D-67 */
  readonly namedAlone?: boolean;
  /** Contracts taken together have a combined price. */
  readonly combinedPrices?: boolean;
  /** Flags of every cart: 1 or 0. */
  readonly dematerialization?: string;
  readonly deliveryChoiceDone?: string;
  /** The origin of the pages to which the front end sends people, in place of the sandbox's. */
  readonly origin?: string;
  /** Ids of the documents, in place of the sandbox's: these alone. */
  readonly documents?: readonly string[];
  /** The document that the bank leaves out, by its type. D-124 */
  readonly withoutDocument?: string;
  /** The bank treats a forecast's parameters as malformed. */
  readonly misunderstood?: boolean;
  /** The code that refuses the signed-in person's cart; `absent`: no cart exists. */
  readonly cartRefusal?: string;
  /** Maximum size of a document in bytes; `none`: the bank accepts no document. */
  readonly mostBytes?: number | 'none';
  /** The bank refuses a second control of a document. D-126 */
  readonly controlsOnce?: boolean;
  /** Every analysis fails technically. */
  readonly analysisDown?: boolean;
  /** The bank accepts no identity from a wallet, or the result of a wallet's answer, without reading it. */
  readonly walletOff?: boolean;
  readonly walletAnswer?: Pick<Transaction, 'status' | 'reason' | 'identity'>;
  /** A list that the referential does not have. */
  readonly unknownReferential?: string;
  /** The content of the module reference, in place of the build's. */
  readonly modules?: unknown;
  /** The module reference answers 404 to an address with a query. */
  readonly noQuery?: boolean;
  /** The token is valid, but the resource is another person's. */
  readonly forbidden?: boolean;
  /** The bank knows only the number of the signed-in person. */
  readonly minimalPerson?: boolean;
  /** The bank knows nothing of the signed-in person. */
  readonly noPerson?: boolean;
  /** The code that refuses every new subscription. */
  readonly refusal?: string;
  /** The bank's earlier answer to a creation with this key. */
  readonly answered?: { readonly key: string; readonly answer: object };
  /** A captcha solution that the bank accepts unsolved. */
  readonly captchaTaken?: string;
}
