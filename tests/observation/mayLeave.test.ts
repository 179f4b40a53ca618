import type { ErrorEvent } from '@sentry/browser';
import { eventsOf } from '@sandbox/observation/routes';
import { mayLeave } from '@infrastructure/browser/observation/mayLeave';
import { Outbox } from '@infrastructure/browser/observation/Outbox';

const CANARY = 'Zoraïde-Kanari-0639980000';

/** Everything that a client, or a later version of it, might put into an event. */
const everything: ErrorEvent = {
  type: undefined,
  event_id: 'f00d',
  timestamp: 1,
  level: 'error',
  environment: 'dev',
  release: 'omc-01',
  message: CANARY,
  transaction: CANARY,
  server_name: CANARY,
  fingerprint: [CANARY],
  user: { id: CANARY, email: CANARY, ip_address: CANARY },
  request: { url: `https://x/${CANARY}`, headers: { Referer: CANARY }, cookies: { a: CANARY }, data: CANARY },
  extra: { typed: CANARY },
  contexts: { form: { typed: CANARY } },
  breadcrumbs: [{ message: CANARY, data: { url: CANARY } }],
  tags: { page: 'IdentityForm', kind: 'report', where: 'GET /v1/states', detail: 'variables.docs', name: CANARY },
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
  test('nothing of a person does, wherever it was put', () => {
    expect(JSON.stringify(mayLeave(everything))).not.toContain(CANARY);
  });

  test('OBS-01: what helps does: the kind of error, the place in our scripts, the page, the endpoint and the paths of its fields', () => {
    expect(mayLeave(everything)).toEqual({
      type: undefined,
      event_id: 'f00d',
      timestamp: 1,
      level: 'error',
      environment: 'dev',
      release: 'omc-01',
      platform: 'javascript',
      tags: { page: 'IdentityForm', kind: 'report', where: 'GET /v1/states', detail: 'variables.docs' },
      exception: {
        values: [
          { type: 'TypeError', stacktrace: { frames: [{ filename: 'app.0123456789.js', function: 'save', lineno: 12, colno: 7 }] } },
        ],
      },
    });
  });

  test('an event with nothing in it stays one', () => {
    expect(mayLeave({ type: undefined })).toEqual({ type: undefined, platform: 'javascript', tags: {} });
  });
});

describe('OBS-01, OBS-03: what is said before anybody listens', () => {
  test('it is kept in order, the newest of it, and handed on at once afterwards', () => {
    const box = new Outbox<number>(2);
    const heard: number[] = [];
    [1, 2, 3].forEach(item => box.put(item));
    box.takenBy(item => heard.push(item));
    box.put(4);
    expect(heard).toEqual([2, 3, 4]);
  });

  test('somebody who takes it back hears nothing more', () => {
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
  const line = JSON.stringify;
  const envelope = [
    line({ event_id: '1' }),
    line({ type: 'event' }),
    line({ level: 'error' }),
    line({ type: 'session' }),
    '{',
    line({ type: 'event' }),
    '{"level":',
  ];
  expect(eventsOf(envelope.join('\n'))).toEqual([{ level: 'error' }, undefined]);
  expect(eventsOf('')).toEqual([]);
});
