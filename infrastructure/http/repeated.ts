import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Clock } from '@application/ports/Clock';
import { passingStatuses, READ_PATIENCE_MS, readRetries } from '@domain/referentials/retries';

interface Answered {
  readonly status: number;
}

/** An answer came whose body could not be read, as axios rejects it; the minimal application, which repeats its read too, carries no axios. */
const Unread = t.type({ response: t.type({ status: t.number }) });

/** Undefined: nothing came back. */
const statusOf = (outcome: E.Either<unknown, Answered>): number | undefined => {
  if (E.isRight(outcome)) return outcome.right.status;
  return Unread.is(outcome.left) ? outcome.left.response.status : undefined;
};

const mayPass = (status: number | undefined): boolean => status === undefined || passingStatuses.includes(status);

/** Sends a read again, a second later and twice at the most, where the network or the bank failed for a moment. `wanted`: the page still waits for it. D-103, R03 */
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
