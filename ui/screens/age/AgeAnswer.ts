import { noAnswers, type Answers } from '@domain/journey/answers';
import type { AgeBand, Participant, Workflow } from '@domain/journey/words';
import { holdersOf } from '@domain/kernel/holders';
import type { CardOnOffer } from '@domain/offer/cart';
import { isFirstPass } from '@ui/journey/firstPass';
import type { Journey } from '@ui/journey/Journey';

/** The first card of the offer of these, asked for ahead of its step; undefined where it is not known. */
export type FirstCard = (workflow: Workflow, over26: boolean) => Promise<CardOnOffer | undefined>;

/** The age bands as they are being answered, for any observer: MobX in the whole journey, a few lines of React before that has come. ACC-03 */
export class AgeAnswer {
  bands: Answers['bands'] = noAnswers.bands;
  /** How often the form was sent. */
  attempt = 0;
  /** The first card of the offer fetched ahead; undefined while it is not known. */
  firstCard: CardOnOffer | undefined = undefined;
  /** How often it was asked for: the last answer counts. */
  private asked = 0;

  constructor(
    private readonly journey: Journey,
    private readonly ahead: FirstCard,
    /** For a caller that does not observe. */
    private readonly came: () => void = () => undefined,
  ) {
    this.bands = journey.answers.bands;
  }

  get workflow(): Workflow {
    return this.journey.answers.workflow ?? 'individual';
  }

  /** Who is asked: the co-holder in a joint workflow only. ACC-03 */
  get participants(): readonly Participant[] {
    return holdersOf[this.workflow];
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

  /** What was asked ahead has come; advisory, so that a failure shows nothing. */
  learn(card: CardOnOffer | undefined): void {
    this.firstCard = card;
  }

  private get unanswered(): readonly Participant[] {
    return this.participants.filter(who => this.bands[who] === undefined);
  }

  private anticipate(): void {
    const turn = (this.asked += 1);
    this.learn(undefined);
    if (this.unanswered.length > 0) return;
    const over26 = this.participants.some(who => this.bands[who] === '26+');
    void this.ahead(this.workflow, over26).then(card => {
      if (turn !== this.asked) return;
      this.learn(card);
      this.came();
    });
  }
}
