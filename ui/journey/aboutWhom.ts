import { fullName } from '@domain/holders/people';
import { stepRow } from '@domain/journey/navigation';
import { filePageCopy as copy } from '@ui/copy/fr/filePage';
import type { FileJourney } from './FileJourney';

/** In a joint file, the name of the person that the step is about: on its page, its waits and its dialogs. D-64 */
export const aboutWhom = ({
  state,
  at,
  people,
  participant,
}: Pick<FileJourney, 'state' | 'at' | 'people' | 'participant'>): string | undefined => {
  const person = people[participant];
  if (state.workflow !== 'joint' || stepRow(at.step).of === null || person?.identity.firstName === undefined) return undefined;
  return copy.about[participant](fullName(person));
};
