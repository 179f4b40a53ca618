import type { Participant } from '@domain/kernel/words';
import type { SelectedContract } from './contracts';

/** Catalogue number of a participant's card; `NONE`: goes without one (D-11); undefined: not chosen yet. */
export const cardOfParticipant = (selection: readonly SelectedContract[], who: Participant): string | undefined =>
  selection.find(contract => contract.type === 'CARDS' && contract.participants.includes(who))?.catalogNumber;
