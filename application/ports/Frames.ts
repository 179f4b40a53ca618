/** What a provider's page says from its frame: only a hint to ask the bank sooner. `id`: of the check or of the signature. D-18, X25 */
export interface FrameMessage {
  readonly type: 'liveness' | 'signature';
  readonly id: string;
  readonly state: string;
}

/** Messages of other pages: those of one origin and of a known form; any other is as if it had not come. */
export abstract class Frames {
  /** Hears until the answer is called. */
  abstract hear(origin: string, act: (message: FrameMessage) => void): () => void;
}
