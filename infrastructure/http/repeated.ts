import type { Clock } from '@application/ports/Clock';
import { isRecord } from '@domain/kernel/shape';
import { passingStatuses, READ_PATIENCE_MS, readRetries } from '@domain/referentials/retries';

interface Answered {
  readonly status: number;
}

/**
 * Undefined: no answer arrived. An answer whose body could not be read rejects with it, in axios's form; checked by form, because the
 * minimal application and the home page share this code and have no axios.
 */
const statusOf = (outcome: PromiseSettledResult<Answered>): number | undefined => {
  if (outcome.status === 'fulfilled') return outcome.value.status;
  const reason: unknown = outcome.reason;
  const response = isRecord(reason) ? reason['response'] : undefined;
  return isRecord(response) && typeof response['status'] === 'number' ? response['status'] : undefined;
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
    const [outcome] = await Promise.allSettled([send()]);
    const again = mayPass(statusOf(outcome)) && now() + readRetries.waitMs < until;
    if (again) await clock.sleep(readRetries.waitMs)();
    if (again && wanted()) continue;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }
  return send();
};
