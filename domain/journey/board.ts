import type { Participant } from '@domain/kernel/words';
import { deeds, type Deed, type FileState } from './fileState';

export type DeedState = 'done' | 'now' | 'later';

type Stands = Pick<FileState, 'task' | 'finalisation' | 'participants'>;

/** What a person does, in order; what they report is no step. */
export const stepsOfPerson = deeds.filter(deed => deed !== 'errorReported');

/** Whose signature is due; undefined: everybody has signed. */
export const turnOf = ({ task, finalisation }: Stands): Participant | undefined => {
  if (finalisation !== undefined || task === 'welcome') return undefined;
  return task === 'coHolderSignature' ? 'COT' : 'TIT';
};

/** As the bank tells it. */
export const hasDone = ({ participants }: Pick<FileState, 'participants'>, who: Participant, deed: Deed): boolean =>
  participants[who]?.done?.includes(deed) ?? false;

/** What a person has done of `steps`, what is theirs to do now, what is to come; a person who has signed has done it all. XTR-11 */
export const deedsOf = (
  state: Stands,
  who: Participant,
  steps: readonly Deed[] = stepsOfPerson,
): readonly { readonly deed: Deed; readonly state: DeedState }[] => {
  const turn = turnOf(state);
  const done = state.participants[who]?.done ?? [];
  const hasSigned = done.includes('signed') || turn === undefined || (who === 'TIT' && turn === 'COT');
  const isDone = (deed: Deed): boolean => hasSigned || done.includes(deed);
  const next = steps.find(deed => !isDone(deed));
  return steps.map(deed => ({ deed, state: isDone(deed) ? 'done' : deed === next && who === turn ? 'now' : 'later' }));
};
