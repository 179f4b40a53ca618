import { solveChallenge } from 'altcha-lib/v1';

/** A proof of work: the number up to `max` whose hash with the salt is the challenge. */
export interface Work {
  readonly challenge: string;
  readonly salt: string;
  readonly algorithm: string;
  readonly max: number;
}

/** Numbers tried in one go: a press waits for no more than these. */
const SLICE = 500;

/** The number, or undefined where there is none. `between`: what may happen from one slice to the next; false ends it. D-15 */
export const solve = async ({ challenge, salt, algorithm, max }: Work, between: () => Promise<boolean>): Promise<number | undefined> => {
  for (let from = 0; from <= max && (await between()); from += SLICE) {
    const found = await solveChallenge(challenge, salt, algorithm, Math.min(max, from + SLICE - 1), from).promise;
    if (found !== null) return found.number;
  }
  return undefined;
};
