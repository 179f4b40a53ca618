import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { Acknowledgements } from '@application/signature/ports';
import type { Instant } from '@domain/kernel/day';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';

/** Whether each person agrees that the account opens within the period of withdrawal: Code de la consommation, L. 222-13. SGN-01, D-124 */
export class StartAgreement {
  private all: Readonly<Record<string, Instant>>;

  constructor(
    private readonly journey: Pick<DossierJourney, 'dossier' | 'connected'>,
    private readonly acknowledgements: Acknowledgements,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly settings: Pick<Settings, 'startBeforeDelay'>,
  ) {
    this.all = acknowledgements.all();
    observed(this);
  }

  get asked(): boolean {
    return this.settings.startBeforeDelay !== 'never';
  }

  /** The connected person has ticked the box. */
  get given(): boolean {
    return this.all[this.person] !== undefined;
  }

  /** Nobody signs without it. */
  get required(): boolean {
    return this.settings.startBeforeDelay === 'required';
  }

  get owed(): boolean {
    return this.required && !this.given;
  }

  /** Undefined: not asked. */
  get answer(): boolean | undefined {
    return this.asked ? this.given : undefined;
  }

  tick(agreed: boolean): void {
    const { [this.person]: _, ...others } = this.acknowledgements.all();
    this.all = agreed ? { ...others, [this.person]: this.clock.now() } : others;
    this.acknowledgements.keep(this.all);
  }

  private get person(): string {
    return `start ${this.journey.dossier.state.idEne} ${this.journey.connected}`;
  }
}
