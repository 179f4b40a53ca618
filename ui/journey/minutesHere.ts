import { pathOf } from '@domain/journey/fileSteps';
import { minutesLeft } from '@domain/journey/progress';
import type { FileJourney } from './FileJourney';

/** The minutes that the page's header shows, for the text of a page of the signature. XTR-04 */
export const minutesHere = ({ steps: { at }, file, connected }: FileJourney): number =>
  minutesLeft(pathOf(file.state), at.step, at.page, { who: connected });
