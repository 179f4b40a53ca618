import { kitMessages } from '@ui/copy/fr/kit';
import { closing } from '@ui/shell/Help';
import { CONTENT, skip } from '@ui/shell/Shell';

const START = '#commencer, #commencer-ici';
/** The live region that announces the press. */
const LIVE_REGION = '#commencer + [aria-live]';
const WIDE = '(min-width: 40rem)';

/**
 * Adds behaviour to the HTML of the home screen from the build: the start buttons, the help panel and the skip link. Hides the HTML while
 * another screen shows, and restores it unchanged. ACC-01, XTR-29
 */
export class HomeOnPage {
  private readonly wide = window.matchMedia(WIDE);

  constructor(
    private readonly home: HTMLElement,
    /** The element for the other screens. */
    private readonly place: HTMLElement,
    private readonly start: () => void,
  ) {
    home.addEventListener('click', event => this.pressed(event));
    closing(home.querySelector('details'));
    this.wide.addEventListener('change', () => this.name());
    this.name();
  }

  /** Whether the button with this id begins the journey. */
  starts(id: string): boolean {
    return this.home.querySelector(`#${id}`)?.matches(START) === true;
  }

  /** Shows and announces the press at once. */
  wait(waiting: boolean): void {
    for (const button of this.home.querySelectorAll(START)) {
      if (waiting) button.setAttribute('aria-busy', 'true');
      else button.removeAttribute('aria-busy');
    }
    const liveRegion = this.home.querySelector(LIVE_REGION);
    if (liveRegion) liveRegion.textContent = waiting ? kitMessages.busy : '';
  }

  hide(): void {
    this.home.replaceWith(this.place);
  }

  show(): void {
    if (this.home.isConnected) return;
    this.wait(false);
    this.place.replaceWith(this.home);
    window.scrollTo(0, 0);
    this.home.querySelector('h1')?.focus({ preventScroll: true });
  }

  private pressed(event: Event): void {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest(`a[href="#${CONTENT}"]`)) return skip(event);
    if (event.target.closest(START)) this.start();
  }

  /** Sets the document's title, after the previous screen has released it. BRD-02 */
  name(): void {
    const { mobile, desktop } = this.home.dataset;
    const title = this.wide.matches ? desktop : mobile;
    if (title !== undefined && this.home.isConnected) document.title = title;
  }
}
