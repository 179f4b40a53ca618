import { spawnSync } from 'node:child_process';
import { environments, variants, type Environment, type Variant } from '@domain/brand/variant';
import { configurationOf } from '../../tools/deploy/configuration';
import { cacheControl, IMMUTABLE, NO_STORE, securityHeaders, type HeaderPlaces } from '../../tools/deploy/headers';
import { ANY_NAME, nginxConfiguration } from '../../tools/deploy/nginx';
import { deployedOf, inlinedFor, inlinedOf, placesOf, securityOf } from '../../tools/deploy/places';
import { headerFlaws } from '../support/headers';
import { words } from '../support/pairs';

const inlined = { scripts: ['sha256-AAAA'], styles: ['sha256-BBBB'] };
const placesIn = (variant: Variant, environment: Environment): HeaderPlaces =>
  placesOf(deployedOf(configurationOf(variant, environment)), inlined);

/** As it is deployed behind another server, without a certificate of its own. */
const site = {
  variant: 'omc-01',
  environment: 'prod',
  dist: '/d',
  config: '/c',
  listen: '8080',
  serverName: '_',
  tls: undefined,
  places: placesIn('omc-01', 'prod'),
  security: securityOf(configurationOf('omc-01', 'prod')),
} as const;

const served = (places: HeaderPlaces, path = '/ouvrirmoncompte/main') => ({
  path,
  status: 200,
  headers: new Headers({ ...securityHeaders(places), 'Cache-Control': cacheControl(path) }),
});

const directive = (places: HeaderPlaces, name: string): string | undefined => {
  const policy = securityHeaders(places)['Content-Security-Policy'] ?? '';
  return policy.split('; ').find(held => held.startsWith(`${name} `));
};

