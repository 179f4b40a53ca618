import { CONSENT_MONTHS } from '@domain/session/consent';
import { PRODUCTION, type Variant } from '@domain/brand/variant';
import { configurationOf } from './configuration';
import { cacheControl, securityHeaders, type HeaderPlaces } from './headers';
import { nginxConfiguration } from './nginx';
import { deployedOf, placesOf, securityOf } from './places';

type Named = Readonly<Record<string, string>>;

const under = (part: string, values: readonly (readonly [name: string, value: string])[]): Named =>
  Object.fromEntries(values.map(([name, value]) => [`${part}.${name}`, value]));

/** `name value`, as policies and servers write it. */
const pair = (text: string): readonly [string, string] => {
  const [name = '', ...value] = text.trim().split(' ');
  return [name, value.join(' ') || 'set'];
};

/** The server's own directives that decide something for a client; the others name files and addresses. */
const DECIDING = /^ {4,8}(?:server_tokens|absolute_redirect|client_max_body_size|log_format|access_log|ssl_protocols) .*(?=;$)/gm;

const placesIn = (variant: Variant): HeaderPlaces =>
  placesOf(deployedOf(configurationOf(variant, PRODUCTION)), { scripts: [], styles: [] });

/** The whole web server of production, with TLS of its own; folders are left empty. X01, X12, X15 */
export const serverOf = (variant: Variant, places: HeaderPlaces = placesIn(variant)): string =>
  nginxConfiguration({
    variant,
    environment: PRODUCTION,
    dist: '',
    config: '',
    listen: '443',
    redirectListen: '80',
    serverName: 'localhost',
    tls: { certificate: '', key: '' },
    places,
    security: securityOf(configurationOf(variant, PRODUCTION)),
  });

/** What production serves beside its configuration: each header, the policy by directive, what the server decides. X01, X07, OBS-02 */
export const servedOf = (variant: Variant): Named => {
  const places = placesIn(variant);
  const { 'Content-Security-Policy': policy = '', ...headers } = securityHeaders(places);
  return {
    ...under('headers', Object.entries(headers)),
    ...under('kept', [
      ['documents', cacheControl('/ouvrirmoncompte/main')],
      ['hashed', cacheControl('/ouvrirmoncompte/chunks/offer.0123456789.js')],
    ]),
    ...under('policy', policy.split('; ').map(pair)),
    ...under('server', (serverOf(variant, places).match(DECIDING) ?? []).map(pair)),
    'cookies.consentMonths': String(CONSENT_MONTHS),
  };
};
