import type { Tracking } from '@application/observation/ports';
import type { Participant } from '@domain/journey/words';
import { cardOfParticipant } from '@domain/offer/cardOfParticipant';
import { catalogue, productNumbered } from '@domain/offer/contracts';
import type { Promotion } from '@domain/offer/promotion';
import { offerSelectCard, withoutCardOf } from '@domain/offer/selectCard';
import type { Journey } from '@ui/journey/Journey';
import type { OfferedCard, OfferModel } from '@ui/journey/OfferModel';
import { observed } from '@ui/mvvm/observed';
import { noteNumbers, type NoteNumbers } from './notes';

/** Choice of a card; the co-holder may decline one. OFR-01 to OFR-14 */
export class OfferViewModel {
  /** Open tab on a phone; undefined: the first. */
  openedTab: string | undefined = undefined;
  askedWithoutCard = false;

  constructor(
    private readonly journey: Journey,
    readonly offer: OfferModel,
    private readonly tracking: Tracking,
  ) {
    observed(this);
  }

  get participant(): Participant {
    return this.journey.participant;
  }

  get columns(): readonly (OfferedCard | null)[] {
    return this.offer.columnsFor(this.participant);
  }

  /** Each holder has a promotion of their own. D-51 */
  get promotion(): Promotion {
    return this.offer.promotionFor(this.participant);
  }

  get cards(): readonly OfferedCard[] {
    return this.columns.filter(card => card !== null);
  }

  get state(): 'loading' | 'failed' | 'empty' | 'ready' {
    return this.offer.state === 'ready' && this.cards.length === 0 ? 'empty' : this.offer.state;
  }

  /** Catalogue number. */
  get chosen(): string | undefined {
    return cardOfParticipant(this.journey.answers.selection, this.participant);
  }

  get numbers(): NoteNumbers {
    return noteNumbers(this.promotion);
  }

  get tab(): string {
    return this.openedTab ?? this.cards[0]?.catalogNumber ?? '';
  }

  get firstLabel(): string | undefined {
    return this.cards[0]?.label;
  }

  enter(): void {
    void this.offer.load();
  }

  /** Tracks the first card of the phone's list, with its product family. OFR-13, XTR-61 */
  listed(): void {
    const [card] = this.cards;
    const family = card && productNumbered(card.catalogNumber)?.family;
    if (card && family) this.tracking.send({ kind: 'firstCard', label: card.label, family });
  }

  openTab(catalogNumber: string): void {
    this.openedTab = catalogNumber;
  }

  /** Stores the participant's card and goes to the next step. OFR-10 */
  choose(catalogNumber: string): void {
    const { selection } = this.journey.answers;
    this.journey.answer({ selection: offerSelectCard.decide({ selection, participant: this.participant, catalogNumber }) });
    void this.journey.next();
  }

  askWithoutCard(asked: boolean): void {
    this.askedWithoutCard = asked;
  }

  /** The co-holder declines a card. OFR-11, D-11 */
  goWithoutCard(): void {
    this.askedWithoutCard = false;
    this.choose(catalogue.NONE);
  }

  /** The holder goes back at once, the co-holder after the page-change delay. OFR-12 */
  back(): void {
    const { participant } = this;
    this.journey.answer({ selection: withoutCardOf(participant, this.journey.answers.selection) });
    void this.journey.back(participant === 'COT');
  }
}
