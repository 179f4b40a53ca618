import { pathOf } from '@domain/journey/dossierSteps';
import { minutesLeft } from '@domain/journey/progress';
import type { DossierJourney } from './DossierJourney';

/** The minutes that the page's header shows, for the text of a page of the signature. XTR-04 */
export const minutesHere = ({ steps: { at }, dossier, connected }: DossierJourney): number =>
  minutesLeft(pathOf(dossier.state), at.step, at.page, { who: connected });
