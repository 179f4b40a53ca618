import type { Clock } from '@application/browser/ports';
import type { CreateSubscription, Follows, NotCreated } from '@application/subscription/CreateSubscription';
import { asksMarketing, type MarketingConsent } from '@domain/session/marketing';
import { outcomeAt } from '@domain/errors/refusals';
import { emailSlip } from '@domain/field/emailSlip';
import type { Applicant, ApplicantDraft } from '@domain/holders/applicant';
import { checkApplicant, type ApplicantField, type ApplicantIssue } from '@domain/holders/checkApplicant';
import { birthdateCase } from '@domain/holders/personFields';
import type { Participant } from '@domain/journey/words';
import type { MessagesOf } from '@ui/copy/byReader';
import { applicantDetailsMessages } from '@messages/applicantDetails';
import type { Journey } from '@ui/journey/Journey';
import type { Routes } from '@ui/journey/Routes';
import type { Startup } from '@ui/journey/Startup';
import { FormCheck, type Bound } from '@ui/form/FormCheck';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import { messagesFor } from '@ui/mvvm/messages';
import { observed } from '@ui/mvvm/observed';
import type { UsedMobile } from './UsedMobile';

/** Details of the holder or the co-holder; the last form creates the subscription. INF-01 to INF-10 */
export class ApplicantDetailsViewModel {
  captchaFailed = false;
  /** Suggested correction of the e-mail, found on blur. D-74 */
  meantEmail: string | undefined = undefined;
  /** The person ticked a birth name other than the last name: its field is shown. INF-01 */
  birthNameDiffers: boolean;
  /** The bank knows one of the two holders' numbers, and does not say which. D-59 */
  private usedByOne = false;
  private left = false;
  readonly check: FormCheck<ApplicantDraft, ApplicantIssue, Applicant>;
  readonly participant: Participant;
  readonly creating = new OneAtATime();

  constructor(
    private readonly journey: Journey,
    private readonly createSubscription: CreateSubscription,
    private readonly clock: Clock,
    private readonly routes: Routes,
    private readonly usedMobile: UsedMobile,
    private readonly startup: Pick<Startup, 'openDossier'>,
  ) {
    const { participant } = journey;
    this.participant = participant;
    const { birthName, lastName } = journey.answers.applicants[participant];
    this.birthNameDiffers = birthName !== lastName;
    this.check = new FormCheck(() => this.draft, clock, {
      check: draft => checkApplicant(draft, clock.today(), journey.answers.bands[participant]),
      messageFor: (issue, field) => {
        const { workflow = 'individual', bands } = journey.answers;
        const typed = this.draft[field];
        return this.copy.message(issue, {
          field,
          workflow,
          participant,
          band: bands[participant],
          typed: typeof typed === 'string' ? typed : '',
        });
      },
    });
    observed(this);
  }

  /** After the person has left the form, a late refusal is not shown. D-58 */
  enter(): () => void {
    this.left = false;
    if (this.usedMobile.takeFor(this.participant)) this.refuseMobile();
    return () => void (this.left = true);
  }

  get draft(): ApplicantDraft {
    return this.journey.answers.applicants[this.participant];
  }

  get joint(): boolean {
    return this.journey.answers.workflow === 'joint';
  }

  /** The form that creates the subscription. */
  get last(): boolean {
    return !this.joint || this.participant === 'COT';
  }

  get whose(): 'individual' | Participant {
    return this.joint ? this.participant : 'individual';
  }

  /** The captcha is for clients; an adviser has a session. D-47 */
  get captchaAsked(): boolean {
    return this.journey.mode === 'omc';
  }

  /** The co-holder and an adviser's client answer for themselves, on their own page. INF-01, D-64c, D-124 */
  get asksMarketing(): boolean {
    return asksMarketing(this.participant, this.journey.mode === 'mdc' ? 'adviser' : 'TIT');
  }

  wantOffers(consent: MarketingConsent): void {
    this.answer({ ...this.draft, ...consent });
  }

  /** The bank knows this mobile: its owner can resume their file. D-58 */
  get mobileUsed(): boolean {
    return this.check.issue('mobile') === 'MOBILE_USED';
  }

