import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Failure, Hindrance } from '@application/failure';
import type { ErrorReport } from '@application/observation/ports';
import { clientIdCodes, functionalCodes, proposedCodes } from '@domain/errors/codes';
import { rejections } from '@domain/errors/refusals';
import { BankApi, type Call } from './BankApi';
import { Nothing } from './codecs';
import { HandClock } from '@tests/builders/ending';
import { MemorySession } from '@tests/fakes/ports';
import { BankServer, type Answer } from '@tests/support/bankServer';
import { journeyCalls } from '@domain/calls/journey';
import { to } from './to';

const answering =
  (status: number, body: string, type = 'application/json'): Answer =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };
const json = (status: number, body: unknown): Answer => answering(status, JSON.stringify(body));

const reset: Answer = request => request.socket.destroy();

const noContent: Answer = (_, response) => {
  response.writeHead(204).end();
};

/** A timeout that no answer reaches, even on a busy machine, in milliseconds. */
const PATIENT_MS = 120_000;
const HURRIED_MS = 30;

const Town = t.type({ label: t.string, place: t.type({ latitude: t.number }) });
const town = { label: 'Lyon', place: { latitude: 45.7 } };
const call: Call = { endpoint: 'GET /v1/towns', method: 'GET', path: '/v1/towns' };
/** The public calls of `calls.auth`. */
const publicCalls = [
  ['GET', '/public/cart/anticipate'],
  ['POST', '/public/states'],
  ['POST', '/public/sms'],
] as const;

