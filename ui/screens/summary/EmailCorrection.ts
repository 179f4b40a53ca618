import type { SendCode } from '@application/signature/SendCode';
import type { Failure } from '@application/failure';
import { emailIssue } from '@domain/field/emailIssue';
import { emailSlip } from '@domain/field/emailSlip';
import { typedEmail } from '@domain/field/typed';
import type { Participant } from '@domain/journey/words';
import { smsCode } from '@domain/signature/smsCode';
import type { SmsState } from '@domain/signature/smsState';
import type { EmailIssue } from '@messages/newEmail';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';
import { RestartableAction } from '@ui/mvvm/RestartableAction';

/** The address that was typed for this person and not saved: another one's is never offered. */
const typedIn = (draft: object | undefined, of: Participant): string =>
  draft && 'email' in draft && 'of' in draft && draft.of === of && typeof draft.email === 'string' ? draft.email : '';

/** Changes a file's e-mail after an SMS code has confirmed the person; an adviser needs no code. D-62 */
export class EmailCorrection {
  /** Owner of the e-mail; undefined: the dialog is closed. */
  owner: Participant | undefined = undefined;
  stage: 'address' | 'code' = 'address';
  typed = '';
  code = '';
  /** Suggested correction of a typing mistake. D-74 */
  meant: string | undefined = undefined;
  issue: EmailIssue | undefined = undefined;
  sms: SmsState | undefined = undefined;
  /** The e-mail that this page saved last. */
  kept: string | undefined = undefined;
  attempt = 0;
  private readonly acting = new RestartableAction();

  constructor(
    readonly journey: DossierJourney,
    private readonly sendCode: SendCode,
  ) {
    observed(this);
  }

  get busy(): boolean {
    return this.acting.busy;
  }

  /** The SMS has been sent or is being sent. */
  get codeLeft(): boolean {
    return this.sms === 'success' || this.sms === 'pending';
  }

  /** The connected person's mobile receives the code. */
  get mobile(): string {
    return this.journey.dossier.people[this.journey.connected]?.mobile ?? '';
  }

  /** Opens the dialog; late answers of a previously closed dialog are dropped. */
  openFor(of: Participant): void {
    this.acting.renew();
    this.sms = undefined;
    this.owner = of;
    this.stage = 'address';
    this.typed = typedIn(this.journey.draft, of);
    this.meant = emailSlip(this.typed);
    this.code = '';
    this.issue = undefined;
    this.attempt = 0;
  }

  type(typed: string): void {
    this.meant = undefined;
    this.typed = typed;
    this.journey.keepDraft(typed === '' ? undefined : { email: typed, of: this.owner });
  }

  /** Looks for a typing mistake on blur. D-74 */
  leave(): void {
    this.meant = emailSlip(this.typed);
  }

  typeCode(code: string): void {
    this.code = code;
  }

  /** Keeps the typed text for the next time. */
  close(): void {
    this.owner = undefined;
  }

  /** Sends the SMS code when the e-mail is valid; an adviser's change is saved at once. */
  async submitAddress(): Promise<void> {
    this.attempt += 1;
    const issue = emailIssue(this.typed);
    this.issue = issue === 'REQUIRED' ? 'FORMAT' : issue;
    if (this.issue === undefined) await (this.journey.steps.mode === 'mdc' ? this.save() : this.send());
  }

  async send(): Promise<void> {
    await this.acting.run(
      this.sendCode.run(),
      failure => this.journey.fail(failure, () => void this.send()),
      sms => {
        this.sms = sms;
        if (!this.codeLeft) return;
        this.stage = 'code';
        this.issue = undefined; // the error concerned the previous code
      },
    );
  }

  async submitCode(): Promise<void> {
    this.attempt += 1;
    const code = smsCode.decide({ text: this.code }) ?? undefined;
    this.issue = code === undefined ? 'CODE_FORM' : undefined;
    if (code !== undefined) await this.save(code);
  }

  private async save(code?: string): Promise<void> {
    const { owner: of } = this;
    if (of === undefined) return;
    await this.acting.run(
      this.journey.save({ email: typedEmail(this.typed) }, { of, code }),
      failure => this.failed(failure, code),
      this.saved,
    );
  }

  private failed(failure: Failure, code: string | undefined): void {
    if (failure.kind === 'refused' && code !== undefined) this.issue = 'CODE_REFUSED';
    else this.journey.fail(failure, () => void this.save(code));
  }

  private saved(): void {
    this.journey.keepDraft(undefined);
    this.kept = typedEmail(this.typed);
    this.typed = '';
    this.close();
  }
}
