import fs from 'node:fs';
import path from 'node:path';
import { defaults } from '@sandbox/options';
import { cacheControl, securityHeaders } from '../deploy/headers';
import type { Site } from './secure';
import { firstBrand } from '@domain/brand/variant';

export const NOW = 'dist';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const DOCUMENT = `html/${firstBrand.omc}.${defaults.environment}.html`;
const BASE = '/ouvrirmoncompte/';

const lines = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(line => typeof line === 'string') : []);

/** Without the headers of https: a browser would then refuse plain http on this machine. */
const headersOf = (build: string): Readonly<Record<string, string>> => {
  const read: unknown = JSON.parse(fs.readFileSync(path.join(build, 'csp.json'), 'utf8'));
  const { scripts, styles } = typeof read === 'object' && read !== null ? { scripts: undefined, styles: undefined, ...read } : {};
  return securityHeaders({
    scripts: lines(scripts),
    styles: lines(styles),
    connect: [],
    liveness: undefined,
    signature: undefined,
    https: false,
  });
};

/** The document of the home screen as a build made it. */
export const documentOf = (build: string): Buffer => fs.readFileSync(path.join(build, DOCUMENT));

/** A file of a build, compressed as the build made it. */
const fileOf = (
  build: string,
  pathname: string,
): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } | undefined => {
  const type = types[path.extname(pathname)];
  const file = path.join(build, pathname);
  if (type === undefined || pathname.includes('..') || !fs.existsSync(file)) return undefined;
  const compressed = fs.existsSync(`${file}.br`);
  return {
    body: fs.readFileSync(compressed ? `${file}.br` : file),
    headers: { 'content-type': type, 'cache-control': cacheControl(pathname), ...(compressed ? { 'content-encoding': 'br' } : {}) },
  };
};

/** A build before a bank. */
export const buildSite = (build: string, behind: string): Site => {
  const headers = headersOf(build);
  const page = fs.readFileSync(path.join(build, `${DOCUMENT}.br`));
  return {
    behind,
    answer: pathname => {
      if (!pathname.startsWith(BASE) || pathname.startsWith(`${BASE}config/`)) return undefined;
      const file = fileOf(build, pathname);
      if (file) return { ...file, headers: { ...headers, ...file.headers } };
      if (path.extname(pathname) !== '') return undefined;
      const own = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': cacheControl(pathname) };
      return { body: page, headers: { ...headers, ...own } };
    },
  };
};
