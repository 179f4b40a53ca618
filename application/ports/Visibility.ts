/** Whether the page is visible: a hidden tab asks nothing. D-30 */
export abstract class Visibility {
  abstract readonly seen: boolean;
  /** Calls back each time the page is looked at again, also where the browser kept it meanwhile, until the answer is called. */
  abstract whenSeen(act: () => void): () => void;
}
