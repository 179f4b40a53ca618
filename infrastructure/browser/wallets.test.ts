import * as E from 'fp-ts/Either';
import { responseCodeIn, WalletReturn } from '@application/wallet/WalletReturn';
import { ChannelWalletReturns } from './ChannelWalletReturns';
import { NavigatorWallets } from './NavigatorWallets';
import { TabStorage } from './tabStorage';
import { TabWalletStore } from './TabWalletStore';
import { RoomyStorage } from '@tests/fakes/RoomyStorage';

const pending = { transactionId: 'WL-1', personId: '1', step: 'identityDocUpload' } as const;

describe('XTR-38: the browser’s own way to a wallet', () => {
  const asking = (get: (options: CredentialRequestOptions) => Promise<unknown>, knowsCall = true) =>
    new NavigatorWallets({ credentials: { get }, knowsCall });

  test('asks with the signed request and a deadline, and hands the answer on unread', async () => {
    const asked: CredentialRequestOptions[] = [];
    const answer = { protocol: 'openid4vp-v1-signed', data: { response: 'sealed' } };
    const outcome = await asking(options => (asked.push(options), Promise.resolve({ ...answer, type: 'digital' }))).ask('signed', 60_000)();
    expect(outcome).toMatchObject(E.right(answer));
    expect(asked[0]).toMatchObject({ digital: { requests: [{ protocol: 'openid4vp-v1-signed', data: { request: 'signed' } }] } });
    expect(asked[0]?.signal?.aborted).toBe(false);
  });

  test.each([
    ['the deadline', new DOMException('', 'TimeoutError'), 'TOO_LATE'],
    ['a refusal', new DOMException('', 'NotAllowedError'), 'REFUSED_IN_WALLET'],
    ['anything else', new TypeError('no such call'), 'REFUSED_IN_WALLET'],
  ])('%s brings no answer', async (_, error, reason) => {
    expect(await asking(() => Promise.reject(error)).ask('signed', 1)()).toEqual(E.left(reason));
  });

  test.each([null, { protocol: 7 }, { protocol: 'p', data: 'text' }])('%j is no answer', async given => {
    expect(await asking(() => Promise.resolve(given)).ask('signed', 1)()).toEqual(E.left('REFUSED_IN_WALLET'));
  });

  test('is offered by a browser that knows the call', () => {
    const get = () => Promise.resolve(null);
    expect([
      asking(get).offered,
      asking(get, false).offered,
      new NavigatorWallets({ credentials: undefined, knowsCall: true }).offered,
    ]).toEqual([true, false, false]);
  });
});

describe('XTR-38: the way back from a wallet', () => {
  const kept = new RoomyStorage();
  const store = new TabWalletStore(new TabStorage(() => kept));
  const handed: string[] = [];
  const returned = (code?: string) => new WalletReturn(code, store, { hand: one => void handed.push(one) }, () => undefined);

  test.each([
    ['?response_code=RC', 'RC'],
    ['?code=C&state=S', undefined],
    ['', undefined],
  ])('%s', (arrival, code) => expect(responseCodeIn(arrival)).toBe(code));

  test('leads to the page that asked, in its tab; another tab hands the code over, once', () => {
    expect(returned('RC').wanted).toBeUndefined();
    const other = returned('RC');
    expect([other.handOver(), other.handOver(), handed]).toEqual([true, false, ['RC']]);
    store.keep(pending);
    expect(returned('RC').wanted).toEqual({ step: 'identityDocUpload', page: 'WalletIdentity' });
    expect([returned('RC').handOver(), returned().wanted]).toEqual([false, undefined]);
    store.forget();
  });

  test('X10: the tab remembers the request, and drops what it did not write', () => {
    store.keep(pending);
    expect(store.pending()).toEqual(pending);
    kept.setItem('omc.wallet', JSON.stringify({ ...pending, step: 'nowhere' }));
    expect(store.pending()).toBeUndefined();
  });

  test('the other tab receives the code and nothing else; a browser without channels sends nothing', () => {
    const channel = new EventTarget();
    const sent: unknown[] = [];
    const open = () =>
      Object.assign(channel, { postMessage: (message: unknown) => void sent.push(message), close: () => undefined }) as never;
    const codes: string[] = [];
    const returns = new ChannelWalletReturns(open);
    const deaf = returns.whenHanded(code => void codes.push(code));
    returns.hand('RC');
    for (const data of [...sent, { responseCode: 7 }, 'RC']) channel.dispatchEvent(new MessageEvent('message', { data }));
    expect(codes).toEqual(['RC']);
    deaf();
    const without = new ChannelWalletReturns(() => {
      throw new ReferenceError('BroadcastChannel');
    });
    without.hand('RC');
    without.whenHanded(() => undefined)();
  });
});
