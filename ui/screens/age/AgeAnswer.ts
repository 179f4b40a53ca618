import { noAnswers, type Answers } from '@domain/journey/answers';
import type { AgeBand, Participant, Workflow } from '@domain/journey/words';
import { holdersOf } from '@domain/kernel/holders';
import type { PromotedPrice } from '@domain/offer/promoted';
import type { Promotion } from '@domain/offer/promotion';
import { isFirstPass } from '@ui/journey/firstPass';
import type { Journey } from '@ui/journey/Journey';

/** The first card of the forecast offer, at the holder's price. */
export interface FirstCard extends PromotedPrice {
  readonly label: string;
  readonly promotion: Promotion;
}

/** Loads the first card before the offer's step; undefined: none or a failure. */
export type LoadFirstCard = (workflow: Workflow, bands: Answers['bands']) => Promise<FirstCard | undefined>;

/** Answer of the age bands, without MobX: the first page runs on React alone until the rest has loaded. ACC-03 */
export class AgeAnswer {
  bands: Answers['bands'] = noAnswers.bands;
  /** Number of submits. */
  attempt = 0;
  /** Undefined until the forecast offer has loaded. */
  firstCard: FirstCard | undefined = undefined;
  /** Number of requests: the latest response counts. */
  private requests = 0;

  constructor(
    private readonly journey: Journey,
    private readonly ahead: LoadFirstCard,
    /** Notifies a caller without MobX of a loaded card. */
    private readonly onLoaded: () => void = () => undefined,
  ) {
    this.bands = journey.answers.bands;
  }

  get workflow(): Workflow {
    return this.journey.answers.workflow ?? 'individual';
  }

  /** The co-holder is asked only for a joint account. ACC-03 */
  get participants(): readonly Participant[] {
    return holdersOf[this.workflow];
  }

  get missing(): readonly Participant[] {
    return this.attempt > 0 ? this.unanswered : [];
  }

  /** Loads the price for earlier answers. */
  enter(): void {
    this.anticipate();
  }

  choose(who: Participant, band: AgeBand): void {
    this.bands = { ...this.bands, [who]: band };
    if (isFirstPass(this.journey.answers)) this.journey.answer({ bands: this.bands });
    else this.journey.setDirty(this.participants.some(one => this.bands[one] !== this.journey.answers.bands[one]));
    this.anticipate();
  }

  submit(): void {
    this.attempt += 1;
    if (this.unanswered.length > 0) return;
    this.journey.answer({ bands: this.bands });
    this.journey.setDirty(false);
    void this.journey.next();
  }

  /** Advisory: after a failure the page shows no price. */
  learn(card: FirstCard | undefined): void {
    this.firstCard = card;
  }

  private get unanswered(): readonly Participant[] {
    return this.participants.filter(who => this.bands[who] === undefined);
  }

  private anticipate(): void {
    const turn = (this.requests += 1);
    this.learn(undefined);
    if (this.unanswered.length > 0) return;
    void this.ahead(this.workflow, this.bands).then(card => {
      if (turn !== this.requests) return;
      this.learn(card);
      this.onLoaded();
    });
  }
}
