import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import os from 'node:os';
import path from 'node:path';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** Makes a browser trust it: with every error ignored instead, the browser would cache nothing. */
  readonly fingerprint: string;
}

/** A certificate for this machine, made for one run. */
export const makeCertificate = (): Certificate => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-days', '2', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
  fs.rmSync(folder, { recursive: true });
  const spki = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  return { ...made, fingerprint: createHash('sha256').update(spki).digest('base64') };
};

export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Site {
  /** What it answers itself; undefined: the server behind answers. */
  readonly answer: (path: string) => Answer | undefined;
  /** An origin on plain HTTP/1.1. */
  readonly behind?: string;
}

/** Headers of one connection, which HTTP/2 does not know. */
const OF_A_CONNECTION: readonly string[] = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade', 'proxy-connection'];

const passed = (headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_A_CONNECTION.includes(name)));

const passOn = (behind: string, request: Http2ServerRequest, response: Http2ServerResponse): void => {
  const { method, headers } = request;
  const asked = http.request(new URL(request.url, behind), { method, headers: passed(headers) }, answer => {
    response.writeHead(answer.statusCode ?? 502, passed(answer.headers));
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
};

export interface Served {
  readonly address: string;
  readonly close: () => void;
}

/** A site over TLS and HTTP/2, as production serves it. */
export const serve = async (port: number, { key, cert }: Certificate, { answer, behind }: Site): Promise<Served> => {
  const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const [pathname = '/'] = request.url.split('?');
    const own = request.method === 'GET' ? answer(pathname) : undefined;
    if (own) response.writeHead(200, { ...own.headers }).end(own.body);
    else if (behind === undefined) response.writeHead(404).end();
    else passOn(behind, request, response);
  });
  await new Promise<void>(ready => server.listen(port, 'localhost', ready));
  return { address: `https://localhost:${port}`, close: () => void server.close() };
};