  /** The birthdate contradicts the age band: the page leads to the band, and keeps what was typed. ACC-03, D-50 */
  get otherBand(): boolean {
    return this.check.issue('birthdate') === 'BIRTHDATE_CONTRADICTS_BAND';
  }

  changeBand(): void {
    void this.journey.goTo('age');
  }

  /** Parameters of the birthdate's rule, for its 'why' panel. XTR-23 */
  get birthdateCase(): ReturnType<typeof birthdateCase> {
    return birthdateCase(this.draft.birthdate, this.clock.today(), this.journey.answers.bands[this.participant]);
  }

  /** Adds one error for each holder when either number is in use. */
  get errors(): readonly FieldMessage[] {
    if (!this.usedByOne) return this.ownErrors;
    const { COT, TIT } = this.copy.usedByOne;
    return [
      { name: 'mobile', message: COT },
      { name: 'holder', message: TIT, go: this.back },
    ];
  }

  /** Saves every keystroke (D-09). */
  type<Field extends ApplicantField>(field: Field, value: ApplicantDraft[Field]): void {
    const draft = { ...this.draft, [field]: value };
    const kept = this.birthNameDiffers ? draft : { ...draft, birthName: draft.lastName };
    this.answer(kept);
    if (field === 'email') this.meantEmail = undefined;
    this.check.typed(field === 'lastName' && !this.birthNameDiffers ? ['lastName', 'birthName'] : [field]);
    if (field === 'mobile') this.usedByOne = false;
  }

  private answer(draft: ApplicantDraft): void {
    this.journey.answer({ applicants: { ...this.journey.answers.applicants, [this.participant]: draft } });
  }

  /** Props of a control. */
  field<Name extends ApplicantField>(name: Name): Bound<ApplicantDraft, Name> {
    return this.check.field(name, value => this.type(name, value));
  }

  /** By default the birth name copies the last name; a person with another one ticks the box and types it. */
  differ(differs: boolean): void {
    this.birthNameDiffers = differs;
    this.type('birthName', differs ? '' : this.draft.lastName);
  }

  /** The identity document shows a single name: the first name is not asked. D-89 */
  nameOnce(oneName: boolean): void {
    this.type('oneName', oneName);
    this.check.recheck();
  }

  private get copy(): MessagesOf<typeof applicantDetailsMessages> {
    return messagesFor(this.journey.mode, applicantDetailsMessages);
  }

  /** Omits an error of the hidden birth name: its link would lead nowhere. */
  private get ownErrors(): readonly FieldMessage[] {
    return this.check.errors.filter(({ name }) => this.birthNameDiffers || name !== 'birthName');
  }

  leaveEmail(): void {
    this.meantEmail = emailSlip(this.draft.email);
  }

  back(): void {
    void this.journey.back();
  }

  async submit(): Promise<void> {
    if (this.creating.busy) return;
    this.captchaFailed = this.usedByOne = false;
    if (this.check.submit() === undefined) return;
    if (!this.last) return this.journey.next();
    await this.creating.run(this.createSubscription.run(this.journey.answers), this.refused, this.created);
  }

  /** The subscription exists: opens it, even when the person has left the form. D-73, XTR-40 */
  private created(follows: Follows): void {
    if (follows === 'file') void this.startup.openDossier();
    else this.routes.toRedirect('identity-provider');
  }

  private refused(reason: NotCreated): void {
    if (this.left) return;
    if (reason.kind === 'invalid') return reason.of === this.participant ? this.check.refuse(reason.issues) : void this.journey.back();
    if (reason.kind !== 'refused') return this.journey.fail(reason, () => void this.submit());
    const outcome = outcomeAt('creation', reason.code);
    if (outcome === 'mobile-used') this.mobileRefused(this.joint ? reason.of : this.participant);
    else if (outcome === 'captcha') this.captchaFailed = true;
    else this.journey.fail(reason);
  }

  /** Shows the error on this form, on the other holder's page, or on both. D-59 */
  private mobileRefused(of: Participant | undefined): void {
    if (of === this.participant) return this.refuseMobile();
    if (of === undefined) {
      this.usedByOne = true;
      return this.check.refuse({});
    }
    this.usedMobile.set(of);
    void this.journey.back();
  }

  private refuseMobile(): void {
    this.check.refuse({ mobile: 'MOBILE_USED' });
  }
}
