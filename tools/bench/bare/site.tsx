import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { IMMUTABLE, NO_STORE, securityHeaders } from '../../deploy/headers';
import type { Answer, Site } from '../secure';
import { Bare } from './Bare';

const SCRIPT = '/live.0123456789.js';
const STYLE = 'body{font:1rem/1.5 sans-serif;margin:1rem;max-width:40rem}button{font:inherit;padding:1rem 2rem}';

/** Bundled as the product is, from the same packages. */
const bundled = async (): Promise<Buffer> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-bare-'));
  await new Promise<void>((done, failed) => {
    webpack(
      {
        mode: 'production',
        target: 'web',
        devtool: false,
        entry: path.resolve('tools/bench/bare/live.tsx'),
        output: { path: folder, filename: 'live.js' },
        resolve: { extensions: ['.ts', '.tsx', '.js'] },
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              loader: 'swc-loader',
              options: {
                jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
              },
            },
          ],
        },
        optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
        performance: { hints: false },
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString('errors-only')));
        else done();
      },
    );
  });
  const script = fs.readFileSync(path.join(folder, 'live.js'));
  fs.rmSync(folder, { recursive: true });
  return brotliCompressSync(script);
};

interface BareSite {
  /** With the product's headers. */
  readonly site: Site;
  readonly withoutHeaders: Site;
}

/** A bare React page, made now: the floor that the first screen is compared with. */
export const bareSite = async (): Promise<BareSite> => {
  const script = await bundled();
  const page = brotliCompressSync(
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<title>Ouvrir un compte</title><link rel="icon" href="data:,"><style>${STYLE}</style><script defer src="${SCRIPT}"></script></head>` +
      `<body><div id="root">${renderToString(<Bare />)}</div></body></html>`,
  );
  const styles = [`sha256-${createHash('sha256').update(STYLE).digest('base64')}`];
  const headers = securityHeaders({ scripts: [], styles, connect: [], liveness: undefined, signature: undefined, https: false });
  const document = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': NO_STORE };
  const live = { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br', 'cache-control': IMMUTABLE };
  const siteWith = (added: Answer['headers']): Site => ({
    answer: pathname =>
      pathname === SCRIPT ? { headers: { ...added, ...live }, body: script } : { headers: { ...added, ...document }, body: page },
  });
  return { site: siteWith(headers), withoutHeaders: siteWith({}) };
};
