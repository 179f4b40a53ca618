import type { Workflow } from '@domain/journey/words';
import type { Settings } from '@application/Settings';
import { closing } from '@ui/shell/closing';
import { CONTENT, skip } from '@ui/shell/skip';
import { CHOSEN, MISSING, QUESTION } from './templates';

const templateOf = (id: string): HTMLTemplateElement => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLTemplateElement)) throw new Error(id);
  return found;
};
const formIn = (template: string): Element | null => document.importNode(templateOf(template).content, true).querySelector('form');

/** Milliseconds after which the page says that the next one is loading. */
const PATIENCE_MS = 1_000;

interface Asker {
  readonly settings: Pick<Settings, 'jointAccount'>;
  /** False during a page change. */
  readonly ready: () => boolean;
  readonly keep: (workflow: Workflow) => void;
  /** Leads on with the answer kept last; undefined: nothing is answered. */
  readonly workflow: () => Workflow | undefined;
  /** The whole journey asks the ages below the answer. */
  readonly next: () => void;
  /** A press that only the whole journey can answer: a joint account that is not open online. ACC-02 */
  readonly leave: (press: string) => void;
}

/** The account type's page from the document's templates, with the behaviour of ui/screens/accountType. ACC-02, XTR-48 */
export class FirstQuestion {
  readonly page = document.createElement('div');
  /** A pointer, or Space on the chosen radio, presses: its answer is sent. The arrow keys only choose (WCAG 3.2.2). */
  private pressed = false;

  constructor(private readonly asker: Asker) {
    const { page } = this;
    page.append(document.importNode(templateOf(QUESTION).content, true));
    page.addEventListener('click', event => this.clicked(event));
    page.addEventListener('pointerdown', () => (this.pressed = true));
    page.addEventListener('keydown', ({ key, repeat, target }) => {
      const radio = target instanceof HTMLInputElement ? target : undefined;
      this.pressed = key === ' ' && radio?.checked === true;
      // no submit button before an answer, so the browser does not submit (D-116)
      if (key === 'Enter' && !repeat && radio?.form?.querySelector('[type="submit"]') === null) this.submit();
    });
    page.addEventListener('submit', event => {
      event.preventDefault();
      this.submit();
    });
    closing(page.querySelector('details'));
  }

  name(template = QUESTION): void {
    document.title = templateOf(template).title;
  }

  /** Says so where the next page is slow. */
  late(): void {
    const status = this.page.querySelector<HTMLElement>('[data-late]');
    if (status) setTimeout(() => (status.textContent = status.dataset['late'] ?? ''), PATIENCE_MS);
  }

  private clicked(event: Event): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest(`a[href="#${CONTENT}"]`)) return skip(event);
    const field = target.closest('main a[href^="#"]')?.getAttribute('href');
    if (field) {
      event.preventDefault();
      document.querySelector<HTMLElement>(field)?.focus();
    } else if (target instanceof HTMLInputElement) this.choose(target);
    else if (target.closest('main button[type="button"]') && this.asker.ready()) history.back();
  }

  private choose({ id, value }: HTMLInputElement): void {
    const sends = this.pressed;
    this.pressed = false;
    if (!this.asker.ready()) return;
    if (!this.isOnline(value)) return this.asker.leave(id);
    this.asker.keep(value);
    const form = this.redraw(QUESTION);
    const button = sends ? undefined : formIn(CHOSEN)?.lastElementChild;
    if (button) form?.lastElementChild?.replaceWith(button);
    for (const input of form?.querySelectorAll('input') ?? []) {
      input.checked = input.id === id;
      input.closest('label')?.toggleAttribute('data-checked', input.checked);
    }
    document.getElementById(id)?.focus({ preventScroll: true });
    if (sends) this.submit();
  }

  private submit(): void {
    if (!this.asker.ready()) return;
    if (this.asker.workflow() !== undefined) return this.asker.next();
    this.redraw(MISSING);
    this.page.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }

  /** The build draws the form in each of its states with the component that the whole journey uses. */
  private redraw(state: string): Element | null {
    const drawn = formIn(state);
    if (drawn) this.page.querySelector('form')?.replaceWith(drawn);
    this.name(state);
    return drawn;
  }

  private isOnline(workflow: string): workflow is Workflow {
    return workflow === 'individual' || (workflow === 'joint' && this.asker.settings.jointAccount === 'open');
  }
}
