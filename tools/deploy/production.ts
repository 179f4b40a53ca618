import fs from 'node:fs';
import path from 'node:path';
import * as t from 'io-ts';
import { brands, PRODUCTION, variantFacts, type Brand, type Variant } from '@domain/brand/variant';
import { isRecord } from '@domain/kernel/shape';

const Facts = t.record(t.string, t.string);

/** What a brand's production must be, beside its settings; a brand without this file is held to nothing. */
const factsOf = (brand: Brand): Readonly<Record<string, string>> => {
  const place = path.resolve(`brands/${brand}/production.json`);
  const facts: unknown = fs.existsSync(place) ? JSON.parse(fs.readFileSync(place, 'utf8')) : {};
  return Facts.is(facts) ? facts : {};
};

/** The brands whose production is held to this table. */
export const heldBrands = (): readonly Brand[] => brands.filter(brand => Object.keys(factsOf(brand)).length > 0);

/** What production must be, key by key: written here a second time, so that no change of config/ or of tools/deploy/ goes unseen. CFG-01, X01 */
const production: Readonly<Record<string, string>> = {
  'api.baseUrl': 'https://api.{host}',
  'api.clientId': '{mode}-web',
  'api.timeoutMs': '15000',
  'api.silenceMs': '30000',
  'api.uploadAnswerMs': '180000',
  'identityProvider.authorizeUrl': 'https://identite.{host}/authorize',
  'identityProvider.tokenUrl': 'https://identite.{host}/token',
  'identityProvider.revokeUrl': 'https://identite.{host}/revoke',
  'identityProvider.clientId': '{variant}',
  'identityProvider.redirectUrl': '/ouvrirmoncompte/main',
  'access.basePath': '/acces',
  'access.omc.clientId': 'omc-{brand}',
  'access.omc.redirectUrl': '/ouvrirmoncompte/main',
  'access.mdc.clientId': 'mdc-{brand}',
  'access.mdc.redirectUrl': '/ouvrirmoncompte/main',
  'destinations.identity-provider': 'https://identite.{host}/authorize',
  'destinations.customer-area': 'https://www.{host}/customer-area',
  'destinations.appointment': 'https://www.{host}/appointment',
  'destinations.personal-data': 'https://www.{host}/personal-data',
  'destinations.cookie-policy': 'https://www.{host}/cookie-policy',
  'destinations.legal-notices': 'https://www.{host}/legal-notices',
  'destinations.consumer-information': 'https://www.{host}/consumer-information',
  'destinations.pricing': 'https://www.{host}/pricing',
  'destinations.general-terms': 'https://www.{host}/general-terms',
  'destinations.insurance-notice': 'https://www.{host}/insurance-notice',
  'destinations.workstation': 'https://www.{host}/workstation',
  'liveness.origin': 'https://video.{host}',
  'liveness.consent.required': 'false',
  'liveness.consent.provider': 'Visiolis',
  'liveness.consent.keptFor': '30',
  'signature.origin': 'https://signature.{host}',
  'signature.level': 'advanced',
  'contractDocuments.incomplete': 'report',
  marketing: 'together',
  startBeforeDelay: 'asked',
  'overdraft.withoutFigures': 'ask',
  'wallet.offered': 'false',
  'wallet.acrossDevices': 'adviser',
  'wallet.credentialTypes': '["urn:eudi:pid:1","urn:eudi:pid:fr:1"]',
  'wallet.links': '["haip-vp://","openid4vp://"]',
  'offers.youthValidUntil': '2025-12-31',
  'offers.welcomeValidUntil': '{welcomeLast}',
  'security.contact': 'mailto:securite@{host}',
  'security.expires': '2027-06-30T00:00:00Z',
  withdrawalAddress: 'retractation@{host}',
  'withdrawal.function': 'here',
  'withdrawal.days': '14',
  'withdrawal.from': 'received',
  'withdrawal.rollsOver': 'true',
  'refusal.letter': 'onRequest',
  'mobility.offered': 'true',
  'review.silenceDays': '15',
  'law.complaints.address': '{complaints}',
  'law.complaints.email': 'reclamations@{host}',
  'law.complaints.acknowledgedInDays': '10',
  'law.complaints.answeredInDays': '60',
  'law.complaints.paymentsInDays': '15',
  'law.complaints.paymentsAtMost': '35',
  'law.mediator.name': '{mediator}',
  'law.mediator.address': '{mediatorAddress}',
  'law.mediator.site': 'https://mediation.{host}',
  local: 'false',
  localAuthentication: 'false',
  prospectResumeAllowed: 'false',
  'papersFirst.omc': 'true',
  'papersFirst.mdc': 'false',
  photoJudgement: 'true',
  ownCamera: 'false',
  languageOfBrowser: 'false',
  twoDDocReading: 'true',
  'declarations.usPerson': 'onIndicia',
  otherHolder: 'reduced',
  'inactivity.afterMs': '600000',
  'inactivity.popupMs': '30000',
  'inactivity.tracked': 'true',
  'observation.traceCalls': 'false',
  'observation.webVitals': 'false',
  repositories: '[]',
  'scripts.tagManager': 'https://balises.{host}/gestionnaire.js',
  'scripts.errorReports': 'https://0123456789abcdef0123456789abcdef@rapports.{host}/1',
  jointAccount: '{jointAccount}',
  contactPhone: '{phone}',
  'headers.Reporting-Endpoints': 'csp="https://api.{host}/public/csp-reports"',
  'headers.Cross-Origin-Opener-Policy': 'same-origin',
  'headers.Cross-Origin-Resource-Policy': 'same-origin',
  'headers.Referrer-Policy': 'no-referrer',
  'headers.Permissions-Policy':
    'camera=(self "https://video.{host}"), microphone=(self "https://video.{host}"), geolocation=(self), fullscreen=(self), payment=(), usb=(), browsing-topics=()',
  'headers.X-Content-Type-Options': 'nosniff',
  'headers.Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'kept.documents': 'no-store',
  'kept.hashed': 'public, max-age=31536000, immutable',
  'policy.default-src': "'none'",
  'policy.script-src': "'self' https://balises.{host}",
  'policy.style-src': "'self' https://balises.{host}",
  'policy.worker-src': "'self'",
  'policy.img-src': "'self' data: blob: https://balises.{host}",
  'policy.font-src': "'self'",
  'policy.connect-src': "'self' https://api.{host} https://identite.{host} https://rapports.{host} https://balises.{host}",
  'policy.media-src': "'self' blob:",
  'policy.frame-src': 'https://video.{host} https://signature.{host}',
  'policy.form-action': "'self' https://api.{host} https://identite.{host}",
  'policy.base-uri': "'none'",
  'policy.object-src': "'none'",
  'policy.frame-ancestors': "'none'",
  'policy.manifest-src': "'self'",
  'policy.require-trusted-types-for': "'script'",
  'policy.trusted-types': 'eer-module-loader eer-chunks',
  'policy.upgrade-insecure-requests': 'set',
  'policy.report-to': 'csp',
  'policy.report-uri': 'https://api.{host}/public/csp-reports',
  'server.server_tokens': 'off',
  'server.absolute_redirect': 'off',
  'server.client_max_body_size': '1k',
  'server.log_format': "paths '$time_iso8601 $request_method $asked $status $body_bytes_sent $request_time'",
  'server.access_log': 'access.log paths',
  'server.ssl_protocols': 'TLSv1.2 TLSv1.3',
  'cookies.consentMonths': '6',
};

