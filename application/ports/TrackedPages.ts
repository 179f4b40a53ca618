import type { ShownPage } from '@domain/journey/told';

/** The last tracked page of a file, stored for the tab and its session; the holder's id identifies the file. OBS-03 */
export abstract class TrackedPages {
  abstract last(holderId: string): ShownPage | undefined;
  abstract keep(holderId: string, page: ShownPage): void;
}
