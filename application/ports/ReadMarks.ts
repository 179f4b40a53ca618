/** Which documents were received and read on this tab: ids and nothing else. D-61 */
export abstract class ReadMarks {
  abstract ids(): readonly string[];
  abstract keep(ids: readonly string[]): void;
}
