import type { ShownPage } from '@domain/journey/told';

/** The last page of a file that tracking counted, for the tab and its session; the holder's id names the file. OBS-03 */
export abstract class TrackedPages {
  abstract last(holderId: string): ShownPage | undefined;
  abstract keep(holderId: string, page: ShownPage): void;
}
