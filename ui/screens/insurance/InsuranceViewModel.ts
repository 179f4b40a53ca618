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
    else this.save(wanted);
  }

  /** The price is not visible yet. OPT-03 */
  get blocked(): boolean {
    return this.state === 'loading' || this.state === 'failed';
  }

  /** The answer, which a submit asks for; without an insurance on offer it is 'no'. OPT-03 */
  checked(): boolean | undefined {
    this.attempt += 1;
    return this.state === 'absent' ? false : this.wanted;
  }

  save(insurance: boolean): void {
    this.journey.answer({ insurance, insured: insurance ? this.insurance : undefined });
  }

  submit(): void {
    if (this.blocked) return;
    const insurance = this.checked();
    if (insurance === undefined) return;
    this.save(insurance);
    this.journey.setDirty(false);
    void this.journey.next();
  }
}
