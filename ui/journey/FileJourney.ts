import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';
import type { FileState } from '@domain/journey/fileState';
import type { StartedFile } from '@domain/journey/startedFile';
import type { PageName, StepName, TaskId } from '@domain/journey/steps';
import type { Mode, Participant } from '@domain/journey/words';
import type { Cart } from '@domain/offer/cart';
import type { Position } from '@domain/route/position';

/** What of a person's file is saved; said on the page and aloud. `at`: HH:MM in Paris. XTR-03 */
export type Saving = { readonly kind: 'none' | 'saving' | 'failed' } | { readonly kind: 'saved'; readonly at: string };

/** A saving from the recap: of which person, and the code by SMS that an e-mail asks for. D-62 */
export interface SavedBy {
  readonly of: Participant;
  readonly code?: string | undefined;
}

/** What a screen of the file may ask of the journey: the file under way, its pages, saving, going on. Observable. */
export abstract class FileJourney {
  /** The step shown, which of its pages, and whether it is corrected from the recap: going on comes back (XTR-01). */
  abstract readonly at: Position;
  /** Whose step it is; the person connected where it is nobody's in particular. STP-02 */
  abstract readonly participant: Participant;
  /** Who proved their phone. D-43 */
  abstract readonly connected: Participant;
  abstract readonly mode: Mode;
  abstract readonly state: FileState;
  /** Id of the step's participant in paths. D-32 */
  abstract readonly personId: string;
  /** What the file says of the step's participant, as saved. */
  abstract readonly prospect: Prospect;
  /** The same of each; a file of one person has no co-holder. */
  abstract readonly people: StartedFile['people'];
  /** The cart saved; undefined until it came (STP-10). */
  abstract readonly cart: Cart | undefined;
  abstract readonly saving: Saving;
  /** The action that failed last, once more; undefined where it cannot be tried again. XTR-03 */
  abstract readonly again: (() => void) | undefined;
  /** Where Back is free: the page before; undefined: there is no way back (D-09). */
  abstract readonly back: (() => void) | undefined;

  /** Another page of the same step, after the page-change delay; a history entry of its own. */
  abstract openPage(page: PageName): Promise<void>;
  /** The page after this one in the step's list; the last one finishes the task (`finish`). */
  abstract nextPage(): TaskEither<Failure, void>;
  /** Saves whole parts of the step's participant, or of whom `by` names (call 30), and says so. PER-11, XTR-03, D-62 */
  abstract save(part: ProspectPart, by?: SavedBy): TaskEither<Failure, void>;
  /** The task is done: tells the bank (call 47) and shows the task it answers with; a page corrected from the recap comes back to it. STP-15 */
  abstract finish(): TaskEither<Failure, void>;
  /** Sends the file to a task other than the next: back to the adviser, or to its own once more (call 47), and shows where it stands. D-47, LIV-05 */
  abstract sendTo(task: TaskId): TaskEither<Failure, void>;
  /** The adviser has seen the result of the video check: Main no longer follows it. RTE-02, LIV-05 */
  abstract forgetResult(): void;
  /** Reads the state again (call 37), and shows its task where the bank moved on. */
  abstract refresh(): TaskEither<Failure, FileState>;
  /** Takes a cart that the bank answered with. */
  abstract keepCart(cart: Cart): void;
  /** Opens a page of an earlier step with its values; going on comes back to the recap. XTR-01 */
  abstract correct(page: PageName, of: Participant): Promise<void>;
  /** What was typed here before and not saved, on a correction from the recap too. STP-12, XTR-01 */
  abstract readonly draft: object | undefined;
  /** Keeps what is typed until it is saved (undefined), though one goes back meanwhile; leaving the site asks first. STP-12 */
  abstract keepDraft(draft: object | undefined): void;
  /** One of the front end's own last steps. D-38 */
  abstract goTo(step: StepName): Promise<void>;
  /** The screen holds input that is not saved: leaving asks first. STP-12 */
  abstract hold(unsaved: boolean): void;
  /** Sends a failure where the specification says; `again` tries the action once more. ERR-04, ERR-05, SES-02 */
  abstract fail(failure: Failure, again?: () => void): void;
}
