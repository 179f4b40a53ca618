import { fullName } from '@domain/holders/people';
import { stepRow } from '@domain/journey/navigation';
import type { Participant } from '@domain/kernel/words';
import { dossierPageMessages } from '@messages/dossierPage';
import { messagesFor } from '@ui/mvvm/messages';
import type { DossierStore } from './DossierStore';
import type { StepJourney } from './StepJourney';

interface About {
  readonly steps: Pick<StepJourney, 'at' | 'mode'>;
  readonly dossier: Pick<DossierStore, 'state' | 'people'>;
  readonly participant: Participant;
}

/** Name of the step's participant on a joint account, for its page, waiting messages and dialogs. D-64 */
export const participantName = ({ steps, dossier, participant }: About): string | undefined => {
  const name = fullName(dossier.people[participant]);
  if (dossier.state.workflow !== 'joint' || stepRow(steps.at.step).of === null || name === '') return undefined;
  return messagesFor(steps.mode, dossierPageMessages).about[participant](name);
};
