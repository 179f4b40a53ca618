import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { variantFacts, type Variant } from '@domain/brand/variant';
import type { Settings } from '@application/Settings';
import { decodeSettings } from '@infrastructure/config/decodeSettings';
import type { HeaderPlaces } from './headers';
import type { SecurityContact } from './rules';

const Inlined = t.intersection([
  t.type({ scripts: t.array(t.string), styles: t.array(t.string) }),
  t.partial({ build: t.string, brands: t.record(t.string, t.string) }),
]);
/** Hashes of the HTML's inline scripts and styles, from the build's dist/csp.json. `brands`: by brand, its own style among them. */
export type Inlined = t.TypeOf<typeof Inlined>;

const Security = t.type({ security: t.type({ contact: t.string, expires: t.string }) });

/** The security contact of a configuration; throws where it is no address or has no date. RFC 9116 */
export const securityOf = (json: unknown): SecurityContact => {
  if (!Security.is(json) || !/^(?:mailto:|https:)/.test(json.security.contact) || Number.isNaN(Date.parse(json.security.expires)))
    throw new Error('Configuration: security needs contact, a mailto: or https: address, and expires, an instant');
  return json.security;
};

const Repositories = t.type({ repositories: t.readonlyArray(t.string) });

/** The part of a configuration that the header set needs. `repositories`: folders of modules besides the application's own. */
export type Deployed = Pick<Settings, 'api' | 'identityProvider' | 'liveness' | 'signature' | 'scripts' | 'wallet'> &
  t.TypeOf<typeof Repositories>;

/** Any origin works, because only complete addresses are used. */
const SOMEWHERE = 'https://front.example';

/** Decodes a configuration file with the application's codec; throws with the names of the wrong keys. CFG-02 */
export const deployedOf = (json: unknown): Deployed => {
  const settings = decodeSettings(json, SOMEWHERE);
  if (E.isLeft(settings)) throw new Error(`Configuration: ${settings.left.join(', ')}`);
  const { api, identityProvider, liveness, signature, scripts, wallet } = settings.right;
  return { api, identityProvider, liveness, signature, scripts, wallet, repositories: Repositories.is(json) ? json.repositories : [] };
};

/** The hashes of a build; throws for any other file, which `name` names. */
export const inlinedOf = (json: unknown, name = 'dist/csp.json'): Inlined => {
  if (!Inlined.is(json)) throw new Error(`${name} is not a build’s: run npm run build`);
  return json;
};

/** Without the styles of other brands. */
export const inlinedFor = (variant: Variant, { scripts, styles, brands = {} }: Inlined): Pick<Inlined, 'scripts' | 'styles'> => {
  const own = brands[variantFacts[variant].brand];
  return { scripts, styles: styles.filter(style => style === own || !Object.values(brands).includes(style)) };
};

/** The origin of an address; undefined for a path on the page's own origin. */
const originOf = (address: string | undefined): string | undefined =>
  address === undefined || !URL.canParse(address) ? undefined : new URL(address).origin;

const origins = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(addresses.map(originOf).filter(origin => origin !== undefined)),
];

/** The origins that a configuration lets the page contact, as inputs of the header set; all others stay blocked. X01, X11 */
export const placesOf = (
  { api, identityProvider, liveness, signature, scripts, wallet, repositories }: Deployed,
  inlined: Pick<Inlined, 'scripts' | 'styles'>,
): HeaderPlaces => ({
  scripts: inlined.scripts,
  styles: inlined.styles,
  connect: origins([api.baseUrl, identityProvider.authorizeUrl, identityProvider.tokenUrl, identityProvider.revokeUrl]),
  errorReports: originOf(scripts.errorReports),
  liveness: originOf(liveness.origin),
  signature: originOf(signature.origin),
  modules: origins([scripts.tagManager, ...repositories]),
  reports: `${api.baseUrl}/public/csp-reports`,
  wallet: wallet.offered,
  https: true,
});
