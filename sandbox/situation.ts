/** What a provider state asks of the bank beyond its files: only set while contracts are verified, or by the desk's faults. */
export interface Situation {
  readonly forecastRefusal?: string;
  readonly cards?: number;
  /** What the module reference names, whatever was built. */
  readonly modules?: unknown;
  /** The module reference answers 404 to a query. */
  readonly noQuery?: boolean;
  /** The bearer is known, the resource is somebody else's. */
  readonly forbidden?: boolean;
  /** Of the person connected only the number is known. */
  readonly minimalPerson?: boolean;
  /** Every new subscription is refused with this code. */
  readonly refusal?: string;
  /** A captcha answer that is taken without having been solved. */
  readonly captchaTaken?: string;
}
