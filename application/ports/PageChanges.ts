/** Tracks each page shown, by its name and nothing else. OBS-01 */
export abstract class PageChanges {
  abstract arrivedAt(page: string): void;
}
