import { minimalCopy } from '@ui/copy/fr/minimal';
import css from '@ui/kit/Button.module.css';
import { element, showPage } from './elements';

const copy = minimalCopy.construction;

/** MIN-01. `main`: address of the journey. */
export const construction = (place: HTMLElement, brand: string, main: string): void =>
  showPage(
    place,
    brand,
    copy.title,
    element('p', {}, copy.text),
    element('p', { class: 'actions' }, element('a', { class: css.button ?? '', href: main }, copy.main)),
  );
