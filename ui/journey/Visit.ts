/**
 * The visit under way. Everything that knows a person or their file is made for one visit (src/visit.ts) and goes with it: nothing is
 * emptied, it is left behind. Each of these ends the visit and begins another.
 */
export abstract class Visit {
  /** The person leaves: the tab forgets them. ERR-05, D-09 */
  abstract signOut(): void;
  /** The session ended, by the bank's word, its life or the person's absence. SES-02, RTE-05 */
  abstract lose(): void;
  /** From the start, with what the tab still holds: a session leads to its file. ERR-02 */
  abstract again(): void;
  /** To what the tab holds, a file or answers; where it holds nothing, to the identification. D-58 */
  abstract comeBack(): void;
  /** To the identity provider, which asks who it is. D-58 */
  abstract identify(): void;
}
