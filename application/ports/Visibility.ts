/** Whether the page is visible: a hidden tab polls nothing. D-30 */
export abstract class Visibility {
  abstract readonly seen: boolean;
  /**
   * Calls `act` each time the page becomes visible, also on return from the back-forward cache; returns the function that unsubscribes
   * it.
   */
  abstract whenSeen(act: () => void): () => void;
}
