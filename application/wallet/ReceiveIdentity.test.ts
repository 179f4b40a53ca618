import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { ReceiveIdentity } from './ReceiveIdentity';

const NOW = '2025-10-15T10:00:00+02:00';

/** Milliseconds in which a new request may be answered, by the deadline that the bank sends. */
const leftOf = async (until: string): Promise<number> => {
  const request = { transactionId: 'WL-1', link: undefined, otherLinks: [], request: undefined, until };
  const clock = { now: () => NOW, today: () => '2025-10-15' as const };
  const receive = new ReceiveIdentity({ start: () => TE.right(request) } as never, {} as never, {} as never, clock, {
    acceptedPapers: { cards: [], passports: [] },
  });
  const started = await receive.start('10000001', 'SAME')();
  return E.isRight(started) ? receive.timeLeft(started.right) : 0;
};

describe('XTR-38, D-85: the deadline of a new request to a wallet', () => {
  test.each([
    ['one in two minutes holds', '2025-10-15T10:02:00+02:00', 120_000],
    ['one in another time zone too', '2025-10-15T08:02:00Z', 120_000],
    ['one that is over is none: the request may be answered for five minutes', '2025-10-15T09:00:00+02:00', 300_000],
    ['nor is one of this very moment', NOW, 300_000],
    ['nor is the placeholder of a database', '9999-12-31T00:00:00Z', 300_000],
  ])('%s', async (_what, until, left) => {
    expect(await leftOf(until)).toBe(left);
  });
});
