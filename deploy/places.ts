import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Settings } from '@application/ports/Settings';
import { decodeSettings } from '@infrastructure/config/decodeSettings';
import type { HeaderPlaces } from './headers';

const Inlined = t.type({ scripts: t.array(t.string), styles: t.array(t.string) });
/** Hashes of what the HTML carries inlined, as the build writes them into dist/csp.json. */
export type Inlined = t.TypeOf<typeof Inlined>;

const Repositories = t.type({ repositories: t.readonlyArray(t.string) });

/** What the header set needs to know of a configuration. `repositories`: folders of modules beside the application's own. */
export type Deployed = Pick<Settings, 'api' | 'identityProvider' | 'liveness' | 'signature' | 'scripts'> & t.TypeOf<typeof Repositories>;

/** Any origin will do: only addresses that are whole already are read. */
const SOMEWHERE = 'https://front.example';

/** A configuration file as the application itself decodes it; throws with the names of the keys that are wrong. CFG-02 */
export const deployedOf = (json: unknown): Deployed => {
  const settings = decodeSettings(json, SOMEWHERE);
  if (E.isLeft(settings)) throw new Error(`Configuration: ${settings.left.join(', ')}`);
  const { api, identityProvider, liveness, signature, scripts } = settings.right;
  return { api, identityProvider, liveness, signature, scripts, repositories: Repositories.is(json) ? json.repositories : [] };
};

/** The hashes of a build; throws where the file is not the build's. */
export const inlinedOf = (json: unknown): Inlined => {
  if (!Inlined.is(json)) throw new Error('dist/csp.json is not the build’s: run npm run build');
  return json;
};

/** The origin of an address; undefined where it is a path of the page's own origin. */
const originOf = (address: string | undefined): string | undefined =>
  address === undefined || !URL.canParse(address) ? undefined : new URL(address).origin;

const origins = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(addresses.map(originOf).filter(origin => origin !== undefined)),
];

/** Whom a configuration lets the page speak to, in the words of the header set; nothing else may be reached. X01, X11 */
export const placesOf = (
  { api, identityProvider, liveness, signature, scripts, repositories }: Deployed,
  inlined: Inlined,
): HeaderPlaces => ({
  ...inlined,
  connect: origins([
    api.baseUrl,
    identityProvider.authorizeUrl,
    identityProvider.tokenUrl,
    identityProvider.revokeUrl,
    scripts.errorReports,
  ]),
  liveness: originOf(liveness.origin),
  signature: originOf(signature.origin),
  modules: origins([scripts.tagManager, ...repositories]),
  reports: `${api.baseUrl}/public/csp-reports`,
  https: true,
});
