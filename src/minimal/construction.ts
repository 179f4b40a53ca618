import { minimalMessages } from '@ui/copy/fr/minimal';
import { element, showPage } from './elements';
import { actions, way } from './ways';

const copy = minimalMessages.construction;

/** MIN-01. `main`: address of the journey. */
export const construction = (place: HTMLElement, brand: string, main: string): void =>
  showPage(place, brand, copy.title, element('p', {}, copy.text), actions(way(main, copy.main, true)));
