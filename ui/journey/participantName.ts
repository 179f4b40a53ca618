import { fullName } from '@domain/holders/people';
import { stepRow } from '@domain/journey/navigation';
import type { StartedFile } from '@domain/journey/startedFile';
import type { Mode, Participant } from '@domain/journey/words';
import type { Position } from '@domain/route/position';
import { filePageMessages } from '@ui/copy/fr/filePage';
import { messagesFor } from '@ui/mvvm/messages';

interface Shown extends Pick<StartedFile, 'state' | 'people'> {
  readonly mode: Mode;
  readonly at: Position;
  readonly participant: Participant;
}

/** In a joint file, the name of the person that the step is about: on its page, its waits and its dialogs. D-64 */
export const participantName = ({ mode, state, at, people, participant }: Shown): string | undefined => {
  const name = fullName(people[participant]);
  if (state.workflow !== 'joint' || stepRow(at.step).of === null || name === '') return undefined;
  return messagesFor(mode, filePageMessages).about[participant](name);
};
