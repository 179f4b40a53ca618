import type { BankApi } from '@infrastructure/http/BankApi';
import { FetchSmsSender } from '@infrastructure/http/access/FetchSmsSender';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import * as TE from 'fp-ts/TaskEither';

const LOCKED = 'EXISTING_KEY_IN_LOCK_CACHE';

const answers = [
  ['sent', 204, null, 'success'],
  ['sent a moment ago', 409, LOCKED, 'pending'],
  ['no more may be sent', 403, null, 'max-tries'],
  ['refused', 422, 'generic', 'failed'],
] as const;

describe('MIN-04, D-38: what became of an SMS is read off the bank’s answer', () => {
  test.each(answers)('the code of the signature: %s', async (_, httpStatus, functionalCode, state) => {
    const api = { answer: () => TE.right({ httpStatus, functionalCode }) } as unknown as BankApi;
    expect(await new HttpSignatures(api).sendCode()()).toEqual({ _tag: 'Right', right: state });
  });

  describe('the code of the customer area', () => {
    const { fetch } = globalThis;
    afterEach(() => void (globalThis.fetch = fetch));

    const send = (answer: () => Promise<Response>) => {
      globalThis.fetch = answer;
      return new FetchSmsSender({ baseUrl: '/api', clientId: 'omc-01', timeoutMs: 1_000 }).send('0b1c')();
    };

    test.each(answers)('%s', async (_, status, functionalCode, state) => {
      const body = functionalCode === null ? null : JSON.stringify({ functionalCode });
      expect(await send(() => Promise.resolve(new Response(body, { status })))).toBe(state);
    });

    test('silence is a failure', async () => {
      expect(await send(() => Promise.reject(new TypeError('no network')))).toBe('failed');
    });
  });
});
