/** What shows that a person is there: a key, a pointer, a touch. D-26 */
export abstract class Gestures {
  /** Calls back at each, until the answer is called. */
  abstract watch(act: () => void): () => void;
}
