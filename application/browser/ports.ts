import type { Task } from 'fp-ts/Task';
import type { Day, Instant } from '@domain/kernel/day';
import type { TaskEither } from 'fp-ts/TaskEither';

/** Leaves the page for another one. X20: only for addresses in the configuration. */
export abstract class Browser {
  abstract leaveFor(address: string): void;
  /** Leaves and replaces the history entry, so that Back skips this page. STP-12 */
  abstract replaceWith(address: string): void;
}

/** The time: simulated outside production where the configuration sets a date (D-37), otherwise the machine's. */
export abstract class Clock {
  /** ISO 8601 with an offset. */
  abstract now(): Instant;
  /** The calendar day in Paris. */
  abstract today(): Day;
  /** The offset of the device's own clock at a moment, in minutes ahead of UTC. D-93 */
  abstract deviceOffset(moment: Instant): number;
  abstract sleep(milliseconds: number): Task<void>;
}

/** Secrets for PKCE and `state`, and idempotency keys (R04). */
export abstract class Randomness {
  /** An unguessable url-safe text. */
  abstract secret(): string;
  /** The S256 challenge of a PKCE verifier. */
  abstract challenge(verifier: string): Task<string>;
}

/** Whether the page is visible: a hidden tab polls nothing. D-30 */
export abstract class Visibility {
  abstract readonly seen: boolean;
  /**
   * Calls `act` each time the page becomes visible, also on return from the back-forward cache; returns the function that unsubscribes
   * it.
   */
  abstract whenSeen(act: () => void): () => void;
}

/** The browser blocked the new tab. */
export interface Blocked {
  readonly kind: 'blocked';
}

/** The bytes of a document, downloaded before a tab shows them, so that no tab shows an error page in their place. D-61 */
export type Received<Error> = TaskEither<Error, Uint8Array>;

/** Opens a PDF in a new tab, or saves it. */
export abstract class Tabs {
  /** false: an embedded browser, which opens no tab and may ignore downloads. D-96 */
  abstract readonly opens: boolean;
  /** Callers call it inside the click handler, or browsers block the tab. */
  abstract open<Error>(paper: Received<Error>): TaskEither<Error | Blocked, void>;
  /** `name`: the file name without its extension. */
  abstract save<Error>(name: string, paper: Received<Error>): TaskEither<Error, void>;
  /** Revokes the object URLs when their page closes; open tabs keep showing their document. */
  abstract forget(): void;
}

/**
 * A message from a provider's page in its frame: only a hint to ask the bank sooner. `id`: of the check or of the signature. D-18, X25
 */
export interface FrameMessage {
  readonly type: 'liveness' | 'signature';
  readonly id: string;
  readonly state: string;
}

/** Messages from frames: delivers those of one origin and a known shape, ignores all others. */
export abstract class Frames {
  /** Calls `act` with each message; returns the function that unsubscribes it. */
  abstract listen(origin: string, act: (message: FrameMessage) => void): () => void;
}

/** User activity: a key, a pointer, a touch. D-26 */
export abstract class Gestures {
  /** Calls `act` on each gesture; returns the function that unsubscribes it. */
  abstract watch(act: () => void): () => void;
}
