import { kitMessages } from '@ui/copy/fr/kit';
import { closing } from '@ui/shell/Help';
import { CONTENT, skip } from '@ui/shell/Shell';

const START = '#commencer, #commencer-ici';
/** What it says aloud when it is pressed. */
const SAID = '#commencer + [aria-live]';
const WIDE = '(min-width: 40rem)';

/**
 * The home screen as the build made it. It stays the HTML that it is, and these lines answer in it: the start buttons, the help's panel and
 * the link to the content. Set aside while another screen is shown, and put back as it was. ACC-01, XTR-29
 */
export class HomeOnPage {
  private readonly wide = window.matchMedia(WIDE);

  constructor(
    private readonly home: HTMLElement,
    /** Where the other screens are shown. */
    private readonly place: HTMLElement,
    private readonly start: () => void,
  ) {
    home.addEventListener('click', event => this.pressed(event));
    closing(home.querySelector('details'));
    this.wide.addEventListener('change', () => this.name());
    this.name();
  }

  /** Whether a button, by its id, begins the journey. */
  starts(id: string): boolean {
    return this.home.querySelector(`#${id}`)?.matches(START) === true;
  }

  /** Says at once that it was pressed, to the eye and to the ear. */
  wait(waiting: boolean): void {
    for (const button of this.home.querySelectorAll(START)) {
      if (waiting) button.setAttribute('aria-busy', 'true');
      else button.removeAttribute('aria-busy');
    }
    const said = this.home.querySelector(SAID);
    if (said) said.textContent = waiting ? kitMessages.busy : '';
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

  /** Names the document after it, once the screen before has let go of its title. BRD-02 */
  name(): void {
    const { mobile, desktop } = this.home.dataset;
    const title = this.wide.matches ? desktop : mobile;
    if (title !== undefined && this.home.isConnected) document.title = title;
  }
}
