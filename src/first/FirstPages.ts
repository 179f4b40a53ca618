import type { Answers } from '@domain/journey/answers';
import type { StepName } from '@domain/journey/steps';
import { closing } from '@ui/shell/closing';
import { CONTENT, skip } from '@ui/shell/skip';
import type { First, FirstStep } from '../loader/boot';
import { firstHistory } from './FirstHistory';
import { FirstQuestion } from './FirstQuestion';

const START = '#commencer, #commencer-ici';
/** The live region that announces the press. */
const LIVE_REGION = '#commencer + [aria-live]';
const WIDE = '(min-width: 40rem)';

/** How the whole journey takes over: at the current history entry, or at its beginning. */
export interface Leaving {
  readonly start: boolean;
  /** Id of a radio whose press is to be repeated. */
  readonly press?: string;
  /** The account is answered: its page stays, and asks the ages. D-125 */
  readonly asksAges?: boolean;
}

interface Outside {
  readonly first: First;
  /** False where the whole journey must ask: other settings than the build's, or answers in the tab already. */
  readonly asks: boolean;
  readonly keep: (answers: Answers) => void;
  readonly arrivedAt: (step: FirstStep) => void;
  /** Loads the whole journey, which then calls `handOver`. */
  readonly leave: (how: Leaving) => void;
}

const isFirst = (step: StepName): step is FirstStep => step === 'home' || step === 'accountType';
const sleep = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds));

/**
 * Home screen and account type as the build's HTML, with their behaviour: the person starts and answers without React. Writes answers and
 * history in the whole journey's format, which takes over from them with the answer. ACC-01, ACC-02, STP-11, STP-12, D-09, D-40
 */
export class FirstPages {
  private readonly wide = window.matchMedia(WIDE);
  private shown: HTMLElement;
  private question: FirstQuestion | undefined;
  private simulatedDate = '';
  private answers: Answers;
  private moving = false;
  private left = false;
  private handedOver = false;
  constructor(
    private readonly home: HTMLElement,
    private readonly outside: Outside,
  ) {
    this.shown = home;
    ({ answers: this.answers } = outside.first);
    home.addEventListener('click', event => this.clickedAtHome(event));
    closing(home.querySelector('details'));
    this.wide.addEventListener('change', () => this.nameHome());
    addEventListener('popstate', this.arrived);
    if (outside.asks) firstHistory.nameHome();
    this.nameHome();
    outside.arrivedAt('home');
  }

  /** Repeats a press from before the scripts ran; returns whether the button is one of the home screen's. */
  startEarly(id: string): boolean {
    if (this.home.querySelector(`#${id}`)?.matches(START) !== true) return false;
    this.wait(true);
    if (this.outside.asks) this.goTo('accountType');
    else this.leave({ start: true });
    return true;
  }

  /** Shows the simulated date of a test environment. CFG-04 */
  simulated(text: string): void {
    this.simulatedDate = text;
    for (const page of [this.home, this.question?.page]) page?.querySelector('[data-simulated]')?.replaceChildren(text);
  }

  /** The page gives its place to the whole journey, which from now on writes storage and history. */
  handOver(place: HTMLElement): void {
    this.handedOver = true;
    removeEventListener('popstate', this.arrived);
    this.shown.replaceWith(place);
  }

  private clickedAtHome(event: Event): void {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest(`a[href="#${CONTENT}"]`)) return skip(event);
    if (!event.target.closest(START) || this.moving || this.left) return;
    this.wait(true);
    if (this.outside.asks) void this.goToLater('accountType');
    else this.leave({ start: true });
  }

  /** Shows and announces the press at once. */
  private wait(waiting: boolean): void {
    for (const button of this.home.querySelectorAll(START)) {
      if (waiting) button.setAttribute('aria-busy', 'true');
      else button.removeAttribute('aria-busy');
    }
    const liveRegion = this.home.querySelector(LIVE_REGION);
    if (liveRegion) liveRegion.textContent = waiting ? (this.home.dataset['busy'] ?? '') : '';
  }

  /** After the delay of a page change. STP-11 */
  private async goToLater(step: StepName): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    await sleep(this.outside.first.delayMs);
    this.moving = false;
    this.goTo(step);
  }

  private goTo(step: StepName): void {
    if (this.handedOver) return;
    firstHistory.push({ step, from: this.answers.step });
    this.arrived();
  }

  /** Shows the page of the current history entry, or leaves it to the whole journey. */
  private readonly arrived = (): void => {
    const step = firstHistory.entry()?.step ?? 'home';
    if (!this.outside.asks && step !== 'home') return this.leave({ start: false });
    const changed = step !== this.answers.step;
    if (this.outside.asks) this.answer({ step });
    if (!isFirst(step) || (step === 'accountType' && this.answers.workflow !== undefined)) return this.leave({ start: false });
    if (step === 'home') this.show(this.home);
    else this.ask();
    if (changed) this.outside.arrivedAt(step);
  };

  private answer(change: Partial<Answers>): void {
    this.answers = { ...this.answers, ...change };
    this.outside.keep(this.answers);
  }

  private show(page: HTMLElement): void {
    if (page.isConnected) return;
    this.wait(false);
    this.shown.replaceWith(page);
    this.shown = page;
    if (page === this.home) this.nameHome();
    else this.question?.name();
    window.scrollTo(0, 0);
    page.querySelector('h1')?.focus({ preventScroll: true });
  }

  /** Sets the document's title for the window's width. BRD-02 */
  private nameHome(): void {
    const { mobile, desktop } = this.home.dataset;
    const title = this.wide.matches ? desktop : mobile;
    if (title !== undefined && this.home.isConnected) document.title = title;
  }

  private leave(how: Leaving): void {
    if (this.left) return;
    this.left = true;
    this.question?.late();
    this.outside.leave(how);
  }

  /** Each visit starts with a fresh question: nothing is chosen in it. */
  private ask(): void {
    this.question = new FirstQuestion({
      settings: this.outside.first.settings,
      ready: () => !this.moving && !this.left,
      keep: workflow => this.answer({ workflow }),
      workflow: () => this.answers.workflow,
      next: () => this.leave({ start: false, asksAges: true }),
      leave: press => this.leave({ start: false, press }),
    });
    this.simulated(this.simulatedDate);
    this.show(this.question.page);
  }
}
