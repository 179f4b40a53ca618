import { solveChallenge } from 'altcha-lib/v1';

/** A proof of work: find the number up to `max` whose hash with the salt equals `challenge`. */
export interface Work {
  readonly challenge: string;
  readonly salt: string;
  readonly algorithm: string;
  readonly max: number;
}

/** Numbers tried in one slice: input waits for one slice at most. */
const SLICE = 500;

/** Returns the number, or undefined where none fits. `between`: runs between two slices; false stops the search. D-15 */
export const solve = async ({ challenge, salt, algorithm, max }: Work, between: () => Promise<boolean>): Promise<number | undefined> => {
  for (let from = 0; from <= max && (await between()); from += SLICE) {
    const found = await solveChallenge(challenge, salt, algorithm, Math.min(max, from + SLICE - 1), from).promise;
    if (found !== null) return found.number;
  }
  return undefined;
};
