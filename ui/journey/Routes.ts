import type { Destination } from '@domain/errors/destination';
import type { DestinationName } from '@application/Settings';

/** Pages with a URL of their own. RTE */
export abstract class Routes {
  abstract toMain(): void;
  /** Where an adviser follows the result of the client's video check. RTE-02 */
  abstract toSignature(): void;
  abstract toWithdrawal(): void;
  abstract toRedirect(name: DestinationName): void;
  /** Replaces the history entry, so that Back does not return to what failed. */
  abstract to(destination: Destination): void;
}
