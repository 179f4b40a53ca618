import type { Tracking } from '@application/ports/Tracking';
import type { Participant } from '@domain/journey/words';
import { cardOfParticipant } from '@domain/offer/cardOfParticipant';
import { catalogue } from '@domain/offer/contracts';
import type { Promotion } from '@domain/offer/promotion';
import { offerSelectCard, withoutCardOf } from '@domain/offer/selectCard';
import type { Journey } from '@ui/journey/Journey';
import type { OfferedCard, OfferModel } from '@ui/journey/OfferModel';
import { observed } from '@ui/mvvm/observed';
import { noteNumbers, type NoteNumbers } from './notes';

/** Choosing a card: the holder's, or the co-holder's, who may go without. OFR-01 to OFR-14 */
export class OfferViewModel {
  /** The tab opened on a phone; undefined: the first. */
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

  /** Of the person whose card it is. D-51 */
  get promotion(): Promotion {
    return this.offer.promotionFor(this.participant);
  }

  get cards(): readonly OfferedCard[] {
    return this.columns.filter(card => card !== null);
  }

  get state(): 'loading' | 'failed' | 'empty' | 'ready' {
    return this.offer.state === 'ready' && this.cards.length === 0 ? 'empty' : this.offer.state;
  }

  /** Catalogue number of the card chosen so far. */
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

  /** The list of a phone is on show with this first card. OFR-13 */
  listed(): void {
    if (this.firstLabel !== undefined) this.tracking.send({ kind: 'firstCard', label: this.firstLabel });
  }

  openTab(catalogNumber: string): void {
    this.openedTab = catalogNumber;
  }

  /** Replaces the participant's card and goes on. OFR-10 */
  choose(catalogNumber: string): void {
    const { selection } = this.journey.answers;
    this.journey.answer({ selection: offerSelectCard.decide({ selection, participant: this.participant, catalogNumber }) });
    void this.journey.next();
  }

  askWithoutCard(asked: boolean): void {
    this.askedWithoutCard = asked;
  }

  /** The co-holder declines every card on offer. OFR-11, D-11 */
  goWithoutCard(): void {
    this.askedWithoutCard = false;
    this.choose(catalogue.NONE);
  }

  /** The holder goes back at once, the co-holder after the page-change delay; the page then shown takes the focus. OFR-12 */
  back(): void {
    const { participant } = this;
    this.journey.answer({ selection: withoutCardOf(participant, this.journey.answers.selection) });
    void this.journey.back(participant === 'COT');
  }
}
