/** The lines that a client may report as wrong: those of a person's recap, those of the offer, and anything else. ADV-03 */
export const reportedLines = [
  'identity',
  'birthplace',
  'email',
  'mobile',
  'family',
  'address',
  'work',
  'tax',
  'card',
  'delivery',
  'overdraft',
  'insurance',
  'other',
] as const;
export type ReportedLine = (typeof reportedLines)[number];

/** Longest sentence that the client may add. */
export const REPORT_COMMENT_MAX = 200;

/** What a client reported to the adviser. `comment`: their own words. ADV-03 */
export interface Reported {
  readonly lines: readonly ReportedLine[];
  readonly comment?: string | undefined;
}
