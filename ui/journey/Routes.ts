import type { DestinationName } from '@application/ports/Settings';

/** Pages with an address of their own, by what they are for. RTE */
export abstract class Routes {
  abstract toMain(): void;
  abstract toRedirect(name: DestinationName): void;
  abstract toError(type: string): void;
  abstract toInformation(slug: string): void;
}
