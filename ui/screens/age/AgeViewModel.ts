import * as E from 'fp-ts/Either';
import type { Carts } from '@application/ports/Carts';
import { noAnswers, type Answers } from '@domain/journey/answers';
import type { AgeBand, Participant, Workflow } from '@domain/journey/words';
import type { CardOnOffer, Cart } from '@domain/offer/cart';
import { columnsOf } from '@domain/offer/columns';
import { isFirstPass } from '@ui/journey/firstPass';
import type { Journey } from '@ui/journey/Journey';
import { Latest } from '@ui/mvvm/Latest';
import { observed } from '@ui/mvvm/observed';

const askedOf: Readonly<Record<Workflow, readonly Participant[]>> = { individual: ['TIT'], joint: ['TIT', 'COT'] };

export class AgeViewModel {
  bands: Answers['bands'] = noAnswers.bands;
  attempt = 0;
  /** The first card of the offer fetched ahead; undefined while it is not known. */
  firstCard: CardOnOffer | undefined = undefined;
  private readonly latest = new Latest();

  constructor(
    private readonly journey: Journey,
    private readonly carts: Pick<Carts, 'anticipate'>,
  ) {
    this.bands = journey.answers.bands;
    observed(this);
  }

  get workflow(): Workflow {
    return this.journey.answers.workflow ?? 'individual';
  }

  /** Who is asked: the co-holder in a joint workflow only. ACC-03 */
  get participants(): readonly Participant[] {
    return askedOf[this.workflow];
  }

  get missing(): readonly Participant[] {
    return this.attempt > 0 ? this.unanswered : [];
  }

  /** Takes up what was answered before. */
  enter(): void {
    this.anticipate();
  }

  choose(who: Participant, band: AgeBand): void {
    this.bands = { ...this.bands, [who]: band };
    if (isFirstPass(this.journey.answers)) this.journey.answer({ bands: this.bands });
    else this.journey.hold(this.participants.some(one => this.bands[one] !== this.journey.answers.bands[one]));
    this.anticipate();
  }

  submit(): void {
    this.attempt += 1;
    if (this.unanswered.length > 0) return;
    this.journey.answer({ bands: this.bands });
    this.journey.hold(false);
    void this.journey.next();
  }

  private get unanswered(): readonly Participant[] {
    return this.participants.filter(who => this.bands[who] === undefined);
  }

  /** The offer ahead of its step; advisory, so a failure shows nothing. */
  private anticipate(): void {
    this.latest.forget();
    this.firstCard = undefined;
    if (this.unanswered.length > 0) return;
    const over26 = this.participants.some(who => this.bands[who] === '26+');
    void this.latest.ask(this.carts.anticipate(this.workflow, over26), () => undefined, this.anticipated);
  }

  private anticipated(cart: Cart): void {
    const columns = E.tryCatch(
      () => columnsOf(cart.cards),
      () => undefined,
    );
    this.firstCard = E.isRight(columns) ? (columns.right[0] ?? undefined) : undefined;
  }
}
