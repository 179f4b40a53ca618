import type { Settings } from '@application/Settings';
import type { Answers } from '@domain/journey/answers';
import { minutesFor, papersFor } from '@domain/journey/papers';
import type { Path } from '@domain/journey/steps';
import type { Workflow } from '@domain/journey/words';
import { isFirstPass } from '@ui/journey/firstPass';
import type { Journey } from '@ui/journey/Journey';

/** Answer of the account type, without MobX: the build renders the first question with it (src/first/Question.tsx). ACC-02 */
export class AccountTypeAnswer {
  chosen: Workflow | undefined;
  /** Number of submits. */
  attempt = 0;
  /** Set when joint accounts are not open online yet: the page offers an appointment instead (ACC-02). */
  appointmentOffered = false;

  constructor(
    private readonly journey: Pick<Journey, 'answers' | 'answer' | 'next' | 'setDirty'>,
    private readonly settings: Pick<Settings, 'mode' | 'jointAccount'>,
  ) {
    this.chosen = journey.answers.workflow;
  }

  get missing(): boolean {
    return this.attempt > 0 && this.chosen === undefined;
  }

  get jointOpen(): boolean {
    return this.settings.jointAccount === 'open';
  }

  /** Number of proofs and minutes of the journey for an account. XTR-04 */
  effort(workflow: Workflow): { readonly papers: number; readonly minutes: number } {
    const path: Path = { workflow, mode: this.settings.mode, jointAccount: this.settings.jointAccount };
    return { papers: papersFor(path).length, minutes: minutesFor(path) };
  }

  choose(workflow: Workflow): void {
    this.chosen = workflow;
    this.attempt = 0; // after an empty submit too, a key's answer waits for the button
    if (!this.isOnline(workflow)) return;
    if (isFirstPass(this.journey.answers)) this.journey.answer(this.answered(workflow));
    else this.journey.setDirty(workflow !== this.journey.answers.workflow);
  }

  submit(): void {
    this.attempt += 1;
    if (this.chosen === undefined) return;
    if (this.isOnline(this.chosen)) this.goOn(this.chosen);
    else this.appointmentOffered = true;
  }

  /** The choice is taken back: a choice that leads nowhere would keep the page without a button. XTR-48 */
  closeAppointment(): void {
    this.appointmentOffered = false;
    this.chosen = this.journey.answers.workflow;
    this.attempt = 0;
  }

  chooseIndividual(): void {
    this.appointmentOffered = false;
    this.chosen = 'individual';
    this.goOn('individual');
  }

  protected isOnline(workflow: Workflow): boolean {
    return workflow === 'individual' || this.jointOpen;
  }

  /** What an answer saves. */
  protected answered(workflow: Workflow): Partial<Answers> {
    return { workflow };
  }

  protected goOn(workflow: Workflow): void {
    this.journey.answer(this.answered(workflow));
    this.journey.setDirty(false);
    void this.journey.next();
  }
}
