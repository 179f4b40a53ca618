import { fullName } from '@domain/holders/people';
import { stepRow } from '@domain/journey/navigation';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { messagesFor } from '@ui/mvvm/messages';
import type { FileJourney } from './FileJourney';

/** Name of the step's participant on a joint account, for its page, waiting messages and dialogs. D-64 */
export const participantName = ({ steps, file, participant }: Pick<FileJourney, 'steps' | 'file' | 'participant'>): string | undefined => {
  const name = fullName(file.people[participant]);
  if (file.state.workflow !== 'joint' || stepRow(steps.at.step).of === null || name === '') return undefined;
  return messagesFor(steps.mode, filePageMessages).about[participant](name);
};
