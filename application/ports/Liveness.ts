import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Participant } from '@domain/journey/words';

/** The status of a video check at the bank. `count`: attempts used, this one included. LIV-02, LIV-03 */
export interface LivenessStatus {
  readonly status: 'ONGOING' | 'ENDED' | 'ERROR';
  readonly validated: boolean;
  readonly count: number;
  readonly functionalCode: string | undefined;
}

/** `url`: the provider's capture page, on its own origin. D-18 */
export interface LivenessCheck {
  readonly livenessId: string;
  readonly url: string;
}

/** Calls 12 and 13. */
export abstract class LivenessChecks {
  /** One key a click: the bank counts attempts, and must not count a repeated request (R04). LIV-03 */
  abstract create(participant: Participant, idempotencyKey: string): TaskEither<Failure, LivenessCheck>;
  abstract status(livenessId: string): TaskEither<Failure, LivenessStatus>;
}
