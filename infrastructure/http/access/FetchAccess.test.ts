import * as E from 'fp-ts/Either';
import { FetchAccess } from './FetchAccess';

interface Sent {
  readonly url: string;
  readonly request: RequestInit;
}

const TOKEN = { access_token: 'T', token_type: 'Bearer', efs: '1', expires_in: 600 };
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** Returns the given answers in turn; records the requests. */
const bank = (...answers: readonly (Response | Error)[]) => {
  const sent: Sent[] = [];
  global.fetch = ((url: string, request: RequestInit) => {
    const answer = answers[sent.length] ?? new Error('no answer');
    sent.push({ url, request });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as typeof fetch;
  const waits: number[] = [];
  const clock = {
    now: () => '2025-10-15T10:00:00+02:00',
    sleep: (milliseconds: number) => () => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
  return { sent, waits, access: new FetchAccess({ baseUrl: '/api', clientId: 'omc-web', timeoutMs: 1_000 }, clock) };
};

describe('MIN-02: calls 25 and 38', () => {
  test('the code travels with credentials and without a token', async () => {
    const { sent, access } = bank(json(TOKEN));
    expect(await access.exchange('CODE')()).toEqual(E.right({ value: 'T', type: 'Bearer', efs: '1', expiresIn: 600 }));
    expect(sent[0]?.url).toBe('/api/token');
    expect(sent[0]?.request).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: JSON.stringify({ client_id: 'omc-web', grant_type: 'authorization_code', code: 'CODE' }),
    });
    expect(sent[0]?.request.headers).toEqual({ 'Content-Type': 'application/json', 'X-Client-Id': 'omc-web' });
  });

  test.each(['omc', 'mdc'] as const)('the type of the file is asked for with the link’s token: %s', async type => {
    const { sent, access } = bank(json(TOKEN), json({ type }));
    await access.exchange('CODE')();
    expect(await access.subscriptionType()()).toEqual(E.right(type));
    expect(sent[1]?.url).toBe('/api/v1/states/me/type');
    expect(sent[1]?.request.headers).toMatchObject({ Authorization: 'Bearer T' });
  });

  test('without a token nothing is asked', async () => {
    const { sent, access } = bank();
    expect(await access.subscriptionType()()).toEqual(E.left({ kind: 'signedOut' }));
    expect(sent).toEqual([]);
  });
});

describe('R01, R06: every other answer is a failure', () => {
  test.each([
    ['used', json({ error: 'invalid_grant' }, 400), { kind: 'refused', code: 'invalid_grant' }],
    ['a functional code', json({ functionalCode: 'generic' }, 422), { kind: 'refused', code: 'generic' }],
    ['a breakdown', json({ error: 'whatever' }, 500), { kind: 'unreachable', by: 'service' }],
    ['an error page', new Response('<h1>502</h1>', { status: 502 }), { kind: 'unreachable', by: 'gateway' }],
    ['no answer', new Error('cut'), { kind: 'unreachable' }],
    ['a page instead of an answer', new Response('<h1>Bonjour</h1>'), { kind: 'unreachable', by: 'between' }],
    [
      'another type',
      json({ ...TOKEN, access_token: 1 }),
      { kind: 'unreadable', report: expect.arrayContaining([expect.stringContaining('access_token')]) },
    ],
  ])('%s', async (_what, answer, failure) => {
    expect(await bank(answer).access.exchange('CODE')()).toEqual(E.left(failure));
  });
});

describe('D-103, R03: the type is read again by itself where the bank or the network fails for a moment', () => {
  const breakdown = (status: number): Response => new Response('<h1>Bonjour</h1>', { status });

  test.each([
    ['twice, a second apart', [new Error('cut'), breakdown(502), json({ type: 'omc' })], E.right('omc'), 2],
    ['and no third time', [breakdown(503), breakdown(504), breakdown(502)], E.left({ kind: 'unreachable', by: 'gateway' }), 2],
    [
      'not where the bank refuses',
      [json({ functionalCode: 'SUBSCRIPTION_UNKNOWN' }, 404)],
      E.left({ kind: 'refused', code: 'SUBSCRIPTION_UNKNOWN' }),
      0,
    ],
    ['nor where it breaks down', [breakdown(500)], E.left({ kind: 'unreachable', by: 'gateway' }), 0],
  ])('%s', async (_how, answers, read, times) => {
    const { sent, waits, access } = bank(json(TOKEN), ...answers);
    await access.exchange('CODE')();
    expect(await access.subscriptionType()()).toEqual(read);
    expect([waits, sent.length]).toEqual([Array.from({ length: times }, () => 1_000), 2 + times]);
  });

  test('the code of a link, which is good once, leaves once', async () => {
    const { sent, waits, access } = bank(breakdown(502), json(TOKEN));
    expect(await access.exchange('CODE')()).toEqual(E.left({ kind: 'unreachable', by: 'gateway' }));
    expect([sent.length, waits]).toEqual([1, []]);
  });
});
