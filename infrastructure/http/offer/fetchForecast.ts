import { forecastCart } from '@domain/calls/forecast';
import { send, type AccessApi } from '../access/send';
import { arrived } from '../received';
import { repeated } from '../repeated';
import { anticipation } from './anticipation';
import { readForecast, type PricedOffer } from './forecast';

const clock = {
  now: () => new Date().toISOString(),
  sleep: (milliseconds: number) => () => new Promise<void>(done => setTimeout(done, milliseconds)),
};

/** Today's forecast for one new client over 25, with fetch; undefined: none came, or none that can be read. XTR-17, D-103 */
export const fetchForecast = async (api: AccessApi): Promise<PricedOffer | undefined> => {
  try {
    const query = anticipation('individual', true);
    const answer = await repeated(
      clock,
      () => true,
      async () => arrived(await send(api, forecastCart, { query })),
    );
    return answer.status < 400 ? readForecast(JSON.parse(answer.body)) : undefined;
  } catch {
    return undefined; // no answer, or no JSON
  }
};
