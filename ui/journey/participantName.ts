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

/** Name of the step's participant on a joint account, for its page, waiting messages and dialogs. `named`: whom the bank's answer names. D-64 */
export const participantName = ({ steps, dossier, participant }: About, named?: Participant): string | undefined => {
  const whose = named ?? (stepRow(steps.at.step).of === null ? undefined : participant);
  const name = whose === undefined ? '' : fullName(dossier.people[whose]);
  if (dossier.state.workflow !== 'joint' || whose === undefined || name === '') return undefined;
  return messagesFor(steps.mode, dossierPageMessages).about[whose](name);
};