describe('the gate to the bank', () => {
  const server = new BankServer();
  const { requests, bodies, reporter } = server;
  let session: MemorySession;
  let clock: HandClock;
  const gate = (change: object = {}): BankApi =>
    new BankApi({ baseUrl: server.address, clientId: 'omc-web', timeoutMs: PATIENT_MS, ...change }, session, reporter, clock);

  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => {
    for (const record of [requests, bodies, reporter.reports]) record.length = 0;
    session = new MemorySession();
    session.open({ efs: '1', type: 'Bearer', value: 'TOKEN', expiration: '2099-01-01T00:00:00Z' });
    clock = new HandClock();
  });
  const ask = (given: Answer, change: Partial<Call> = {}, by = gate()): Promise<E.Either<Failure, t.TypeOf<typeof Town>>> => {
    server.answer = given;
    return by.call({ ...call, ...change }, Town)();
  };
  /** The same call by a client with a short timeout. */
  const hurried = (given: Answer, change: Partial<Call> = {}) => ask(given, change, gate({ timeoutMs: HURRIED_MS }));
  const unreachable = (by?: Hindrance) => E.left({ kind: 'unreachable', ...(by && { by }) });
  const unreadable = (...report: string[]) => E.left({ kind: 'unreadable', report });

  describe('API-02: every call', () => {
    test('carries the client id, JSON, and the token', async () => {
      expect(
        await ask(json(200, town), { method: 'POST', body: {}, query: { county: '69' }, headers: { 'X-Captcha-Response': 'P' } }),
      ).toEqual(E.right(town));
      expect(requests[0]?.headers).toMatchObject({
        'x-client-id': 'omc-web',
        'content-type': 'application/json',
        authorization: 'Bearer TOKEN',
        'x-captcha-response': 'P',
      });
      expect(requests[0]?.url).toBe('/v1/towns?county=69');
    });

    test.each([
      ['GET', 'no body', ''],
      ['POST', 'an empty object where it has no body of its own', '{}'],
    ] as const)('D-57: a %s names its type and sends %s', async (method, _what, body) => {
      await ask(json(200, town), { method });
      expect(requests[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
      expect(bodies).toEqual([body]);
    });

    test('API-03: a public one carries no token, though there is one', async () => {
      for (const [method, path] of publicCalls) await ask(json(200, town), { method, path });
      expect(requests.map(({ headers }) => headers.authorization)).toEqual(publicCalls.map(() => undefined));
    });

    test('D-47: a public one carries the adviser’s token where the adapter says so', async () => {
      await ask(json(200, town), { method: 'POST', path: '/public/states', auth: 'bearer' });
      expect(requests[0]?.headers.authorization).toBe('Bearer TOKEN');
    });

    test.each([
      ['a local host: the JWT of the local token takes the bearer’s place', true, 'JWT', ['JWT', undefined]],
      ['a local host whose token has no JWT: the bearer', true, undefined, [undefined, 'Bearer LOCAL']],
      ['any other host: the bearer, whatever the tab holds', false, 'JWT', [undefined, 'Bearer LOCAL']],
    ])('SES-05, D-39: %s', async (_what, local, jwt, sent) => {
      session.open({ efs: '', type: 'Bearer', value: 'LOCAL', jwt, expiration: '2099-01-01T00:00:00Z' });
      await ask(json(200, town), {}, gate({ local }));
      expect([requests[0]?.headers['x-local-jwt'], requests[0]?.headers.authorization]).toEqual(sent);
    });

    test('API-03: without a token none leaves but the public ones', async () => {
      session.clear();
      expect(await ask(json(200, town))).toEqual(E.left({ kind: 'signedOut' }));
      expect(requests).toEqual([]);
      for (const [method, path] of publicCalls) expect(E.isRight(await ask(json(200, town), { method, path }))).toBe(true);
    });

    test('OBS-01, D-21: has an id of its own where the configuration says so, in the header, the failure and the report', async () => {
      const traced = gate({ traced: true });
      const post = { method: 'POST', body: {} } as const;
      const failed = await ask(json(500, {}), post, traced);
      await ask(json(500, {}), { ...post, polled: true }, traced);
      await ask(json(200, {}), post, traced);
      const headers = requests.map(request => String(request.headers['traceparent']));
      const ids = headers.map(header => /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/.exec(header)?.[1]);
      expect(new Set(ids).size).toBe(3);
      const [outage, , damaged] = ids;
      expect(failed).toEqual(E.left({ kind: 'unreachable', by: 'service', trace: outage }));
      expect(reporter.reports).toEqual([
        { kind: 'unreachable', where: call.endpoint, detail: ['service'], trace: outage },
        { kind: 'unreadable', where: call.endpoint, detail: ['label', 'place'], trace: damaged },
      ]);
    });

    test('OBS-01: has no id by default, and its outage is not reported', async () => {
      expect(await ask(json(500, {}), { method: 'POST', body: {} })).toEqual(unreachable('service'));
      expect([requests[0]?.headers['traceparent'], reporter.reports]).toEqual([undefined, []]);
    });

    test('R03: a change leaves once, however it fails', async () => {
      for (const given of [json(500, {}), json(503, {}), answering(200, '{'), reset]) {
        requests.length = 0;
        await ask(given, { method: 'POST', body: {} });
        expect([requests.length, clock.waits]).toEqual([1, []]);
      }
    });
  });

  describe('D-103, R03: a read that a page asks for is asked twice more, a second apart', () => {
    const inTurn = (...answers: readonly Answer[]): Answer => {
      let at = 0;
      return (request, response) => {
        const next = answers[Math.min(at, answers.length - 1)];
        at += 1;
        next?.(request, response);
      };
    };
    const saysWhen: Answer = (_, response) => void response.writeHead(503, { 'Retry-After': '30' }).end();
    const page = answering(502, '<html>', 'text/html');

    test.each([
      ['F04: the connection is reset', reset, undefined],
      ['502 with a page', page, 'gateway'],
      ['503', json(503, {}), 'service'],
      ['504', answering(504, ''), 'gateway'],
    ] as const)('%s: three requests, then the failure is told', async (_what, given, by) => {
      expect(await ask(given)).toEqual(unreachable(by));
      expect([requests.length, clock.waits]).toEqual([3, [1_000, 1_000]]);
    });

    test('an answer that comes at the last try is the answer', async () => {
      expect(await ask(inTurn(page, reset, json(200, town)))).toEqual(E.right(town));
      expect(clock.waits).toEqual([1_000, 1_000]);
    });

    test.each([
      ['a poll', json(503, {}), { polled: true }],
      ['400', json(400, {}), {}],
      ['404', json(404, {}), {}],
      ['429', json(429, {}), {}],
      ['500', json(500, {}), {}],
      ['D-122: 503 that says when to try again', saysWhen, {}],
      ['an answer that cannot be read', answering(200, '{'), {}],
    ])('%s leaves once', async (_what, given, change) => {
      await ask(given, change);
      expect([requests.length, clock.waits]).toEqual([1, []]);
    });

    test('one that was given up, or is of a session that ended, leaves no more', async () => {
      const giving = new AbortController();
      clock.sleep = () => () => Promise.resolve(giving.abort());
      await ask(page, { signal: giving.signal });
      clock.sleep = () => () => Promise.resolve(session.clear());
      await ask(page);
      expect(requests).toHaveLength(2);
    });

    test('R02: no try begins once a call’s own patience is over', async () => {
      const triesWhenEachTakes = async (seconds: number): Promise<number> => {
        let now = Date.parse('2025-10-15T10:00:00+02:00');
        clock.now = () => new Date(now).toISOString();
        requests.length = 0;
        await ask((request, response) => {
          now += seconds * 1_000;
          page(request, response);
        });
        return requests.length;
      };
      expect([await triesWhenEachTakes(0), await triesWhenEachTakes(13), await triesWhenEachTakes(15)]).toEqual([3, 2, 1]);
    });
  });

  describe('no answer', () => {
    const giving = new AbortController();
    test.each([
      ['F02: no answer comes within the time-out', () => hurried(() => undefined)],
      ['F03: there is nobody there', () => ask(reset, {}, gate({ baseUrl: 'http://127.0.0.1:1' }))],
      ['the client gives up', () => ask(() => giving.abort(), { signal: giving.signal })],
    ])('%s', async (_what, asked) => expect(await asked()).toEqual(unreachable()));

    test('a call may be given more time, such as an upload', async () => {
      const late: Answer = (_, response) => void setTimeout(() => response.end(JSON.stringify(town)), 3 * HURRIED_MS);
      expect(await hurried(late, { limits: { silenceMs: PATIENT_MS, answerMs: PATIENT_MS } })).toEqual(E.right(town));
    });

    test('F05: an answer that is cut in the middle does not count', async () => {
      const cut: Answer = (request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
        response.write('{"label');
        setTimeout(() => request.socket.destroy(), 20);
      };
      const verdict = await ask(cut);
      expect(E.isLeft(verdict) && ['unreachable', 'unreadable'].includes(verdict.left.kind)).toBe(true);
    });
  });

  describe('F07 to F13: an answer that breaks its contract is named by its endpoint and the paths that are wrong, never by what they held', () => {
    test.each([
      ['empty with 200', answering(200, ''), false],
      ['empty with 202', answering(202, ''), false],
      ['204', noContent, true],
      ['a body that means nothing', json(200, { any: 'thing' }), true],
    ] as const)('R01: to an action without an answer of its own, %s', async (_, given, success) => {
      server.answer = given;
      expect(E.isRight(await gate().call({ ...call, method: 'POST' }, Nothing)())).toBe(success);
    });

    test.each([
      ['malformed JSON', answering(200, '{"label": "Ly'), ['(body)']],
      ['an empty body', answering(200, ''), ['(body)']],
      ['no content', noContent, ['(body)']],
      ['null', json(200, null), ['(body)']],
      ['a list', json(200, []), ['(body)']],
      ['a text', json(200, 'Lyon'), ['(body)']],
      ['nothing of it', json(200, {}), ['label', 'place']],
    ] as const)('%s', async (_, given, report) => {
      expect(await ask(given)).toEqual(unreadable(...report));
      expect(reporter.reports).toEqual([{ kind: 'unreadable', where: 'GET /v1/towns', detail: [...report] } satisfies ErrorReport]);
    });

    test.each([
      ['a field is of another kind', { ...town, label: 69 }, ['label']],
      ['a field deeper down', { ...town, place: { latitude: '45,7' } }, ['place.latitude']],
      ['two of them', { label: 1, place: {} }, ['label', 'place.latitude']],
    ])('ERR-07: %s', async (_, body, report) => {
      expect(await ask(json(200, body))).toEqual(unreadable(...report));
      expect(JSON.stringify(reporter.reports)).not.toMatch(/45,7|69/);
    });
  });

  describe('SES-02: 401 and 403', () => {
    test.each([401, 403])('%i on a public call is a failure of that call: no session ended', async status => {
      const answer = await ask(answering(status, '<html>'), to(journeyCalls.forecastCart));
      expect(E.isLeft(answer)).toBe(true);
      expect(answer).not.toEqual(E.left({ kind: 'signedOut' }));
      expect(session.session()).toBeDefined();
    });

    test('of a session that ended before never clears the one that began since', async () => {
      const next = { efs: '2', type: 'Bearer', value: 'NEXT', expiration: '2099-01-01T00:00:00Z' };
      const asked = ask((request, response) => {
        session.open(next);
        answering(401, '')(request, response);
      });
      expect(await asked).toEqual(E.left({ kind: 'signedOut' }));
      expect(session.session()).toEqual(next);
    });

    test.each([
      [401, ''],
      [403, ''],
      [401, '{"functionalCode":"generic"}'],
      [403, '{}'],
    ])('%i with %j ends the session, and clears it', async (status, body) => {
      expect(await ask(answering(status, body))).toEqual(E.left({ kind: 'signedOut' }));
      expect(session.held).toBeUndefined();
    });

    test('no other answer does', async () => {
      for (const status of [400, 402, 404, 409, 422, 429, 500]) await ask(json(status, {}));
      expect(session.held?.value).toBe('TOKEN');
    });
  });

  describe('ERR-01: a refusal carries its code', () => {
    test.each([...functionalCodes, ...proposedCodes, ...clientIdCodes, ...rejections, 'A_CODE_NOBODY_KNOWS'])('%s', async code => {
      expect(await ask(json(422, { functionalCode: code }))).toEqual(E.left({ kind: 'refused', code }));
    });

    test.each([
      [408, 'service'],
      [429, 'busy'],
      [500, 'service'],
      [503, 'service'],
      [599, 'service'],
    ] as const)('D-122: %i of the bank means that it fails or asks to wait, whatever code its body has', async (status, by) => {
      for (const body of [{}, { functionalCode: 'generic' }]) expect(await ask(json(status, body))).toEqual(unreachable(by));
      expect(reporter.reports).toEqual([]);
    });

    test.each([
      ['an error body of another form', json(422, ['generic'])],
      ['an error body that is null', json(422, null)],
      ['a code of another kind', json(422, { functionalCode: 1 })],
    ] as const)('ERR-07: %s decides nothing and is reported', async (_, given) => {
      expect(await ask(given)).toEqual(unreadable('(body)'));
      expect(reporter.reports).toHaveLength(1);
    });
  });

  describe('a call whose every answer has a meaning', () => {
    const answered = (given: Answer): ReturnType<BankApi['answer']> => {
      server.answer = given;
      return gate().answer({ ...call, auth: 'bearer' });
    };

    test('a refusal is an answer too, told by its status and its code', async () => {
      expect(await answered(json(409, { functionalCode: 'TOO_MANY' }))()).toEqual(E.right({ httpStatus: 409, functionalCode: 'TOO_MANY' }));
      expect(await answered(answering(500, ''))()).toEqual(E.right({ httpStatus: 500, functionalCode: null }));
    });

    test.each([401, 403])('SES-02: %i is a session that is lost, whatever the call', async status => {
      expect(await answered(json(status, {}))()).toEqual(E.left({ kind: 'signedOut' }));
    });
  });
});
