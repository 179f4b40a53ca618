import { minimalMessages } from '@messages/minimal';
import { element, showPage } from './elements';
import { actions, way, type Place } from './ways';

const copy = minimalMessages.construction;

/** MIN-01. `main`: address of the journey; `identify`: of the sign-in by mobile, which needs no link. D-58 */
export const construction = ({ place, brand }: Place, main: string, identify: string): void =>
  showPage(place, brand, copy.title, element('p', {}, copy.text), actions(way(main, copy.main, true), way(identify, copy.identify)));
