import { action, makeObservable, observableRef } from 'mobx';
import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { Answers } from '@domain/journey/answers';
import { pagesAsked } from '@domain/journey/screen';
import type { Workflow } from '@domain/journey/words';
import type { Journey } from '@ui/journey/Journey';
import { AgeViewModel } from '../age/AgeViewModel';
import { AccountTypeAnswer } from './AccountTypeAnswer';

const SHOWN = { step: 'accountType', page: 'AccountTypeForm', correcting: false } as const;

/** MobX version of the answer, with the ages asked below it. It lists its observables: `makeAutoObservable` refuses subclasses. D-125 */
export class AccountTypeViewModel extends AccountTypeAnswer {
  /** Asked once the account is chosen; undefined: not yet, or on their own page. */
  age: AgeViewModel | undefined = undefined;
  /** The ages were asked by an answer given on this page. */
  asksNow = false;
  /** No age was answered on arrival. */
  readonly isNew: boolean;

  constructor(
    private readonly steps: Journey,
    private readonly rules: Pick<Settings, 'mode' | 'jointAccount' | 'brand' | 'offers'>,
    private readonly carts: Pick<Carts, 'anticipate'>,
    private readonly clock: Pick<Clock, 'today'>,
  ) {
    super(steps, rules);
    this.isNew = steps.answers.bands.TIT === undefined;
    if (this.chosen !== undefined && this.isBelow) this.age = this.ages();
    makeObservable(this, {
      chosen: observableRef,
      attempt: observableRef,
      appointmentOffered: observableRef,
      age: observableRef,
      asksNow: observableRef,
      choose: action,
      submit: action,
      closeAppointment: action,
      chooseIndividual: action,
    });
  }

  /** The chosen account only leads to an appointment. ACC-02 */
  get offline(): boolean {
    return this.chosen !== undefined && !this.isOnline(this.chosen);
  }

  enter(): void {
    this.age?.enter();
  }

  override choose(workflow: Workflow): void {
    super.choose(workflow);
    if (this.age?.changed === true && !this.offline) this.steps.setDirty(true);
    this.age?.enter();
  }

  override chooseIndividual(): void {
    if (this.age === undefined) return super.chooseIndividual();
    this.appointmentOffered = false;
    this.choose('individual');
  }

  /** Both answers are saved together: what they clear is named once. STP-14 */
  protected override answered(workflow: Workflow): Partial<Answers> {
    return { workflow, ...(this.age ? { bands: this.age.asked } : {}) };
  }

  protected override goOn(workflow: Workflow): void {
    if (this.age === undefined && this.isBelow) this.askAges(workflow);
    else if (this.age === undefined || this.age.checked() !== undefined) super.goOn(workflow);
  }

  private askAges(workflow: Workflow): void {
    this.steps.answer({ workflow });
    this.attempt = 0;
    this.age = this.ages();
    this.age.enter();
    this.asksNow = true;
  }

  private get isBelow(): boolean {
    return pagesAsked(SHOWN, this.steps.mode).includes('AgeForm');
  }

  private ages(): AgeViewModel {
    return new AgeViewModel(this.steps, this.carts, this.rules, this.clock, () => (this.offline ? 'individual' : this.chosen));
  }
}
