import type { Failure } from '@application/failure';
import type { Answers } from '@domain/journey/answers';
import type { ClearedAnswer } from '@domain/journey/invalidation';
import type { StepName } from '@domain/journey/steps';
import type { Mode, Participant } from '@domain/journey/words';

/** What a screen may ask of the journey it stands in; the container of steps (ui/journey/StepJourney) is the one that answers. Observable. */
export abstract class Journey {
  /** The step shown. */
  abstract readonly step: StepName;
  /** Whose step it is; the holder where it is nobody's in particular. STP-02 */
  abstract readonly participant: Participant;
  /** Whose words the page speaks. ADV-02 */
  abstract readonly mode: Mode;
  abstract readonly answers: Answers;
  /** What the last change on the way back made invalid, to be said on the screen (STP-14); undefined: nothing. */
  abstract readonly cleared: readonly ClearedAnswer[];
  /** Keeps answers for the tab and clears exactly what they make invalid (STP-14). */
  abstract answer(change: Partial<Answers>): void;
  /** To the next step, after the page-change delay (STP-11). */
  abstract next(): Promise<void>;
  /** To the step before, where Back is free (D-09). `delayed`: waits the page-change delay first (OFR-12). */
  abstract back(delayed?: boolean): Promise<void>;
  abstract goTo(step: StepName): Promise<void>;
  /** The screen holds input that is not kept: leaving asks first (STP-12). */
  abstract hold(unsaved: boolean): void;
  /** Sends a failure where the specification says: modal, page, alert (ERR-04, ERR-05, SES-02). `again` tries the action once more. */
  abstract fail(failure: Failure, again?: () => void): void;
}

export type { ClearedAnswer };
