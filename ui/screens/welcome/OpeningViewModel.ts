import { makeAutoObservable } from 'mobx';
import type { DescribePerson } from '@application/summary/DescribePerson';
import type { Described } from '@domain/holders/describe';
import type { Participant } from '@domain/journey/words';
import { cardOfParticipant } from '@domain/offer/cardOfParticipant';
import { Asked } from '@ui/journey/Asked';
import type { FileJourney } from '@ui/journey/FileJourney';

/** Somebody meets a file that another began: what it says of them, to be confirmed. D-23, D-43 */
export class OpeningViewModel {
  readonly described: Asked<Described>;

  constructor(
    readonly journey: FileJourney,
    private readonly describePerson: DescribePerson,
  ) {
    this.described = new Asked(journey);
    makeAutoObservable(this, { journey: false, described: false }, { autoBind: true });
  }

  get participant(): Participant {
    return this.journey.participant;
  }

  /** Who prepared it, where it is the other holder. */
  get holder(): string | undefined {
    return this.journey.people.TIT.identity.firstName;
  }

  /** The card's name; undefined: none, or the offer is not there yet. */
  get card(): string | undefined {
    const { cart } = this.journey;
    const number = cart && cardOfParticipant(cart.selection, this.participant);
    return cart?.cards.find(({ catalogNumber }) => catalogNumber === number)?.label;
  }

  enter(): void {
    void this.described.ask(this.describePerson.run(this.journey.prospect));
  }
}
