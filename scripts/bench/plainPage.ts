import fs from 'node:fs';
import http from 'node:http';
import zlib from 'node:zlib';

/** The floor to compare with: the same document without any script, the same fonts beside it, from a server that does nothing else. */
export const servePlainPage = async (port: number): Promise<{ readonly address: string; readonly close: () => void }> => {
  const whole = fs.readFileSync('dist/html/omc-01.prod.html', 'utf8');
  const plain = whole.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(/<link rel="preload" as="script"[^>]*>/g, '');
  const page = zlib.brotliCompressSync(plain);
  const server = http.createServer((request, response) => {
    const asset = /^\/ouvrirmoncompte\/(?:assets|modules)\/[\w.-]+$/.exec(request.url ?? '')?.[0];
    const file = `dist${asset ?? '/none'}`;
    if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
    else if (fs.existsSync(file)) {
      const type = file.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2';
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(fs.readFileSync(file));
    } else response.writeHead(404).end();
  });
  await new Promise<void>(ready => server.listen(port, ready));
  return { address: `http://localhost:${port}/`, close: () => void server.close() };
};
