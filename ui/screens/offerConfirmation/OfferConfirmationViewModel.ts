import type { StepName } from '@domain/journey/steps';
import type { AgeBand, Participant } from '@domain/journey/words';
import { holdersOf } from '@domain/kernel/holders';
import { buildSelection } from '@domain/offer/buildSelection';
import type { Insurance } from '@domain/offer/cart';
import type { PriceSummary } from '@domain/offer/priceSummary';
import type { Journey } from '@ui/journey/Journey';
import type { OfferModel } from '@ui/journey/OfferModel';
import { observed } from '@ui/mvvm/observed';
import { forecastSummary } from '@ui/screens/price/forecastSummary';

/** Recap of the offer with its prices. Confirming it sends nothing to the bank (D-41). OPT-04, OFR-16 */
export class OfferConfirmationViewModel {
  constructor(
    private readonly journey: Journey,
    readonly offer: OfferModel,
  ) {
    observed(this);
  }

  get holders(): readonly Participant[] {
    return holdersOf[this.offer.workflow];
  }

  /** The declared age of each holder. ACC-03 */
  get bands(): readonly { readonly who: Participant; readonly band: AgeBand }[] {
    const { bands } = this.journey.answers;
    return this.holders.flatMap(who => (bands[who] === undefined ? [] : [{ who, band: bands[who] }]));
  }

  get overdraft(): boolean {
    return this.journey.answers.overdraft === true;
  }

  /** Undefined: not chosen. */
  get insurance(): Insurance | undefined {
    return this.journey.answers.insurance ? this.offer.current?.insurance : undefined;
  }

  /** What the account will cost; the delivery is chosen later. D-106 */
  get price(): PriceSummary {
    return forecastSummary(this.offer, this.journey.answers);
  }

  enter(): void {
    void this.offer.ensure();
  }

  change(step: StepName): void {
    void this.journey.goTo(step);
  }

  confirm(): void {
    if (this.offer.state !== 'ready') return;
    const { selection } = this.journey.answers;
    this.journey.answer({
      selection: buildSelection({
        workflow: this.offer.workflow,
        youthEligible: this.offer.youth,
        selection,
        overdraft: this.overdraft,
        insurance: this.insurance !== undefined,
      }),
      offerConfirmed: true,
      confirmedPrice: this.price.total,
    });
    void this.journey.next();
  }
}
