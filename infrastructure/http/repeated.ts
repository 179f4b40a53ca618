import type { Clock } from '@application/browser/ports';
import type { Arrived } from './received';
import { passingStatuses, READ_PATIENCE_MS, readRetries } from '@domain/referentials/retries';

/** No answer arrived, or one of a short failure; an answer that says when to try again is not asked for before. D-122 */
const mayPass = (outcome: PromiseSettledResult<Arrived>): boolean =>
  outcome.status === 'rejected' || (passingStatuses.includes(outcome.value.status) && outcome.value.retryAfter === undefined);

/**
 * Retries a read twice at most, one second apart, after a short failure of network or bank. `wanted`: the caller still needs the answer.
 * D-103, R03
 */
export const repeated = async (
  clock: Pick<Clock, 'now' | 'sleep'>,
  wanted: () => boolean,
  send: () => Promise<Arrived>,
): Promise<Arrived> => {
  const now = (): number => Date.parse(clock.now());
  const until = now() + READ_PATIENCE_MS;
  for (let left = readRetries.times; left > 0; left -= 1) {
    const [outcome] = await Promise.allSettled([send()]);
    const again = mayPass(outcome) && now() + readRetries.waitMs < until;
    if (again) await clock.sleep(readRetries.waitMs)();
    if (again && wanted()) continue;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }
  return send();
};
