/** What a person may allow beyond what the service itself needs. */
export type Purpose = 'audience';

/** A choice that is the person's alone: refusing costs one press, like accepting; it is asked again after six months. OBS-02, D-22 */
export abstract class Consent {
  /** undefined: nothing was chosen yet, which is a no. */
  abstract allowed(purpose: Purpose): boolean | undefined;
  abstract choose(allowed: readonly Purpose[]): void;
  /** Told after each choice, until the function returned is called. */
  abstract onChoice(told: () => void): () => void;
}
