import { PRODUCTION, type Environment, type Variant } from '@domain/brand/variant';
import { HASHED, IMMUTABLE, NO_STORE, RUNS_WASM, securityHeaders, type HeaderPlaces } from './headers';

/** Base path of the application and of its assets. */
export const BASE = '/ouvrirmoncompte';

/** Base path of the minimal application, as in the configuration. D-25 */
const ACCESS = '/acces';

/** The chunk that production never serves: the resume page exists only outside production. RTE-03, X12 */
export const NOT_IN_PRODUCTION = 'resume';

/** Who is told of a security problem, and until when that is right. RFC 9116 */
export interface SecurityContact {
  /** A mailto: or https: address. */
  readonly contact: string;
  /** An instant, such as 2027-06-30T00:00:00Z. */
  readonly expires: string;
}

interface Served {
  readonly variant: Variant;
  readonly environment: Environment;
  readonly security: SecurityContact;
}

/** One rule of the web server. The first exact path wins, then the first pattern. */
export interface Rule {
  /** The address and the answer, for docs/deployment.md. */
  readonly address: string;
  readonly answer: string;
  readonly path?: string;
  readonly pattern?: string;
  readonly ignoreCase?: true;
  /** The status where everything is right. A file that is missing answers 404. */
  readonly status: 200 | 302 | 404;
  /** Redirects keep the query. */
  readonly to?: string;
  readonly type?: string;
  /** The file in dist/, with `{language}` where the address asks for another language; neither this nor `text`: the path itself. */
  readonly file?: string;
  /** The file in the folder of configurations. */
  readonly configuration?: string;
  readonly text?: string;
  /** Answers 503 where one of these files is missing, and never enters the log. */
  readonly needs?: readonly string[];
  /** `hashed`: a path with a hash is kept for a year, any other never. */
  readonly cache: 'never' | 'hashed';
}

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** Types of the build's files; each file may have a compressed sibling of the same type. */
const types = [
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['json', JSON_TYPE],
  ['wasm', 'application/wasm'],
  ['woff2', 'font/woff2'],
] as const;

/** Search engines read production only. */
export const robotsText = (environment: Environment): string => `User-agent: *\n${environment === PRODUCTION ? 'Allow' : 'Disallow'}: /\n`;

export const securityText = ({ contact, expires }: SecurityContact): string =>
  `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: fr, en\n`;

/** The file that answers at /healthz: it names the build. */
export const BUILD_FILE = `${BASE}/build.json`;

/** The page of licences, which the footer links to. */
const LICENCES = `${BASE}/licences.txt`;

const never = { cache: 'never' } as const;
const missing = { status: 404, cache: 'never' } as const;
const toMain = { status: 302, to: `${BASE}/main`, cache: 'never' } as const;

