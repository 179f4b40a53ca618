import type { Destination } from '@domain/errors/destination';
import type { DestinationName } from '@application/ports/Settings';

/** Pages with an address of their own, by what they are for. RTE */
export abstract class Routes {
  abstract toMain(): void;
  /** Where an adviser asks for the result of the client's video check. RTE-02 */
  abstract toSignature(): void;
  abstract toRedirect(name: DestinationName): void;
  /** In place of the page shown: Back does not return to what failed. */
  abstract to(destination: Destination): void;
}
