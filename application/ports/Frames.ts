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