/** What the web server of a variant answers at each address. X01, X12, X15 */
export const rulesOf = ({ variant, environment, security }: Served): readonly Rule[] => {
  const settings = `${variant}.${environment}.json`;
  const document = `/html/${variant}.${environment}{language}.html`;
  const minimal = `/html/minimal-${variant}.${environment}{language}.html`;
  return [
    {
      address: '`/healthz`',
      answer: 'the id of the build; 503 where a file of the release is missing',
      path: '/healthz',
      status: 200,
      type: JSON_TYPE,
      file: BUILD_FILE,
      needs: [BUILD_FILE, document.replace('{language}', ''), minimal.replace('{language}', ''), `${BASE}/modules/reference.json`],
      ...never,
    },
    {
      address: '`/.well-known/security.txt`',
      answer: 'whom to tell of a security problem (RFC 9116)',
      path: '/.well-known/security.txt',
      status: 200,
      type: TEXT,
      text: securityText(security),
      ...never,
    },
    {
      address: '`/robots.txt`',
      answer: 'open in production, closed elsewhere',
      path: '/robots.txt',
      status: 200,
      type: TEXT,
      text: robotsText(environment),
      ...never,
    },
    {
      address: `\`${LICENCES}\``,
      answer: 'the licences of what clients receive',
      path: LICENCES,
      status: 200,
      type: TEXT,
      file: LICENCES,
      ...never,
    },
    { address: '`/`', answer: `302 to \`${BASE}/main\``, path: '/', ...toMain },
    {
      address: `\`${BASE}/config/<variant>.<environment>.json\``,
      answer: 'the file of that variant and environment only',
      path: `${BASE}/config/${settings}`,
      status: 200,
      type: JSON_TYPE,
      configuration: settings,
      ...never,
    },
    { address: 'a path with a part that begins with a dot', answer: '404', pattern: '/\\.', ...missing }, // at any depth, with any ending
    { address: `\`${BASE}\``, answer: `302 to \`${BASE}/main\``, pattern: `^${BASE}/?$`, ignoreCase: true, ...toMain },
    { address: `\`${BASE}/config/…\``, answer: '404: any other configuration', pattern: `^${BASE}/config/`, ...missing },
    ...(environment === PRODUCTION
      ? [
          {
            address: '`chunks/resume…` in production',
            answer: '404 (RTE-03)',
            pattern: `^${BASE}/chunks/(?:[a-z]+/)?${NOT_IN_PRODUCTION}[.-]`,
            ...missing,
          },
        ]
      : []),
    ...types.map(([extension, type]): Rule => ({
      address: `a file of the build (${types.map(([each]) => each).join(', ')})`,
      answer: 'the file',
      pattern: `^${BASE}/.+\\.${extension}$`,
      status: 200,
      type,
      cache: 'hashed',
    })),
    {
      address: `\`${BASE}/…\` without an extension`,
      answer: 'the variant’s document',
      pattern: `^${BASE}/(?:.*/)?(?:[^./]*|index\\.html?)$`, // the page brings it to its usual form (D-112)
      ignoreCase: true,
      status: 200,
      type: HTML,
      file: document,
      ...never,
    },
    {
      address: `\`${ACCESS}\``,
      answer: `302 to \`${ACCESS}/\``,
      pattern: `^${ACCESS}$`,
      ignoreCase: true,
      status: 302,
      to: `${ACCESS}/`,
      ...never,
    },
    {
      address: `\`${ACCESS}/…\``,
      answer: `the minimal application’s document; e-mailed links lead to \`${ACCESS}/login\` (D-25)`,
      pattern: `^${ACCESS}/`,
      ignoreCase: true,
      status: 200,
      type: HTML,
      file: minimal,
      ...never,
    },
    { address: 'anything else', answer: '404, never a document', pattern: '^/', ...missing },
  ];
};

/** The rule that answers a path, which has no query. */
export const ruleAt = (rules: readonly Rule[], path: string): Rule | undefined =>
  rules.find(rule => rule.path === path) ??
  rules.find(({ pattern, ignoreCase }) => pattern !== undefined && new RegExp(pattern, ignoreCase ? 'i' : '').test(path));

/** All that a server or a CDN must do for a site, as data. `headers` are on every answer, errors and redirects included. */
export const serverRules = (served: Served, places: HeaderPlaces): Readonly<Record<string, unknown>> => ({
  variant: served.variant,
  environment: served.environment,
  headers: securityHeaders(places),
  headersAt: [{ pattern: RUNS_WASM.source, headers: securityHeaders(places, `${BASE}/chunks/symbols.0123456789.js`) }],
  cache: { never: NO_STORE, hashed: { pattern: HASHED.source, found: IMMUTABLE, otherwise: NO_STORE } },
  rules: rulesOf(served).map(({ address: _address, answer: _answer, ...rule }) => rule),
});

const browserCache = { never: 'never', hashed: 'a year where the path has a hash, else never' } as const;

/** The table of addresses in docs/deployment.md. */
export const rulesTable = (rules: readonly Rule[]): string =>
  [
    '| address | answer | browser cache |',
    '| --- | --- | --- |',
    ...new Set(
      rules.map(({ address, answer, status, cache }) => `| ${address} | ${answer} | ${status === 200 ? browserCache[cache] : 'no'} |`),
    ),
  ].join('\n');
