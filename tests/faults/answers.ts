import type http from 'node:http';
import { functionalCodes, proposedCodes } from '@domain/errors/codes';
import type { FaultId } from './kinds';
import { gone, nulled, withUnknown, wrongType } from './spoil';

/** The bank's answer. */
export interface Given {
  readonly status: number;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer;
}

export interface How {
  readonly ask: () => Promise<Given>;
  readonly response: http.ServerResponse;
  readonly draw: () => number;
  /** Closes the listener itself. */
  readonly shut: () => void;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };
const PAGE = '<!doctype html><title>Bienvenue</title><h1>Acceptez les conditions du point d’accès</h1>';
const LATE_MS = 3_000;

const wait = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds));

const say = ({ response }: How, status: number, body: string, more: http.OutgoingHttpHeaders = JSON_TYPE): void =>
  void response.writeHead(status, { ...more, connection: 'close' }).end(body);

const pass = ({ response }: How, { status, headers, body }: Given): void =>
  void response.writeHead(status, { ...headers, connection: 'close' }).end(body);

const reset = ({ response }: How): void => void response.socket?.resetAndDestroy();

const late = async (how: How): Promise<void> => {
  const given = await how.ask();
  await wait(LATE_MS);
  pass(how, given);
};

/** Sends the headers; the body may follow or not. */
const begun = ({ response }: How, { status, headers }: Given, length: number): void => {
  response.writeHead(status === 204 ? 200 : status, { ...headers, ...JSON_TYPE, 'content-length': length, connection: 'close' });
};

const spoiling =
  (spoil: (body: unknown, draw: () => number) => unknown) =>
  async (how: How): Promise<void> => {
    const given = await how.ask();
    const text = given.body.toString();
    if (given.status >= 300 || !/^\s*[[{]/.test(text)) return pass(how, given);
    const body: unknown = JSON.parse(text);
    return say(how, given.status, JSON.stringify(spoil(body, how.draw)));
  };

const either = (how: How, ...bodies: readonly string[]): string => bodies[Math.floor(how.draw() * bodies.length)] ?? '';
const codes = [...functionalCodes, ...proposedCodes, 'A_CODE_THAT_NOBODY_KNOWS'];

/** How each fault answers a request. */
export const answers: Readonly<Record<FaultId, (how: How) => Promise<void>>> = {
  F01: late,
  F02: () => new Promise(() => undefined),
  F03: how => {
    how.shut();
    return Promise.resolve(reset(how));
  },
  F04: how => Promise.resolve(reset(how)),
  F04b: async how => {
    await how.ask();
    reset(how);
  },
  F05: async how => {
    const given = await how.ask();
    const body = given.body.length > 1 ? given.body : Buffer.from('{"cut":"short"}');
    begun(how, given, body.length);
    how.response.write(body.subarray(0, Math.ceil(body.length / 2)));
    await wait(50);
    reset(how);
  },
  F06: async how => {
    const given = await how.ask();
    begun(how, given, 100);
    how.response.write('{"abc":');
    await wait(50);
    how.response.socket?.end();
  },
  F07: async how => {
    await how.ask();
    say(how, 200, '{"id": "abc", ');
  },
  F08: async how => Promise.resolve(say(how, 200, PAGE, HTML_TYPE)),
  F09: async how => Promise.resolve(say(how, 200, '')),
  F10: spoiling(wrongType),
  F11: spoiling(gone),
  F12: spoiling(withUnknown),
  F13: spoiling(nulled),
  F14: async how => Promise.resolve(say(how, 500, either(how, '', '{"technicalCode":"TEC_500"}'))),
  F15: async how => Promise.resolve(say(how, 502, PAGE, HTML_TYPE)),
  F16: async how => Promise.resolve(say(how, 503, '', { ...JSON_TYPE, 'retry-after': '1' })),
  F17: async how => Promise.resolve(say(how, 429, '')),
  F18: async how => Promise.resolve(say(how, 401, '')),
  F19: async how => Promise.resolve(say(how, 403, '')),
  F20: async how => Promise.resolve(say(how, 404, '')),
  F21: async how => Promise.resolve(say(how, 422, JSON.stringify({ functionalCode: either(how, ...codes) }))),
  F22: async how => Promise.resolve(say(how, 400, either(how, '[]', '"text"', 'null', '{"error":42}'))),
  F23: async how => {
    const given = await how.ask();
    const body = given.body.length > 1 ? given.body : Buffer.from('{"slow":"drip"}');
    begun(how, given, body.length);
    for (const byte of body) {
      if (how.response.destroyed) return;
      how.response.write(Buffer.from([byte]));
      await wait(200);
    }
    how.response.end();
  },
  F24: late,
  F25: late,
  F26: () => new Promise(() => undefined),
  // F27 slows the request down: the answer is the bank's own.
  F27: async how => pass(how, await how.ask()),
};
