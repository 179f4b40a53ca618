/** User activity: a key, a pointer, a touch. D-26 */
export abstract class Gestures {
  /** Calls `act` on each gesture; returns the function that unsubscribes it. */
  abstract watch(act: () => void): () => void;
}
