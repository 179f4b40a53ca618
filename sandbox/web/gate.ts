import type { Socket } from 'node:net';

/** The sandbox is this machine's alone: it does not answer under a foreign name that points here (DNS rebinding). */
const own: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export const isOwnHost = (host = ''): boolean => own.includes(host.replace(/:\d+$/, '').toLowerCase());

const reasons: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** A request that is none is answered with the headers of every answer, then the connection ends. X01, X15 */
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
