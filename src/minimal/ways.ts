import { minimalMessages } from '@messages/minimal';
import css from '@ui/kit/Button.module.css';
import { telHref } from '@ui/kit/hrefs';
import { countDown } from './countDown';
import { element } from './elements';

const { ways: copy } = minimalMessages;

/** The element of a page of the minimal application, and the addresses that it may link to. */
export interface Place {
  readonly place: HTMLElement;
  readonly brand: string;
  readonly contactPhone: string;
  readonly appointment: string;
}

export const button = (label: string, act: () => void): HTMLButtonElement => {
  const made = element('button', { type: 'button', class: css.button ?? '' }, label);
  made.addEventListener('click', act);
  return made;
};

/** A button for another try, and the status that announces when it may be pressed: it waits as long as the bank asks. D-122 */
export const againAfter = (waitMs: number, { again, over }: { readonly again: string; readonly over: string }, act: () => void) => {
  const status = element('p', { role: 'status' });
  let waiting = waitMs > 0;
  const made = button(again, () => {
    if (!waiting) act();
  });
  if (waiting) {
    made.setAttribute('aria-disabled', 'true');
    const tell = (seconds: number): void => void (made.textContent = copy.againIn(seconds));
    countDown(made, waitMs, tell, () => {
      waiting = false;
      made.removeAttribute('aria-disabled');
      made.textContent = again;
      status.textContent = over;
    });
  }
  return { status, button: made };
};

/** A link that looks like a button; `main`: the page's primary one. */
export const way = (href: string, label: string, main = false): HTMLElement =>
  element('a', { class: main ? (css.button ?? '') : `${css.button} ${css.secondary}`, href }, label);

export const actions = (...ways: readonly Node[]): HTMLElement => element('div', { class: 'actions' }, ...ways);

/** Contact to a person at the bank: by phone, or at an agency. XTR-29 */
export const people = ({ contactPhone, appointment }: Place): readonly HTMLElement[] => [
  way(telHref(contactPhone), copy.phone(contactPhone)),
  way(appointment, copy.appointment),
];
