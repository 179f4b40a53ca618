import { cacheControl, NO_STORE, RUNS_WASM } from '../../tools/deploy/headers';

/** Headers of a response; `path` has no query. */
export interface Answered {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
}

/** Required directives of the content security policy. */
const directives = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "worker-src 'self'",
  "font-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types eer-module-loader eer-chunks',
  'report-to csp',
];

const exact: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The camera for the page and at most one other origin, geolocation for the page only, everything else for no one. */
const permissions =
  /^camera=\((self(?: "https?:\/\/[^" ]+")?)\), microphone=\(\1\), geolocation=\(self\), fullscreen=\(self\), payment=\(\), usb=\(\), browsing-topics=\(\)(?:, digital-credentials-get=\(self\))?$/;

/** WebAssembly is allowed to one worker, and everything else with unsafe- to nobody. */
const policyFlaws = (whole: string, path: string): readonly string[] => {
  const policy = RUNS_WASM.test(path) ? whole.replace(" 'wasm-unsafe-eval'", '') : whole;
  const held = policy.split('; ');
  const scripts = held.find(directive => directive.startsWith('script-src ')) ?? '';
  return [
    ...directives.filter(directive => !held.includes(directive)).map(directive => `policy without ${directive}`),
    ...(/unsafe-|\*|http:\/\/(?!localhost)/.test(policy) ? ['policy with unsafe-, * or plain http'] : []),
    ...(scripts.startsWith("script-src 'self'") ? [] : ['scripts from elsewhere first']),
    ...(held.some(directive => /^report-uri \S+\/public\/csp-reports$/.test(directive)) ? [] : ['older browsers report nowhere']),
    ...(held.some(directive => directive.startsWith("form-action 'self'")) ? [] : ['forms may go anywhere']),
  ];
};

/** Errors in the headers of a response; empty: none. The sandbox and the production server pass the same checks. */
export const headerFlaws = ({ path, status, headers }: Answered): readonly string[] => {
  const kept = status === 200 ? cacheControl(path) : NO_STORE;
  return [
    ...policyFlaws(headers.get('content-security-policy') ?? '', path),
    ...Object.entries(exact).flatMap(([name, value]) => (headers.get(name) === value ? [] : [`${name}: ${headers.get(name) ?? 'absent'}`])),
    ...(permissions.test(headers.get('permissions-policy') ?? '')
      ? []
      : [`permissions-policy: ${headers.get('permissions-policy') ?? 'absent'}`]),
    ...(/^csp="\S+\/public\/csp-reports"$/.test(headers.get('reporting-endpoints') ?? '') ? [] : ['reports go nowhere']),
    ...(headers.get('cache-control') === kept ? [] : [`cache-control: ${headers.get('cache-control') ?? 'absent'}, not ${kept}`]),
    ...(headers.has('x-powered-by') || /\d/.test(headers.get('server') ?? '') ? ['tells which server it is'] : []),
  ].map(flaw => `${path}: ${flaw}`);
};

/** Requests a path without following redirects; returns its status and the errors in its headers. */
export const servedHeaders = async (
  origin: string,
  path: string,
  encoding = 'identity',
): Promise<{ readonly status: number; readonly flaws: readonly string[]; readonly headers: Headers; readonly body: string }> => {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', headers: { 'Accept-Encoding': encoding } });
  const [pathname = ''] = path.split('?');
  const flaws = headerFlaws({ path: pathname, status: answer.status, headers: answer.headers });
  return { status: answer.status, flaws, headers: answer.headers, body: await answer.text() };
};
