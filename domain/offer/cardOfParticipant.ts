import type { Participant } from '@domain/kernel/words';
import type { SelectedContract } from './contracts';

/** The catalogue number of a holder's card; `NONE`: no card wanted (D-11); undefined: no choice yet. */
export const cardOfParticipant = (selection: readonly SelectedContract[], who: Participant): string | undefined =>
  selection.find(contract => contract.type === 'CARDS' && contract.participants.includes(who))?.catalogNumber;
