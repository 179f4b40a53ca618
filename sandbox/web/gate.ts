import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** This machine only, unless a name is given at the start. */
const own: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Foreign host names may resolve to this machine (DNS rebinding). */
const isOwnHost = (asked = '', given: string | undefined): boolean =>
  (given === undefined ? own : [given]).includes(asked.replace(/:\d+$/, '').toLowerCase());

/** HTTP allows one Host, with a name in it (RFC 9112 3.2). */
const isOneHost = ({ rawHeaders, headers: { host } }: IncomingMessage): boolean =>
  host === undefined || (host !== '' && rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length === 1);

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/;

/** A form of another site: a browser says where a request comes from, a program does not. */
const isForeignForm = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && FORM.test(headers['content-type'] ?? '');

/** Why a request is answered by none of the bank's servers; undefined: it may come in. X20 */
export const shutOut = (
  request: IncomingMessage,
  host: string | undefined,
): { readonly status: number; readonly error: string } | undefined => {
  if (!isOneHost(request)) return { status: 400, error: 'malformed' };
  if (!isOwnHost(request.headers.host, host)) return { status: 421, error: 'other_host' };
  return isForeignForm(request) ? { status: 403, error: 'other_origin' } : undefined;
};

const reasons: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Answers an invalid HTTP request with the usual headers, then closes the connection. X01, X15 */
export const unreadable =
  (headers: () => Readonly<Record<string, string>>) =>
  ({ code = '' }: { readonly code?: string }, socket: Socket): void => {
    if (!socket.writable || code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [status, reason] = reasons[code] ?? [400, 'Bad Request'];
    const body = '{"technicalCode":"MALFORMED"}';
    const lines = Object.entries({
      ...headers(),
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(body.length),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
