import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Clock } from '@application/ports/Clock';
import { passingStatuses, READ_PATIENCE_MS, readRetries } from '@domain/referentials/retries';

interface Answered {
  readonly status: number;
}

/**
 * An answer whose body could not be read, in the shape that axios rejects with; checked by shape, because the minimal application shares
 * this code and has no axios.
 */
const Unread = t.type({ response: t.type({ status: t.number }) });

/** Undefined: no answer arrived. */
const statusOf = (outcome: E.Either<unknown, Answered>): number | undefined => {
  if (E.isRight(outcome)) return outcome.right.status;
  return Unread.is(outcome.left) ? outcome.left.response.status : undefined;
};

const mayPass = (status: number | undefined): boolean => status === undefined || passingStatuses.includes(status);

/**
 * Retries a read twice at most, one second apart, after a short failure of network or bank. `wanted`: the caller still needs the answer.
 * D-103, R03
 */
export const repeated = async <Answer extends Answered>(
  clock: Pick<Clock, 'now' | 'sleep'>,
  wanted: () => boolean,
  send: () => Promise<Answer>,
): Promise<Answer> => {
  const now = (): number => Date.parse(clock.now());
  const until = now() + READ_PATIENCE_MS;
  for (let left = readRetries.times; left > 0; left -= 1) {
    const outcome = await send().then(E.right, E.left);
    const again = mayPass(statusOf(outcome)) && now() + readRetries.waitMs < until;
    if (again) await clock.sleep(readRetries.waitMs)();
    if (again && wanted()) continue;
    if (E.isLeft(outcome)) throw outcome.left;
    return outcome.right;
  }
  return send();
};
