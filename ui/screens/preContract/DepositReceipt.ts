import type { Clock } from '@application/browser/ports';
import type { Acknowledgements } from '@application/signature/ports';
import type { Instant } from '@domain/kernel/day';
import type { DossierJourney } from '@ui/journey/DossierJourney';
import { observed } from '@ui/mvvm/observed';

/** The acknowledgement of the information on the deposit guarantee, of each person by themselves: asked, never required. XTR-09, D-124 */
export class DepositReceipt {
  private all: Readonly<Record<string, Instant>>;

  constructor(
    private readonly journey: Pick<DossierJourney, 'dossier' | 'connected'>,
    private readonly acknowledgements: Acknowledgements,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.all = acknowledgements.all();
    observed(this);
  }

  /** When the connected person acknowledged it. */
  get at(): Instant | undefined {
    return this.all[this.person];
  }

  tick(received: boolean): void {
    const { [this.person]: _, ...others } = this.acknowledgements.all();
    this.all = received ? { ...others, [this.person]: this.clock.now() } : others;
    this.acknowledgements.keep(this.all);
  }

  private get person(): string {
    return `${this.journey.dossier.state.idEne} ${this.journey.connected}`;
  }
}