describe('X01, X02, X04, X05, X06: the header set', () => {
  test.each(variants.flatMap(variant => environments.map(environment => [variant, environment] as const)))(
    '%s in %s is served with no flaw',
    (variant, environment) => {
      const places = placesIn(variant, environment);
      expect(headerFlaws(served(places))).toEqual([]);
    },
  );

  test('D-22: only the configuration allows a tag manager and alternative repositories', () => {
    const file = {
      ...configurationOf('omc-01', 'prod'),
      scripts: { tagManager: 'https://tags.example/t.js', errorReports: 'https://key@reports.example/1' },
      repositories: ['https://modules.example/m/', '/autre/'],
    };
    const places = placesOf(deployedOf(file), inlined);
    expect(directive(places, 'script-src')).toBe("script-src 'self' 'sha256-AAAA' https://tags.example https://modules.example");
    expect(directive(places, 'connect-src')).toContain('https://reports.example');
    expect(directive(places, 'form-action')).not.toContain('https://reports.example');
  });

  test('https alone brings HSTS and upgraded requests', () => {
    const [secure, plain] = [true, false].map(https => securityHeaders({ ...placesIn('omc-01', 'dev'), https }));
    expect(secure?.['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains; preload');
    expect(secure?.['Content-Security-Policy']).toContain('upgrade-insecure-requests; ');
    expect(plain?.['Strict-Transport-Security']).toBeUndefined();
    expect(plain?.['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
  });

  test('XTR-38: a wallet is asked through the browser where the configuration offers it, and nowhere else', () => {
    const asks = (environment: Environment) =>
      securityHeaders(placesIn('omc-01', environment))['Permissions-Policy']?.includes('digital-credentials-get=(self)');
    expect([asks('dev'), asks('prod')]).toEqual([true, false]);
  });

  test('where there is no video check and no signature, nothing is framed', () => {
    const nobody: HeaderPlaces = { ...inlined, connect: [], liveness: undefined, signature: undefined, https: true };
    expect(directive(nobody, 'frame-src')).toBe("frame-src 'none'");
    expect(securityHeaders(nobody)['Permissions-Policy']).toContain('camera=(self), ');
  });
});

test('X12: a path with a part that begins with a dot has a location of its own, which the test of a real nginx asks for', () => {
  expect(nginxConfiguration(site)).toMatch(/^ {8}location ~ \/\\\. \{$/m);
});

describe('X01: one policy for two builds', () => {
  const buildOf = (letter: string) => ({
    scripts: [`sha256-${letter.repeat(43)}=`],
    styles: [`sha256-common${'_'.repeat(38)}`, ...['1', '3'].map(brand => `sha256-${brand}${letter.repeat(42)}=`)],
    brands: { '01': `sha256-1${letter.repeat(42)}=`, '03': `sha256-3${letter.repeat(42)}=` },
  });
  const [one, other] = ['A', 'B'].map(letter => inlinedFor('omc-01', buildOf(letter)));
  const file = deployedOf(configurationOf('omc-01', 'prod'));
  const placesWith = (own = one, earlier = file) => ({ ...placesOf(file, own ?? inlined), before: placesOf(earlier, other ?? inlined) });

  test('allows the loader and the styles of both, equal hashes once, and no style of another brand', () => {
    const both = placesWith();
    expect(directive(both, 'script-src')).toContain(`'sha256-${'A'.repeat(43)}='`);
    expect(directive(both, 'script-src')).toContain(`'sha256-${'B'.repeat(43)}='`);
    expect(directive(both, 'style-src')?.match(/sha256-common/g)).toHaveLength(1);
    expect(directive(both, 'style-src')).not.toContain('sha256-3');
  });

  test('is at most 270 characters longer, where every hash differs too', () => {
    const length = (places: HeaderPlaces) => (securityHeaders(places)['Content-Security-Policy'] ?? '').length;
    const hashes = (letter: string) => ({ scripts: [letter], styles: ['x', 'y', 'z'].map(style => style + letter) });
    const long = ({ scripts, styles }: ReturnType<typeof hashes>) => {
      const hash = (text: string) => `sha256-${text.padEnd(43, '0')}=`;
      return placesOf(file, { scripts: scripts.map(hash), styles: styles.map(hash) });
    };
    expect(length({ ...long(hashes('A')), before: long(hashes('B')) }) - length(long(hashes('A')))).toBeLessThanOrEqual(270);
  });

  test('allows the addresses of both configurations, and reports to one', () => {
    const moved = deployedOf({ ...configurationOf('omc-01', 'prod'), liveness: { origin: 'https://film.example' } });
    const both = { ...placesWith(one, moved), liveness: undefined, signature: undefined };
    expect(directive(both, 'frame-src')).toContain('https://film.example');
    expect(directive(both, 'frame-src')).not.toContain("'none'");
    expect(securityHeaders(both)['Permissions-Policy']).toContain('camera=(self "https://film.example")');
    expect(directive(both, 'report-uri')?.split(' ')).toHaveLength(2);
  });
});

describe('X15: what is kept', () => {
  const forEver = words(`
    /ouvrirmoncompte/chunks/offer.36e9182ea1.js /ouvrirmoncompte/assets/body.fbe029baee.woff2
    /ouvrirmoncompte/assets/reader.fbe029baee.wasm
  `);
  const never = words(`
    /ouvrirmoncompte/chunks/offer.36e9182e.js /ouvrirmoncompte/modules/main.js /ouvrirmoncompte/modules/reference.json
    /ouvrirmoncompte/main /api/v1/states
  `);

  test.each([...forEver, ...never])('%s', path => expect(cacheControl(path)).toBe(forEver.includes(path) ? IMMUTABLE : NO_STORE));
});

describe('what looks for flaws finds them', () => {
  test.each([
    ['content-security-policy', "default-src 'none'; script-src 'self' 'unsafe-inline'"],
    ['permissions-policy', 'camera=*'],
    ['cache-control', 'public'],
    ['referrer-policy', 'unsafe-url'],
    ['server', 'nginx/1.22.1'],
    ['reporting-endpoints', ''],
  ])('%s: %s', (name, value) => {
    const answer = served(placesIn('omc-01', 'prod'));
    answer.headers.set(name, value);
    expect(headerFlaws(answer)).not.toEqual([]);
  });

  test('a document that is kept', () => {
    const answer = served(placesIn('omc-01', 'prod'));
    expect(headerFlaws({ ...answer, path: '/ouvrirmoncompte/a.0123456789.js' })).toHaveLength(1);
  });
});

describe('what cannot be deployed is named', () => {
  test('a configuration with a key missing', () => {
    expect(() => deployedOf({ ...configurationOf('omc-01', 'prod'), contactPhone: 1 })).toThrow('Configuration: contactPhone');
  });

  test.each([
    ['no contact', {}],
    ['a contact that is no address', { contact: 'securite', expires: '2027-06-30T00:00:00Z' }],
    ['no date', { contact: 'mailto:a@valdrune.example', expires: 'soon' }],
  ])('%s for security', (_what, security) => {
    expect(() => securityOf({ ...configurationOf('omc-01', 'prod'), security })).toThrow('security needs contact');
  });

  test('hashes that are not a build’s', () => {
    expect(() => inlinedOf({})).toThrow('npm run build');
    expect(inlinedOf(inlined)).toEqual(inlined);
  });

  test('X20: with a certificate the site has a name, and plain http leads to no host that the caller names', () => {
    const tls = { certificate: '/etc/c.pem', key: '/etc/k.pem' };
    expect(() => nginxConfiguration({ ...site, serverName: ANY_NAME, tls, redirectListen: '80' })).toThrow('server name');
    const refused = spawnSync(process.execPath, [
      'node_modules/tsx/dist/cli.mjs',
      'tools/build/deploy-nginx.ts',
      '--certificate',
      tls.certificate,
      '--key',
      tls.key,
    ]);
    expect([refused.status, String(refused.stderr)]).toEqual([2, expect.stringContaining('--server-name')]);
  });

  test('with a certificate, nginx itself ends TLS, and leads plain http to https', () => {
    const secure = { ...site, listen: '443', serverName: 'compte.valdrune.example', tls: { certificate: '/etc/c.pem', key: '/etc/k.pem' } };
    expect(nginxConfiguration(secure)).toContain('listen 443 ssl http2;\n        ssl_certificate "/etc/c.pem";');
    const both = nginxConfiguration({ ...secure, redirectListen: '80' });
    const [first = '', second = ''] = both.split(/^ {4}server \{$/m).slice(1);
    expect(first).toContain('listen 80;');
    expect(first).toContain('location / { return 308 https://compte.valdrune.example$asked; }');
    expect(first).toContain('add_header Strict-Transport-Security');
    expect(second).toContain('listen 443 ssl');
    expect(second).not.toContain('return 308');
    expect(nginxConfiguration({ ...secure, tls: undefined, redirectListen: '80' })).not.toContain('listen 80');
    expect(nginxConfiguration({ ...secure, tls: undefined })).toContain('listen 443;\n        server_name compte.valdrune.example;');
  });
});
