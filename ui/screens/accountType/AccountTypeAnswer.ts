import type { Settings } from '@application/ports/Settings';
import { minutesFor, papersFor } from '@domain/journey/papers';
import type { Path } from '@domain/journey/steps';
import type { Workflow } from '@domain/journey/words';
import { isFirstPass } from '@ui/journey/firstPass';
import type { Journey } from '@ui/journey/Journey';

/** The account type as it is being answered, for any observer: MobX in the whole journey, a few lines of React before that has come. ACC-02 */
export class AccountTypeAnswer {
  chosen: Workflow | undefined;
  /** How often the form was sent. */
  attempt = 0;
  /** The joint account is only announced here: an appointment is offered instead (ACC-02). */
  appointmentOffered = false;

  constructor(
    private readonly journey: Journey,
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

  /** Papers asked and minutes taken on the path of an account. XTR-04 */
  effort(workflow: Workflow): { readonly papers: number; readonly minutes: number } {
    const path: Path = { workflow, mode: this.settings.mode, jointAccount: this.settings.jointAccount };
    return { papers: papersFor(path).length, minutes: minutesFor(path) };
  }

  choose(workflow: Workflow): void {
    this.chosen = workflow;
    if (!this.isOnline(workflow)) return;
    if (isFirstPass(this.journey.answers)) this.journey.answer({ workflow });
    else this.journey.hold(workflow !== this.journey.answers.workflow);
  }

  submit(): void {
    this.attempt += 1;
    if (this.chosen === undefined) return;
    if (this.isOnline(this.chosen)) this.goOn(this.chosen);
    else this.appointmentOffered = true;
  }

  closeAppointment(): void {
    this.appointmentOffered = false;
  }

  chooseIndividual(): void {
    this.appointmentOffered = false;
    this.chosen = 'individual';
    this.goOn('individual');
  }

  private isOnline(workflow: Workflow): boolean {
    return workflow === 'individual' || this.jointOpen;
  }

  private goOn(workflow: Workflow): void {
    this.journey.answer({ workflow });
    this.journey.hold(false);
    void this.journey.next();
  }
}