/** Each key of production with what it must be for a variant. */
export const productionOf = (variant: Variant): Readonly<Record<string, string>> => {
  const { brand, mode } = variantFacts[variant];
  const names: Readonly<Record<string, string>> = { ...factsOf(brand), brand, mode, variant };
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (place, name: string) => names[name] ?? place);
  return Object.fromEntries(Object.entries(production).map(([key, text]) => [key, filled(text)]));
};

export const mustBe = (key: string): string => production[key] ?? '';

/** The addresses that a bank chooses itself; no default would be right. */
const CHOSEN = ['tagManager', 'errorReports'] as const;

const isHttps = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:';

/**
 * Refuses a production that forgot the tag manager or the error reports: each is an https address, or null where the bank chose none.
 * XTR-64, OBS-01, OBS-02
 */
export const refuseForgotten = (file: Readonly<Record<string, unknown>>): void => {
  const scripts = isRecord(file['scripts']) ? file['scripts'] : {};
  for (const name of CHOSEN)
    if (scripts[name] !== null && !isHttps(scripts[name]))
      throw new Error(`Production needs scripts.${name} in brands/: an https address, or null where the bank chose none`);
};

/** Each text of a value, by its path. */
const textsIn = (value: unknown, path: string): readonly (readonly [path: string, text: string])[] => {
  if (isRecord(value)) return Object.entries(value).flatMap(([key, inside]) => textsIn(inside, `${path}.${key}`));
  return typeof value === 'string' ? [[path, value]] : [];
};

/** The fact of the law that the bank of a production left out, as a sentence; undefined: none. D-124 */
export const unsaidIn = (file: unknown, place: string): string | undefined => {
  if (!isRecord(file) || file['environment'] !== PRODUCTION) return undefined;
  const [unsaid] = textsIn(file['law'], 'law').filter(([, text]) => text.trim() === '');
  return unsaid && `Production needs ${unsaid[0]} in ${place}: people read it on the page of complaints.`;
};
