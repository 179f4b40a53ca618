/** The inputs of the header set, which vary between sites; the rest is fixed. Origins, without a path. */
export interface HeaderPlaces {
  /** CSP hashes of the inline loader and styles, from the build's dist/csp.json. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins of calls besides the page's own: API, identity provider. */
  readonly connect: readonly string[];
  /** The origin of error reports: scripts send to it, no form does. */
  readonly errorReports?: string | undefined;
  /** The video check's origin. */
  readonly liveness: string | undefined;
  /** The signature's origin. */
  readonly signature: string | undefined;
  /** Origins of scripts besides the page's own: tag manager, alternative module repositories. None by default. */
  readonly modules?: readonly string[];
  /** The address for the browser's policy reports; by default in the API of the page's own origin. */
  readonly reports?: string;
  /** True: the page may ask a wallet through the browser. XTR-38 */
  readonly wallet?: boolean;
  /** False for plain http on a developer's machine: without HSTS and upgraded requests. */
  readonly https: boolean;
  /** Those of the release before, which the same policy allows: documents and policies are not replaced at the same instant. */
  readonly before?: HeaderPlaces | undefined;
}

const OWN_REPORTS = '/api/public/csp-reports';

const quoted = (hashes: readonly string[]): readonly string[] => hashes.map(hash => `'${hash}'`);
const known = (origins: readonly (string | undefined)[]): readonly string[] => origins.filter(origin => origin !== undefined);

/** The script of the only worker that runs WebAssembly. XTR-19 */
export const RUNS_WASM = /\/chunks\/(?:[a-z]+\/)?symbols\.[\w-]{10,}\.js$/;

/** A worker has the policy of its script's own answer: WebAssembly is allowed there, and on no page. */
const WASM = "'wasm-unsafe-eval'";

type Directives = Readonly<Record<string, readonly string[]>>;

const directivesOf = (places: HeaderPlaces, path: string): Directives => {
  const frames = known([places.liveness, places.signature]);
  const modules = places.modules ?? [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(places.scripts), ...modules, ...(RUNS_WASM.test(path) ? [WASM] : [])],
    'style-src': ["'self'", ...quoted(places.styles), ...modules],
    'worker-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...modules],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...places.connect, ...known([places.errorReports]), ...modules],
    'media-src': ["'self'", 'blob:'],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'form-action': ["'self'", ...places.connect],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['eer-module-loader', 'eer-chunks'],
    ...(places.https ? { 'upgrade-insecure-requests': [] } : {}),
    'report-to': ['csp'],
    // the older directive, for browsers without `report-to`; the others ignore it
    'report-uri': [places.reports ?? OWN_REPORTS],
  };
};

const NONE = "'none'";

/** What either allows, each value once; a report goes to one address. */
const union = (name: string, one: readonly string[], other: readonly string[] = []): readonly string[] => {
  const values = [...new Set(name === 'report-uri' ? one : [...one, ...other])];
  return values.length > 1 ? values.filter(value => value !== NONE) : values;
};

const policy = (places: HeaderPlaces, path: string): string => {
  const before = places.before === undefined ? {} : directivesOf(places.before, path);
  return Object.entries(directivesOf(places, path))
    .map(([name, values]) => [name, ...union(name, values, before[name])].join(' '))
    .join('; ');
};

/** The headers of every answer, errors and assets included. `path`: the requested path, without a query. X01 to X06, X15, X19 */
export const securityHeaders = (places: HeaderPlaces, path = ''): Readonly<Record<string, string>> => {
  const films = new Set(known([places.liveness, places.before?.liveness]));
  const camera = ['self', ...[...films].map(origin => `"${origin}"`)].join(' ');
  return {
    'Content-Security-Policy': policy(places, path),
    'Reporting-Endpoints': `csp="${places.reports ?? OWN_REPORTS}"`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': `camera=(${camera}), microphone=(${camera}), geolocation=(self), fullscreen=(self), payment=(), usb=(), browsing-topics=()${places.wallet || places.before?.wallet ? ', digital-credentials-get=(self)' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    ...(places.https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' } : {}),
  };
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const NO_STORE = 'no-store';

/** A path with a hash. */
export const HASHED = /\.[\w-]{10,}\.(?:js|css|svg|wasm|woff2)$/;

/** Files with a hash never change; browsers request all others again. */
export const cacheControl = (path: string): string => (HASHED.test(path) ? IMMUTABLE : NO_STORE);
