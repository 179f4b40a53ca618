import { REPORT_COMMENT_MAX, reportedLines, type Reported, type ReportedLine } from '@domain/journey/reported';
import type { TaskId } from '@domain/journey/steps';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { Attempt } from '@ui/mvvm/Attempt';
import { observed } from '@ui/mvvm/observed';

/** The adviser resumes the file at this task. D-47 */
const ADVISERS_TASK = 'summary' satisfies TaskId;

/** What was ticked and written when the page was left or the session ended. XTR-36 */
const reportIn = (draft: object | undefined): Reported => {
  const lines: readonly unknown[] = draft && 'lines' in draft && Array.isArray(draft.lines) ? draft.lines : [];
  return {
    lines: reportedLines.filter(each => lines.includes(each)),
    comment: draft && 'comment' in draft && typeof draft.comment === 'string' ? draft.comment : '',
  };
};

/** The client says which lines of an adviser's file are wrong, and sends it back to the adviser. D-47, ADV-03 */
export class Reporting {
  open: boolean;
  lines: readonly ReportedLine[];
  comment: string;
  attempt = 0;
  readonly sending: Attempt;

  constructor(private readonly journey: DossierJourney) {
    this.sending = new Attempt(journey);
    const { lines, comment = '' } = reportIn(journey.draft);
    [this.open, this.lines, this.comment] = [lines.length > 0 || comment !== '', lines, comment];
    observed(this);
  }

  /** The person wanted to send the report without a line. */
  get missing(): boolean {
    return this.attempt > 0 && this.lines.length === 0;
  }

  show(open: boolean): void {
    this.open = open;
    this.attempt = 0;
  }

  tick(line: ReportedLine, ticked: boolean): void {
    this.lines = ticked ? [...this.lines, line] : this.lines.filter(each => each !== line);
    this.keep();
  }

  write(comment: string): void {
    this.comment = comment.slice(0, REPORT_COMMENT_MAX);
    this.keep();
  }

  async send(): Promise<void> {
    this.attempt += 1;
    if (this.missing) return;
    const comment = this.comment.trim();
    const reported = { lines: this.lines, ...(comment === '' ? {} : { comment }) };
    await this.sending.run(this.journey.sendTo(ADVISERS_TASK, reported), this.send, this.sent);
  }

  private sent(): void {
    this.open = false;
    this.journey.keepDraft(undefined);
  }

  private keep(): void {
    this.journey.keepDraft({ lines: this.lines, comment: this.comment });
  }
}
