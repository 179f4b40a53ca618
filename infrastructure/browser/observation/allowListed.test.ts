import fc from 'fast-check';
import type { ErrorEvent } from '@sentry/browser';
import { eventsOf } from '@sandbox/observation/routes';
import { allowListed } from './allowListed';
import { safeMessage } from './safeMessage';
import { Outbox } from './Outbox';

const CANARY = 'Zoraïde-Kanari-0639980000';

/** Every field that this or a later version of the client may put into an event. */
const everything: ErrorEvent = {
  type: undefined,
  event_id: 'f00d',
  timestamp: 1,
  level: 'error',
  environment: 'dev',
  release: 'a3bc3c65-0123456789',
  message: CANARY,
  transaction: CANARY,
  server_name: CANARY,
  fingerprint: [CANARY],
  user: { id: CANARY, email: CANARY, ip_address: CANARY },
  request: { url: `https://x/${CANARY}`, headers: { Referer: CANARY }, cookies: { a: CANARY }, data: CANARY },
  extra: { typed: CANARY },
  contexts: { form: { typed: CANARY } },
  breadcrumbs: [{ message: CANARY, data: { url: CANARY } }],
  tags: { page: 'IdentityForm', variant: 'omc-01', kind: 'report', where: 'GET /v1/states', detail: 'variables.docs', name: CANARY },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `${CANARY} is not JSON`,
        mechanism: { type: 'generic', data: { typed: CANARY } },
        stacktrace: {
          frames: [
            {
              filename: `https://bank.example/ouvrirmoncompte/chunks/app.0123456789.js?who=${CANARY}`,
              function: 'save',
              lineno: 12,
              colno: 7,
              vars: { typed: CANARY },
              context_line: CANARY,
            },
          ],
        },
      },
    ],
  },
};

describe('D-21, X21: what may leave in an error report', () => {
  test('no personal data does, in any field', () => {
    expect(JSON.stringify(allowListed(everything))).not.toContain(CANARY);
  });

  test('OBS-01: what helps does: the kind of error, the place in our scripts, the page, the endpoint and the paths of its fields', () => {
    expect(allowListed(everything)).toEqual({
      type: undefined,
      event_id: 'f00d',
      timestamp: 1,
      level: 'error',
      environment: 'dev',
      release: 'a3bc3c65-0123456789',
      platform: 'javascript',
      tags: { page: 'IdentityForm', variant: 'omc-01', kind: 'report', where: 'GET /v1/states', detail: 'variables.docs' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: safeMessage(`${CANARY} is not JSON`),
            stacktrace: { frames: [{ filename: 'app.0123456789.js', function: 'save', lineno: 12, colno: 7 }] },
          },
        ],
      },
    });
  });

  test('an event with nothing in it stays one', () => {
    expect(allowListed({ type: undefined })).toEqual({ type: undefined, platform: 'javascript', tags: {} });
  });
});

test('D-21, X21: a measure leaves as a number, and as nothing else; the id of a call leaves', () => {
  const tags = { page: 'HomePage', kind: 'measured', lcp: '812', cls: '0.051', inp: `12 ${CANARY}`, change: CANARY, element: CANARY };
  expect(allowListed({ type: undefined, tags }).tags).toEqual({ page: 'HomePage', kind: 'measured', lcp: '812', cls: '0.051' });
  expect(allowListed({ type: undefined, tags: { trace: '4bf92f3577b34da6a3ce929d0e0e4736' } }).tags).toEqual({
    trace: '4bf92f3577b34da6a3ce929d0e0e4736',
  });
});

describe('D-21, X21: what may leave of an error’s text', () => {
  test.each([
    ['Failed to fetch', 'Failed to fetch'],
    ['Load failed', 'Load failed'],
    [
      "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
      "Failed to execute 'removeChild' on 'Node'",
    ],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=Zoraïde for the full message', 'Minified React error #418'],
    ['Loading chunk 12 failed.\n(missing: https://bank.example/chunks/12.js)', 'Loading chunk'],
    ["Cannot read properties of undefined (reading 'Zoraïde')", 'Cannot read properties of undefined'],
  ])('a wording of the list, without what it quotes: %s', (text, left) => {
    expect(safeMessage(text)).toBe(left);
  });

  test.each([
    ['Failed to fetch the file of Zoraïde'],
    ["Failed to execute 'Zoraïde' on 'Node'"],
    ['Minified React error #418 Zoraïde'],
    ['Zoraïde: Failed to fetch'],
    ['Failed to fetch\nZoraïde'],
  ])('what only looks like one leaves as a digest: %j', text => {
    expect(safeMessage(text)).toMatch(/^#[0-9a-f]{8}$/);
  });

  test('two errors of one type are distinct; the same one is reported alike whatever was typed', () => {
    const unread = (typed: string) => safeMessage(`Unexpected token 'Z', "${typed}" is not valid JSON`);
    expect(unread('Zoraïde')).toBe(unread('06 39 98 00 00'));
    expect(safeMessage('call 0639980000 of a@example.fr')).toBe(safeMessage('call 0612345678 of b@example.fr'));
    expect(safeMessage('a is not a function')).not.toBe(safeMessage('b is not a function'));
  });

  test('no part of any text leaves but wordings of the list', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', 'Failed to fetch', "Failed to execute 'removeChild' on 'Node'", 'Minified React error #1'),
        fc.string(),
        (before, wording, after) => {
          const left = safeMessage(`${before}${CANARY}${wording}${CANARY}${after}`);
          expect(left).toMatch(/^#[0-9a-f]{8}$/);
        },
      ),
    );
  });
});

describe('OBS-01, OBS-03: messages before anybody listens', () => {
  test('it is kept in order, the newest of it, and handed on at once afterwards', () => {
    const box = new Outbox<number>(2);
    const heard: number[] = [];
    [1, 2, 3].forEach(item => box.put(item));
    box.takenBy(item => heard.push(item));
    box.put(4);
    expect(heard).toEqual([2, 3, 4]);
  });

  test('after a withdrawn consent, nothing more is sent', () => {
    const box = new Outbox<number>(2);
    const heard: number[] = [];
    box.takenBy(item => heard.push(item));
    box.left();
    box.put(5);
    expect(heard).toEqual([]);
    box.takenBy(item => heard.push(item));
    expect(heard).toEqual([5]);
  });
});

test('OBS-01: an envelope is read line by line; what is no event, or not readable, is left', () => {
  const lines = [{ event_id: '1' }, { type: 'event' }, { level: 'error' }, { type: 'session' }].map(each => JSON.stringify(each));
  const envelope = [...lines, '{', JSON.stringify({ type: 'event' }), '{"level":'];
  expect(eventsOf(envelope.join('\n'))).toEqual([{ level: 'error' }, undefined]);
  expect(eventsOf('')).toEqual([]);
});
