import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

const HERE = { address: '127.0.0.1', family: 4 } as const;
const here: LookupFunction = (_name, { all }, found) => (all ? found(null, [HERE]) : found(null, HERE.address, HERE.family));

/** A request of the process to itself, by the loopback address, independent of the name's resolution and of the certificate's issuer. */
const toOneself = async (request: Request): Promise<Response> => {
  const { request: send } = request.url.startsWith('https:') ? https : http;
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), 'Content-Length': body.length };
  return new Promise((done, failed) => {
    const sent = send(
      request.url,
      { method: request.method, headers, lookup: here, rejectUnauthorized: false, signal: request.signal },
      answer => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', failed);
        answer.on('end', () => {
          const { statusCode: status = 500, headers: received } = answer;
          const lines = new Headers();
          for (const [name, value] of Object.entries(received)) if (typeof value === 'string') lines.set(name, value);
          done(new Response(chunks.length === 0 ? null : Buffer.concat(chunks), { status, headers: lines }));
        });
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
};

/** The fetch of the bank's own parts, which ask each other by the address that browsers use. `host`: the name given at the start. */
export const fetchOf =
  (host: string | undefined): typeof fetch =>
  async (input, init) => {
    if (host === undefined) return fetch(input, init);
    const request = new Request(input, init);
    return new URL(request.url).hostname === host ? toOneself(request) : fetch(request);
  };
