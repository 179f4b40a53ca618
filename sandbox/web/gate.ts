import type { Socket } from 'node:net';

/** The sandbox serves this machine only: refuses foreign host names that resolve here (DNS rebinding). */
const own: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export const isOwnHost = (host = ''): boolean => own.includes(host.replace(/:\d+$/, '').toLowerCase());

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
