import type { Failure } from '@application/failure';
import type { Answers } from '@domain/journey/answers';
import type { ClearedAnswer } from '@domain/journey/invalidation';
import type { StepName } from '@domain/journey/steps';
import type { Cart } from '@domain/offer/cart';
import type { Mode, Participant } from '@domain/journey/words';

/** Navigation and answers, for screens; StepJourney implements it. Observable. */
export abstract class Journey {
  abstract readonly step: StepName;
  /** The step's participant; the holder for shared steps. STP-02 */
  abstract readonly participant: Participant;
  /** Reader of the page: client or adviser. ADV-02 */
  abstract readonly mode: Mode;
  abstract readonly answers: Answers;
  /** Answers that the last change made invalid, for a notice (STP-14). */
  abstract readonly cleared: readonly ClearedAnswer[];
  /** Stores answers in the tab and clears those that they make invalid (STP-14). */
  abstract answer(change: Partial<Answers>): void;
  /** Clears an insurance that is not the same in the offer that was loaded, and names it on this page. STP-14 */
  abstract inOffer(cart: Cart): void;
  /** Opens the next step after the page-change delay (STP-11). */
  abstract next(): Promise<void>;
  /** Opens the previous step if allowed (D-09). `delayed`: after the page-change delay (OFR-12). */
  abstract back(delayed?: boolean): Promise<void>;
  abstract goTo(step: StepName): Promise<void>;
  /** Marks unsaved input: leaving asks for confirmation (STP-12). */
  abstract setDirty(unsaved: boolean): void;
  /** Shows a failure as a modal, a page or an alert, as the specification asks (ERR-04, ERR-05, SES-02). `again` retries. */
  abstract fail(failure: Failure, again?: () => void): void;
}

export type { ClearedAnswer };
