import { minimalMessages } from '@ui/copy/fr/minimal';
import css from '@ui/kit/Button.module.css';
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

/** A link that looks like a button; `main`: the page's primary one. */
export const way = (href: string, label: string, main = false): HTMLElement =>
  element('a', { class: main ? (css.button ?? '') : `${css.button} ${css.secondary}`, href }, label);

export const actions = (...ways: readonly Node[]): HTMLElement => element('div', { class: 'actions' }, ...ways);

/** Contact to a person at the bank: by phone, or at an agency. XTR-29 */
export const people = ({ contactPhone, appointment }: Place): readonly HTMLElement[] => [
  way(`tel:${contactPhone.replace(/\s/g, '')}`, copy.phone(contactPhone)),
  way(appointment, copy.appointment),
];
