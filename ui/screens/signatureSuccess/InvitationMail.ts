import { runInAction } from 'mobx';
import type { Clock } from '@application/browser/ports';
import type { Invitation, Invitations } from '@application/access/ports';
import { calledBy, maskedEmail } from '@domain/holders/people';
import { turnOf } from '@domain/journey/signingProgress';
import { parisDay, secondsAfter } from '@domain/kernel/calendar';
import { displayDay, type Instant } from '@domain/kernel/day';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { hourMessages } from '@messages/hour';
import { Latest } from '@ui/mvvm/Latest';
import { RestartableAction } from '@ui/mvvm/RestartableAction';
import { hourText } from '@ui/mvvm/hourText';
import { observed } from '@ui/mvvm/observed';

const SECOND_MS = 1_000;

/** Resends the invitation to sign to the next signer; the bank limits how often. JNT-03, D-42 */
export class InvitationMail {
  /** Time of the last e-mail, formatted; undefined: none from this page. */
  sentAt: string | undefined = undefined;
  /** Time from which another e-mail can be sent, formatted; undefined: now. */
  nextAt: string | undefined = undefined;
  private readonly asking = new RestartableAction();
  private readonly waiting = new Latest();

  constructor(
    private readonly journey: DossierJourney,
    private readonly invitations: Invitations,
    private readonly clock: Clock,
  ) {
    observed(this);
  }

  get sending(): boolean {
    return this.asking.busy;
  }

  /** Recipient; undefined: nobody has to sign. The adviser, who typed the address, reads it whole. */
  get to(): { readonly name: string | undefined; readonly email: string | undefined } | undefined {
    const turn = turnOf(this.journey.dossier.state);
    const person = turn && this.journey.dossier.people[turn];
    const shown = (email: string): string => (this.journey.steps.mode === 'mdc' ? email : maskedEmail(email));
    return turn && { name: calledBy(person), email: person?.email === undefined ? undefined : shown(person.email) };
  }

  async send(): Promise<void> {
    if (this.nextAt !== undefined) return;
    await this.asking.run(
      this.invitations.sendAgain(this.journey.dossier.state.idEne),
      failure => this.journey.fail(failure, () => void this.send()),
      this.sent,
    );
  }

  /** Resets when the page is left or another signer's turn begins. */
  leave(): void {
    this.waiting.cancel();
    this.asking.renew();
    this.sentAt = undefined;
    this.nextAt = undefined;
  }

  private sent({ sentAt, wait }: Invitation): void {
    this.sentAt = this.momentSaid(sentAt);
    if (wait <= 0) return;
    this.nextAt = this.momentSaid(secondsAfter(this.clock.now(), wait));
    void this.waiting.after(this.clock.sleep(wait * SECOND_MS), () => runInAction(() => (this.nextAt = undefined)));
  }

  /** The hour, with the date when it is not today. */
  private momentSaid(moment: Instant): string {
    const hour = hourText(this.clock, moment);
    const day = parisDay(moment);
    return day === this.clock.today() ? hour : hourMessages.ofDay(displayDay(day), hour);
  }
}
