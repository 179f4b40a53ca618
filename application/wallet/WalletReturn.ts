import type { WalletReturns, WalletStore } from './ports';
import type { Wanted } from '@domain/journey/position';

/** The parameter of the return address, as OpenID for Verifiable Presentations names it. */
const PARAMETER = 'response_code';

/** The response code of an arrival's query; undefined: this is no return from a wallet. */
export const responseCodeIn = (arrival: string): string | undefined => new URLSearchParams(arrival).get(PARAMETER) ?? undefined;

/** The return from a wallet: the code stays with the page and its tab until the bank has answered it; the address bar never shows it. XTR-38 */
export class WalletReturn {
  private pressed = false;

  /** `forget`: removes the query from the tab's storage. */
  constructor(
    private current: string | undefined,
    private readonly store: Pick<WalletStore, 'pending'>,
    private readonly returns: Pick<WalletReturns, 'hand'>,
    private readonly forget: () => void,
  ) {}

  get code(): string | undefined {
    return this.current;
  }

  /** The page that asked the wallet in this tab, to which the return leads. */
  get wanted(): Wanted | undefined {
    const pending = this.store.pending();
    return this.current === undefined || pending === undefined ? undefined : { step: pending.step, page: 'WalletIdentity' };
  }

  /** The wallet has led back to a tab that asked it nothing, as applications do: the tab that asked gets the code. True: it was so. */
  handOver(): boolean {
    if (this.current === undefined || this.store.pending() !== undefined) return false;
    this.returns.hand(this.current);
    this.used();
    return true;
  }

  /** The person chose the wallet, to open it on this device. */
  press(): void {
    this.pressed = true;
  }

  /** Whether the customer has just chosen the wallet. A click counts once. */
  takePress(): boolean {
    const { pressed } = this;
    this.pressed = false;
    return pressed;
  }

  used(): void {
    this.current = undefined;
    this.forget();
  }
}
