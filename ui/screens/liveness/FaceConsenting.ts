import type { Clock } from '@application/browser/ports';
import type { FaceConsent, FaceConsents } from '@application/liveness/ports';
import type { Settings } from '@application/Settings';
import type { Participant } from '@domain/journey/words';
import { livenessMayStart } from '@domain/signature/mayStartLiveness';
import type { DossierJourney } from '@ui/journey/DossierJourney';

/** The consent to the comparison of the face, where the bank asks for one. Each person gives their own. XTR-70 */
export class FaceConsenting {
  constructor(
    private readonly journey: Pick<DossierJourney, 'dossier' | 'participant'>,
    private readonly consents: FaceConsents,
    private readonly settings: Settings,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Who keeps the video, and for how many days; undefined: the bank asks for no consent. */
  get asked(): Omit<FaceConsent, 'givenAt'> | undefined {
    const { consent } = this.settings.liveness;
    return consent?.required === true ? { provider: consent.provider, keptFor: consent.keptFor } : undefined;
  }

  mayStart(ticked: boolean): boolean {
    return livenessMayStart.decide({ required: this.asked !== undefined, ticked });
  }

  /** The consent of a person of the dossier, by default the one whose video it is. */
  given(participant: Participant = this.journey.participant): FaceConsent | undefined {
    return this.consents.of(this.personOf(participant));
  }

  give(): void {
    const { asked } = this;
    if (asked) this.consents.keep(this.personOf(this.journey.participant), { ...asked, givenAt: this.clock.now() });
  }

  withdraw(): void {
    this.consents.withdraw(this.personOf(this.journey.participant));
  }

  private personOf(participant: Participant): string {
    return `${this.journey.dossier.state.idEne} ${participant}`;
  }
}
