import type { Clock } from '@application/browser/ports';
import type { WalletDevice, WalletRequest } from '@application/wallet/ports';
import type { ReceiveIdentity } from '@application/wallet/ReceiveIdentity';
import type { Mode } from '@domain/journey/words';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Latest } from '@ui/mvvm/Latest';
import { observed } from '@ui/mvvm/observed';

/** A client's computer without the browser's own way has none: the phone then asks. */
export const walletDevice = (mode: Mode, onComputer: boolean, browserAsks: boolean): WalletDevice | undefined => {
  if (mode === 'mdc') return 'OTHER';
  if (!onComputer) return 'SAME';
  return browserAsks ? 'BROWSER' : undefined;
};

const PRESS_LASTS_MS = 3_000;

/** A request to a wallet, made in advance: a click expires while a request is being made. Renewed when it expires. XTR-38 */
export class PendingRequest {
  current: WalletRequest | undefined = undefined;
  /** Undefined: the hand-off to a phone alone. */
  device: WalletDevice | undefined = undefined;
  private readonly making = new Latest();
  private readonly renewal = new Latest();

  /** `spent`: the request has been used, or is no longer wanted. */
  constructor(
    private readonly journey: DossierJourney,
    private readonly receive: ReceiveIdentity,
    private readonly clock: Pick<Clock, 'sleep'>,
    private readonly spent: () => boolean,
  ) {
    observed(this);
  }

  get preparing(): boolean {
    return this.device !== undefined && this.current === undefined;
  }

  prepareFor(device: WalletDevice, then?: (request: WalletRequest) => void): void {
    this.device = device;
    this.prepare(then);
  }

  prepare(then: (request: WalletRequest) => void = () => undefined): void {
    const { device, journey, receive } = this;
    if (device === undefined) return;
    this.current = undefined;
    void this.making.run(
      receive.start(journey.personId, device),
      failure => journey.fail(failure, () => this.prepare(then)),
      request => {
        this.current = request;
        void this.renewal.after(this.clock.sleep(receive.timeLeft(request)), () => this.renew(then));
        then(request);
      },
    );
  }

  /** Browsers open an application only within a few seconds after a click. Later the button waits for another click. */
  prepareInTime(open: () => void): void {
    let inTime = true;
    void this.clock
      .sleep(PRESS_LASTS_MS)()
      .then(() => (inTime = false));
    this.prepare(() => inTime && open());
  }

  drop(): void {
    this.making.cancel();
    this.renewal.cancel();
  }

  private renew(then: (request: WalletRequest) => void): void {
    if (!this.spent()) this.prepare(then);
  }
}
