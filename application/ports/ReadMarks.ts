/** Ids of the documents that the person opened on this tab, and nothing else. D-61 */
export abstract class ReadMarks {
  abstract ids(): readonly string[];
  abstract keep(ids: readonly string[]): void;
}
