import * as E from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '@application/ports/Clock';
import type { CreateSubscription, Follows, NotCreated } from '@application/subscription/CreateSubscription';
import { outcomeAt } from '@domain/errors/refusals';
import { typedDate, typedMobile } from '@domain/field/typed';
import type { ApplicantDraft } from '@domain/holders/applicant';
import { applicantFields, checkApplicant, type ApplicantField, type ApplicantIssues } from '@domain/holders/checkApplicant';
import { delays } from '@domain/journey/delays';
import type { Participant } from '@domain/journey/words';
import { informationCopy as copy } from '@ui/copy/fr/information';
import type { Journey } from '@ui/journey/Journey';
import type { Routes } from '@ui/journey/Routes';

/** Typed by hand, read in many forms: shown in the form that the rules read once the field is left. */
const shownAs: { readonly [Field in ApplicantField]?: (typed: string) => string } = { birthdate: typedDate, mobile: typedMobile };

/** The applicant's details, the holder's or the co-holder's; the last form creates the subscription. INF-01 to INF-10 */
export class InformationViewModel {
  issues: ApplicantIssues = {};
  attempt = 0;
  busy = false;
  captchaFailed = false;
  private readonly turns = new Map<ApplicantField, number>();
  readonly participant: Participant;

  constructor(
    private readonly journey: Journey,
    private readonly createSubscription: CreateSubscription,
    private readonly clock: Clock,
    private readonly routes: Routes,
  ) {
    this.participant = journey.participant;
    makeAutoObservable<this, 'turns'>(this, { participant: false, turns: false }, { autoBind: true });
  }

  get draft(): ApplicantDraft {
    return this.journey.answers.applicants[this.participant];
  }

  get joint(): boolean {
    return this.journey.answers.workflow === 'joint';
  }

  /** The last form of the path: the one that creates the subscription. */
  get last(): boolean {
    return !this.joint || this.participant === 'COT';
  }

  get title(): string {
    return copy.title[this.joint ? this.participant : 'individual'];
  }

  /** In the order of the form, worded once for the field and for the summary. */
  get errors(): readonly { readonly name: ApplicantField; readonly message: string }[] {
    return applicantFields.flatMap(name => {
      const message = this.message(name);
      return message === undefined ? [] : [{ name, message }];
    });
  }

  /** The number is known to the bank: whoever it belongs to may come back with it. D-58 */
  get mobileUsed(): boolean {
    return this.issues.mobile === 'MOBILE_USED';
  }

  message(field: ApplicantField): string | undefined {
    const issue = this.issues[field];
    const { workflow = 'individual', bands } = this.journey.answers;
    return issue && copy.message(issue, { field, workflow, participant: this.participant, band: bands[this.participant] });
  }

  /** Kept as typed, at once (D-09); a field in error is checked again once the typing rests (D-46). */
  type<Field extends ApplicantField>(field: Field, value: ApplicantDraft[Field]): void {
    this.journey.answer({ applicants: { ...this.journey.answers.applicants, [this.participant]: { ...this.draft, [field]: value } } });
    if (this.issues[field]) void this.checkLater(field);
  }

  /** Dates and numbers typed in another form are shown in the one that is read, visibly. */
  leave(field: 'birthdate' | 'mobile'): void {
    const typed = this.draft[field];
    const shown = shownAs[field]?.(typed) ?? typed;
    if (shown !== typed) this.type(field, shown);
  }

  back(): void {
    void this.journey.back();
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    this.attempt += 1;
    this.captchaFailed = false;
    this.issues = this.checked();
    if (Object.keys(this.issues).length > 0) return;
    if (!this.last) return this.journey.next();
    this.busy = true;
    this.created(await this.createSubscription.run(this.journey.answers)());
  }

  private checked(): ApplicantIssues {
    const checked = checkApplicant(this.draft, this.clock.today(), this.journey.answers.bands[this.participant]);
    return E.isLeft(checked) ? checked.left : {};
  }

  private async checkLater(field: ApplicantField): Promise<void> {
    const turn = (this.turns.get(field) ?? 0) + 1;
    this.turns.set(field, turn);
    await this.clock.sleep(delays.inputCheckMs)();
    if (this.turns.get(field) === turn) this.recheck(field);
  }

  private recheck(field: ApplicantField): void {
    const { [field]: issue } = this.checked();
    const others = Object.fromEntries(Object.entries(this.issues).filter(([other]) => other !== field));
    this.issues = issue ? { ...others, [field]: issue } : others;
  }

  private created(outcome: E.Either<NotCreated, Follows>): void {
    this.busy = false;
    if (E.isLeft(outcome)) return this.refused(outcome.left);
    if (outcome.right === 'file') void this.journey.openFile();
    else this.routes.toRedirect('identity-provider');
  }

  private refused(reason: NotCreated): void {
    if (reason.kind === 'invalid') return reason.of === this.participant ? this.corrected(reason.issues) : void this.journey.back();
    if (reason.kind !== 'refused') return this.journey.fail(reason, () => void this.submit());
    const outcome = outcomeAt('creation', reason.code);
    if (outcome === 'mobile-used') this.corrected({ mobile: 'MOBILE_USED' });
    else if (outcome === 'captcha') this.captchaFailed = true;
    else this.journey.fail(reason);
  }

  private corrected(issues: ApplicantIssues): void {
    this.issues = issues;
    this.attempt += 1;
  }
}
