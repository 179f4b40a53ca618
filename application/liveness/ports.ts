import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { Participant } from '@domain/journey/words';
import type { Instant } from '@domain/kernel/day';

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

/** What a person agreed to before their face is compared. `keptFor`: days for which the provider keeps the video. XTR-70 */
export interface FaceConsent {
  readonly givenAt: Instant;
  readonly provider: string;
  readonly keptFor: number;
}

/** The consents given on this tab, by person of a dossier: the receipt shows the hour. XTR-70 */
export abstract class FaceConsents {
  abstract of(person: string): FaceConsent | undefined;
  abstract keep(person: string, consent: FaceConsent): void;
  abstract withdraw(person: string): void;
}

/** Calls 12 and 13. */
export abstract class LivenessChecks {
  /**
   * One key a click: the bank counts attempts, and must not count a repeated request (R04). `consent`: undefined where the bank asks for
   * none. LIV-03
   */
  abstract create(participant: Participant, idempotencyKey: string, consent?: FaceConsent): TaskEither<Failure, LivenessCheck>;
  abstract status(livenessId: string): TaskEither<Failure, LivenessStatus>;
}

/**
 * Why no camera is available: the person or a policy refused it; the device has none; another application uses it; the browser has no
 * camera API.
 */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'unsupported';

/** The browser, as far as the way to its camera settings differs. XTR-06 */
export type BrowserKind = 'chrome' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/**
 * The browser to reopen the page in, where another application embeds this one; embedded browsers often lack camera, tabs and downloads.
 * XTR-40
 */
export type InApp = 'safari' | 'chrome';

/** Tests the camera and its permission, then releases the camera at once and records nothing. XTR-06 */
export abstract class Camera {
  abstract readonly browser: BrowserKind;
  /** Undefined: no other application embeds the browser. */
  abstract readonly inApp: InApp | undefined;
  /** The browser has a camera API. */
  abstract readonly has: boolean;
  abstract tryOut(): TaskEither<CameraProblem, void>;
}
