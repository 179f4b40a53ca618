/** A purpose of data use beyond what the service itself needs. */
export type Purpose = 'audience';

/** The person's choice about cookies: refusing takes one click, like accepting; the page asks again after six months. OBS-02, D-22 */
export abstract class Consent {
  /** undefined: no choice yet, which counts as a refusal. */
  abstract allowed(purpose: Purpose): boolean | undefined;
  abstract choose(allowed: readonly Purpose[]): void;
  /** Calls `listener` after each choice; returns the function that unsubscribes it. */
  abstract onChoice(listener: () => void): () => void;
}
