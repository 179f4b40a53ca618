import { ASKED } from '@domain/brand/asked';
import { languagesBeside, REFERENCE } from '@domain/brand/languages';
import type { Environment, Variant } from '@domain/brand/variant';
import { HASHED, IMMUTABLE, NO_STORE, RUNS_WASM, securityHeaders, type HeaderPlaces } from './headers';
import { rulesOf, type Rule, type SecurityContact } from './rules';

/** nginx's name of a server that answers to every host. */
export const ANY_NAME = '_';

/** A site to serve: one variant, one environment. Folders are absolute. */
export interface Site {
  readonly variant: Variant;
  readonly environment: Environment;
  /** The build's dist/ folder. */
  readonly dist: string;
  /** The folder of the files with a hash, of every release on the server; by default in `dist`. */
  readonly hashed?: string;
  /** The folder of the configuration files. */
  readonly config: string;
  /** A value for nginx's listen directive: a port, or an address and a port. */
  readonly listen: string;
  readonly serverName: string;
  /** Files of the certificate and its key, where nginx itself terminates TLS. */
  readonly tls: { readonly certificate: string; readonly key: string } | undefined;
  /** The listen value for plain http, which redirects to https; only with `tls`. */
  readonly redirectListen?: string | undefined;
  readonly places: HeaderPlaces;
  readonly security: SecurityContact;
}

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const POLICY = 'Content-Security-Policy';

/** Any path whose answer runs WebAssembly. */
const SYMBOLS = '/chunks/symbols.0123456789.js';

const policyAt = (places: HeaderPlaces, path: string): string => quoted(securityHeaders(places, path)[POLICY] ?? '');

/** nginx evaluates these after it has found the file: only an existing file with a hash is cached. */
const maps = ({ places, hashed, dist }: Site): string => `
    map $asked $policy {
        ${quoted(`~${RUNS_WASM.source.replaceAll('\\/', '/')}`)} ${policyAt(places, SYMBOLS)};
        default ${policyAt(places, '')};
    }
    map $http_accept_encoding $brotli {
        "~\\bbr\\b" .br;
        default "";
    }
    map $arg_${ASKED} $language {
${languagesBeside(REFERENCE)
  .map(language => `        ${language} .${language};\n`)
  .join('')}        default "";
    }
    map $request_uri $asked {
        "~^(?<path>[^?]*)" $path;
        default "";
    }
    map $status:$uri $packed {
        "~^(?:200|206|304):.*\\.br$" br;
        default "";
    }
    map $status:$uri $kept {
        "~^(?:200|206|304):.*${HASHED.source.replace(/\$$/, '')}(?:\\.br)?$" ${quoted(IMMUTABLE)};
        default ${NO_STORE};
    }${
      hashed === undefined
        ? ''
        : `
    map $asked $files {
        ${quoted(`~${HASHED.source}`)} ${quoted(hashed)};
        default ${quoted(dist)};
    }`
    }`;

/** Set at the server's level: a location with a header of its own would drop all of these. */
const headers = (places: HeaderPlaces): string =>
  [
    ...Object.entries({ ...securityHeaders(places), [POLICY]: '$policy' }),
    ['Cache-Control', '$kept'] as const,
    ['Content-Encoding', '$packed'] as const,
    ['Vary', 'Accept-Encoding'] as const,
  ]
    .map(([name, value]) => `        add_header ${name} ${quoted(value)} always;`)
    .join('\n');

const listening = ({ listen, tls }: Site): string =>
  tls === undefined
    ? `        listen ${listen};`
    : `        listen ${listen} ssl http2;
        ssl_certificate ${quoted(tls.certificate)};
        ssl_certificate_key ${quoted(tls.key)};
        ssl_protocols TLSv1.2 TLSv1.3;`;

/** Why a site cannot be configured: without its own name, plain http would lead to whatever host the caller names. X20 */
export const unnamed = ({ tls, serverName }: Pick<Site, 'tls' | 'serverName'>): boolean => tls !== undefined && serverName === ANY_NAME;

/**
 * Redirects plain http to https, with the requested path and the site's own name: the Host header stays out of addresses (X20), and the
 * query out of a plain-text request (X07).
 */
const redirecting = ({ tls, redirectListen, serverName, places }: Site): string =>
  tls === undefined || redirectListen === undefined
    ? ''
    : `    server {
        listen ${redirectListen};
        server_name ${serverName};
${headers(places)}
        location / { return 308 https://${serverName}$asked; }
    }

`;

const location = (matching: string, ...lines: readonly string[]): string =>
  `        location ${matching} {\n${lines.map(line => `            ${line}\n`).join('')}        }`;

/** The lines that serve a file, with its compressed sibling first. */
const filed = (file: string): string => `try_files ${file}$brotli ${file} =404;`;

const typed = (type: string): readonly string[] => ['types { }', `default_type ${quoted(type)};`];

const NOT_READY = `return 503 '{"error":"not_ready"}';`;

const body = ({ status, to, type = '', text, file, configuration, needs }: Rule, config: string): readonly string[] => {
  if (status === 302) return [`return 302 ${to ?? ''}$is_args$args;`];
  if (status === 404) return ['return 404;'];
  if (text !== undefined) return [...typed(type), `return 200 ${quoted(text)};`];
  if (configuration !== undefined) return [...typed(type), `alias ${quoted(`${config}/${configuration}`)};`];
  if (needs !== undefined)
    return [
      'access_log off;',
      ...typed(type),
      ...needs.map(needed => `if (!-f $document_root${needed}) { ${NOT_READY} }`),
      `try_files ${file ?? ''} =404;`,
    ];
  return [...typed(type), filed(file?.replace('{language}', '$language') ?? '$uri')];
};

const matching = ({ path, pattern = '', ignoreCase }: Rule): string =>
  path === undefined ? `${ignoreCase ? '~*' : '~'} ${pattern}` : `= ${path}`;

const locations = (site: Site): readonly string[] => [
  ...rulesOf(site).map(rule => location(matching(rule), ...body(rule, site.config))),
  location('@missing', 'default_type "application/json; charset=utf-8";', `return 404 '{"error":"not_found"}';`),
];

/**
 * A complete nginx configuration for static files: only Debian's own modules, no secret, no query in a log (X07). Paths are relative to
 * the prefix that starts nginx. X01, X12, X15
 */
export const nginxConfiguration = (site: Site): string => {
  if (unnamed(site)) throw new Error('A site with a certificate has a server name');
  return written(site);
};

const written = (
  site: Site,
): string => `# Made by npm run deploy:nginx from tools/deploy/; ${site.variant}, ${site.environment}. Not to be edited.
worker_processes auto;
pid nginx.pid;
error_log stderr crit;

events { worker_connections 1024; }

http {
    server_tokens off;
    absolute_redirect off;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65s;
    client_max_body_size 1k;
    client_body_temp_path temp-body;
    proxy_temp_path temp-proxy;
    fastcgi_temp_path temp-fastcgi;
    uwsgi_temp_path temp-uwsgi;
    scgi_temp_path temp-scgi;
    log_format paths '$time_iso8601 $request_method $asked $status $body_bytes_sent $request_time';
    access_log access.log paths;
    log_not_found off;
    etag on;
    gzip off;
    gzip_static on;
    gzip_vary off;
${maps(site)}

${redirecting(site)}    server {
${listening(site)}
        server_name ${site.serverName};
        root ${site.hashed === undefined ? quoted(site.dist) : '$files'};
        error_page 404 @missing;

${headers(site.places)}

${locations(site).join('\n')}
    }
}
`;
