import { pathOf } from '@domain/journey/dossierSteps';
import { minutesLeft } from '@domain/journey/progress';
import type { DossierJourney } from './DossierJourney';

/** The minutes that the page's header shows, for the text of a page of the signature. XTR-04 */
export const minutesHere = ({ steps: { at }, file, connected }: DossierJourney): number =>
  minutesLeft(pathOf(file.state), at.step, at.page, { who: connected });
