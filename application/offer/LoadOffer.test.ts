import * as TE from 'fp-ts/TaskEither';
import type { Carts } from './ports';
import type { Failure } from '../failure';
import { LoadOffer } from './LoadOffer';

const failing = (failure: Failure): Promise<unknown> => {
  const carts: Pick<Carts, 'forecast'> = { forecast: () => TE.left(failure) };
  return new LoadOffer(carts as Carts, { report: () => undefined }).run('individual', false)();
};

describe('OFR-01: the forecast of the offer does not come', () => {
  test('the technical error is shown for any code of the bank, as for an outage', async () => {
    expect(await failing({ kind: 'refused', code: 'generic' })).toMatchObject({ left: { kind: 'unreachable' } });
  });

  test('SES-02: a session that ended stays one', async () => {
    expect(await failing({ kind: 'signedOut' })).toMatchObject({ left: { kind: 'signedOut' } });
  });
});
