import * as TE from 'fp-ts/TaskEither';
import type { BankApi } from './BankApi';
import { FetchSmsSender } from '@infrastructure/http/access/FetchSmsSender';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';

describe('MIN-04, D-38: the result of an SMS, for answers outside the contracts', () => {
  test('403 says that no more codes of the signature may be sent', async () => {
    const api = { answer: () => TE.right({ httpStatus: 403, functionalCode: null }) } as unknown as BankApi;
    expect(await new HttpSignatures(api).sendCode()()).toEqual({ _tag: 'Right', right: 'max-tries' });
  });

  test('the SMS of the customer area has failed if there is no answer', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    expect(await new FetchSmsSender({ baseUrl: '/api', clientId: 'omc-01', timeoutMs: 1_000 }).send('0b1c')()).toBe('failed');
    jest.restoreAllMocks();
  });

  test.each([
    [429, '30', { busyMs: 30_000 }],
    [503, '30', { busyMs: 30_000 }],
    [429, undefined, 'failed'],
  ])('D-122: %i with a Retry-After of %s says how long another must wait', async (status, retryAfter, sent) => {
    const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status, headers }));
    expect(await new FetchSmsSender({ baseUrl: '/api', clientId: 'omc-01', timeoutMs: 1_000 }).send('0b1c')()).toEqual(sent);
    jest.restoreAllMocks();
  });
});
