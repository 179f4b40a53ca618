import type { Carts } from '@application/offer/ports';
import type { Clock } from '@application/browser/ports';
import type { Settings } from '@application/Settings';
import type { Answers } from '@domain/journey/answers';
import type { AgeBand, Participant, Workflow } from '@domain/journey/words';
import { holdersOf } from '@domain/kernel/holders';
import { isFirstPass } from '@ui/journey/firstPass';
import type { Journey } from '@ui/journey/Journey';
import { observed } from '@ui/mvvm/observed';
import { firstCardOf, type FirstCard } from './firstCard';

export class AgeViewModel {
  bands: Answers['bands'];
  /** Number of submits. */
  attempt = 0;
  /** Undefined until the forecast offer has loaded. */
  firstCard: FirstCard | undefined = undefined;
  /** Number of requests: the latest response counts. */
  private requests = 0;

  constructor(
    private readonly journey: Journey,
    private readonly carts: Pick<Carts, 'anticipate'>,
    private readonly settings: Pick<Settings, 'brand' | 'offers'>,
    private readonly clock: Pick<Clock, 'today'>,
    /** The account chosen on the same screen; the saved one where the ages have their own page. D-125 */
    private readonly account: () => Workflow | undefined = () => journey.answers.workflow,
  ) {
    this.bands = journey.answers.bands;
    observed(this);
  }

  get workflow(): Workflow {
    return this.account() ?? 'individual';
  }

  /** The co-holder is asked only for a joint account. ACC-03 */
  get participants(): readonly Participant[] {
    return holdersOf[this.workflow];
  }

  get missing(): readonly Participant[] {
    return this.attempt > 0 ? this.unanswered : [];
  }

  /** The band of a co-holder who is not asked stays on the page alone. */
  get asked(): Answers['bands'] {
    return { ...this.bands, COT: this.workflow === 'joint' ? this.bands.COT : undefined };
  }

  /** Something differs from the answers saved. STP-14 */
  get changed(): boolean {
    const { workflow, bands } = this.journey.answers;
    return this.workflow !== workflow || this.participants.some(who => this.bands[who] !== bands[who]);
  }

  /** Loads the price for earlier answers, or for another account. */
  enter(): void {
    this.attempt = 0;
    this.anticipate();
  }

  choose(who: Participant, band: AgeBand): void {
    this.bands = { ...this.bands, [who]: band };
    if (this.workflow === 'individual') this.attempt = 0; // after an empty submit too, a key's answer waits for the button
    if (isFirstPass(this.journey.answers)) this.journey.answer({ bands: this.asked });
    else this.journey.setDirty(this.changed);
    this.anticipate();
  }

  /** The answers, which a submit asks for; undefined: one is missing. */
  checked(): Answers['bands'] | undefined {
    this.attempt += 1;
    return this.unanswered.length > 0 ? undefined : this.asked;
  }

  submit(): void {
    const bands = this.checked();
    if (bands === undefined) return;
    this.journey.answer({ bands });
    this.journey.setDirty(false);
    void this.journey.next();
  }

  /** Advisory: after a failure the page shows no price. */
  private learn(card: FirstCard | undefined): void {
    this.firstCard = card;
  }

  private get unanswered(): readonly Participant[] {
    return this.participants.filter(who => this.bands[who] === undefined);
  }

  private anticipate(): void {
    const turn = (this.requests += 1);
    this.learn(undefined);
    if (this.unanswered.length > 0) return;
    const { carts, settings, clock } = this;
    void firstCardOf(carts, settings, clock)(this.workflow, this.bands).then(card => turn === this.requests && this.learn(card));
  }
}
