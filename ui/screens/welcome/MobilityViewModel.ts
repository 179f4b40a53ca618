import type { Clock } from '@application/browser/ports';
import type { Effects } from '@application/effects';
import type { Failure } from '@application/failure';
import type { MobilityMandates } from '@application/mobility/ports';
import type { Settings } from '@application/Settings';
import { compactIban, fieldIban } from '@domain/field/iban';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { OneAtATime } from '@ui/mvvm/OneAtATime';
import { observed } from '@ui/mvvm/observed';

/** `before`: the bank has a mandate already; `elsewhere`: it does not serve the call. */
export type MobilityPhase = 'asked' | 'postponed' | 'form' | 'done' | 'before' | 'elsewhere';

/** Moves the transfers and direct debits of an account at another bank. XTR-76 */
export class MobilityViewModel {
  phase: MobilityPhase = 'asked';
  iban = '';
  reference = '';
  /** The person agreed, and the IBAN was not right. */
  attempt = 0;
  trouble: 'refused' | 'failed' | undefined = undefined;
  readonly sending = new OneAtATime();

  constructor(
    private readonly journey: DossierJourney,
    private readonly mandates: MobilityMandates,
    private readonly effects: Pick<Effects, 'ask'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly settings: Pick<Settings, 'mobility'>,
  ) {
    observed(this);
  }

  /** An adviser agrees to nothing in a client's place. */
  get offered(): boolean {
    return this.settings.mobility.offered && this.journey.steps.mode === 'omc';
  }

  get verdict(): ReturnType<typeof fieldIban.decide> {
    return fieldIban.decide({ value: this.iban, own: this.journey.dossier.state.iban ?? null });
  }

  accept(): void {
    this.phase = 'form';
  }

  postpone(): void {
    this.phase = 'postponed';
  }

  typeIban(iban: string): void {
    this.iban = iban;
  }

  async agree(): Promise<void> {
    this.trouble = undefined;
    if (this.verdict !== 'accepted') {
      this.attempt += 1;
      return;
    }
    const iban = compactIban(this.iban);
    await this.sending.run(
      this.effects.ask('mobility', iban, key => this.mandates.give(key, { iban, agreedAt: this.clock.now() })),
      this.missed,
      reference => {
        this.reference = reference;
        this.phase = 'done';
      },
    );
  }

  private missed(failure: Failure): void {
    if (failure.kind === 'absent') this.phase = 'elsewhere';
    else if (failure.kind === 'conflict') this.phase = 'before';
    else if (failure.kind === 'signedOut') this.journey.fail(failure);
    else this.trouble = failure.kind === 'refused' ? 'refused' : 'failed';
  }
}
