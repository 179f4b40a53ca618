import { cardOfParticipant } from '@domain/offer/cardOfParticipant';
import type { Insurance } from '@domain/offer/cart';
import type { Journey } from '@ui/journey/Journey';
import type { OfferModel } from '@ui/journey/OfferModel';
import { observed } from '@ui/mvvm/observed';

export class InsuranceViewModel {
  wanted: boolean | undefined;
  attempt = 0;

  constructor(
    private readonly journey: Journey,
    readonly offer: OfferModel,
  ) {
    this.wanted = journey.answers.insurance;
    observed(this);
  }

  /** `loading`: its price is loading; `absent`: the offer contains no insurance, so there is no choice. */
  get state(): 'loading' | 'failed' | 'offered' | 'absent' {
    if (this.offer.state !== 'ready') return this.offer.state;
    return this.insurance ? 'offered' : 'absent';
  }

  get insurance(): Insurance | undefined {
    return this.offer.current?.insurance;
  }

  /** The holder's card includes an insurance, up to this amount in euros. OFR-08 */
  get covered(): { readonly card: string; readonly amount: number } | undefined {
    const number = cardOfParticipant(this.journey.answers.selection, 'TIT');
    const card = number === undefined ? undefined : this.offer.cardNumbered(number, 'TIT');
    return card && card.facts.loss !== null ? { card: card.label, amount: card.facts.loss } : undefined;
  }

  get missing(): boolean {
    return this.attempt > 0 && this.state === 'offered' && this.wanted === undefined;
  }

  enter(): void {
    void this.offer.ensure();
  }

  want(wanted: boolean): void {
    this.wanted = wanted;
    if (this.journey.answers.offerConfirmed) this.journey.setDirty(wanted !== this.journey.answers.insurance);
    else this.journey.answer({ insurance: wanted, insured: wanted ? this.insurance : undefined });
  }

  /** Blocked until the price is visible; without an insurance on offer the answer is 'no'. OPT-03 */
  submit(): void {
    if (this.state === 'loading' || this.state === 'failed') return;
    this.attempt += 1;
    const insurance = this.state === 'absent' ? false : this.wanted;
    if (insurance === undefined) return;
    this.journey.answer({ insurance, insured: insurance ? this.insurance : undefined });
    this.journey.setDirty(false);
    void this.journey.next();
  }
}
