import type { Connected } from '@domain/adviser/connected';
import type { Person } from '@domain/holders/person';
import type { Prospect } from '@domain/holders/prospect';
import type { Mode, Participant, People } from '@domain/kernel/words';
import type { Answers } from './answers';
import { stepOfFile, visitorOf, waitsForAdviser } from './fileSteps';
import type { FileState } from './fileState';
import { stepRow, type Path, type StepName } from './steps';

/** A file under way, the person connected to it, and what it says of each of its people. */
export interface StartedFile {
  readonly state: FileState;
  readonly person: Person;
  readonly people: People<Prospect>;
  /** Of a joint file whose holder has signed; null: not asked. STP-09 */
  readonly coHolderFinished: boolean | null;
  /** An adviser awaits the result of the client's video check, which Main then follows. RTE-02, LIV-05 */
  readonly resultAwaited?: boolean;
}

/** One of its two people, or the adviser. D-47 */
export const visitorIn = ({ state, person }: StartedFile): Connected => visitorOf(state, person);

/** Where the file stands for the person connected. STP-09 */
export const standsAt = (file: StartedFile): StepName => stepOfFile(file.state, visitorIn(file), file.coHolderFinished);

/** Whose words its pages speak: the adviser's to the adviser of it alone. ADV-01, D-47 */
export const modeIn = (file: StartedFile): Mode => (visitorIn(file) === 'adviser' ? 'mdc' : 'omc');

/** Who stands before a page: a client, the client whose adviser has the file, or the adviser. D-47 */
export type Reader = 'client' | 'waiting' | 'adviser';

export const readerOf = (file: StartedFile | undefined, mode: Mode): Reader => {
  if (mode === 'mdc') return 'adviser';
  return file && waitsForAdviser(file.state, visitorIn(file)) ? 'waiting' : 'client';
};

/** The path of a file, or of what is chosen while there is none. CFG-07, JNT-03 */
export const pathIn = (
  file: StartedFile | undefined,
  { workflow = 'individual' }: Pick<Answers, 'workflow'>,
  entry: Pick<Path, 'mode' | 'jointAccount'>,
): Path =>
  file
    ? { workflow: file.state.workflow, mode: modeIn(file), jointAccount: 'open' }
    : { workflow, mode: entry.mode, jointAccount: entry.jointAccount };

const signatures: readonly StepName[] = ['signature', 'coHolderSignature'] satisfies readonly StepName[];

/** The client films elsewhere: an adviser who opens /signature awaits the result of the check that was begun. RTE-02, ADV-04 */
export const mayAwaitResult = (file: StartedFile): boolean => {
  const step = standsAt(file);
  return (
    modeIn(file) === 'mdc' && signatures.includes(step) && file.state.participants[stepRow(step).of ?? 'TIT']?.livenessId !== undefined
  );
};

/** Id of one of its people in the bank's paths; empty: there is no such person. D-32 */
export const personIdIn = ({ state }: StartedFile, who: Participant): string => state.ids[who] ?? '';
