import { PRODUCTION, environments, variantFacts, variants, type Environment, type Variant } from '@domain/brand/variant';
import { instantOf, parisDay } from '@domain/kernel/calendar';
import { ANY_NAME, nginxConfiguration, unnamed } from './nginx';
import { deployedOf, inlinedFor, placesOf, securityOf, type Inlined } from './places';
import { dutyMissing } from './duties';
import { unsaidIn } from './production';
import { serverRules } from './rules';

/** The options of the commands that configure a server, as parseArgs takes them. */
export const serverOptions = {
  environment: { type: 'string' },
  listen: { type: 'string' },
  'server-name': { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  redirect: { type: 'string' },
} as const;

export const serverHelp = `  --environment NAME   ${environments.join(' | ')} (default ${PRODUCTION})
  --listen WHERE       port, or address:port (default 8080)
  --server-name NAME   (default ${ANY_NAME}: any; required with a certificate)
  --certificate FILE --key FILE   if nginx itself ends TLS
  --redirect WHERE     where nginx then listens for plain http, to redirect to https (default 80)`;

/** What parseArgs makes of `serverOptions`. */
export type Given = { readonly [name in keyof typeof serverOptions]?: string | undefined };

export interface Server {
  readonly environment: Environment;
  readonly listen: string;
  readonly serverName: string;
  readonly tls: { readonly certificate: string; readonly key: string } | undefined;
  readonly redirectListen: string;
}

/** The server that the options describe; a sentence where they describe none. */
export const serverOf = ({ certificate, key, ...given }: Given): Server | string => {
  const environment = environments.find(name => name === (given.environment ?? PRODUCTION));
  if (environment === undefined) return `--environment needs one of ${environments.join(', ')}.`;
  const tls = certificate !== undefined && key !== undefined ? { certificate, key } : undefined;
  const serverName = given['server-name'] ?? ANY_NAME;
  if (unnamed({ tls, serverName }))
    return 'A certificate needs --server-name, the name of the site: plain http redirects to that name only.';
  return { environment, listen: given.listen ?? '8080', serverName, tls, redirectListen: given.redirect ?? '80' };
};

/** A build with the configuration that it is served with. */
export interface Deployable {
  readonly inlined: Inlined;
  readonly configurationOf: (variant: Variant) => unknown;
}

const placesFor = (variant: Variant, { inlined, configurationOf }: Deployable) =>
  placesOf(deployedOf(configurationOf(variant)), inlinedFor(variant, inlined));

/**
 * Why nobody may be served with these configurations, in a sentence: the contact of security.txt is right until a day (RFC 9116), and
 * production owes people each fact of brands/<code>/law.json, and each duty of brands/duties.ts (D-124).
 */
export const notReady = ({ configurationOf }: Deployable, now: number): string | undefined =>
  variants.some(variant => Date.parse(securityOf(configurationOf(variant)).expires) < now)
    ? 'security.expires is past: check the contact, then set a later day in brands/environments/base.json.'
    : variants
        .map(
          variant =>
            unsaidIn(configurationOf(variant), `brands/${variantFacts[variant].brand}/law.json`) ??
            dutyMissing(configurationOf(variant), variant, parisDay(instantOf(now))),
        )
        .find(sentence => sentence !== undefined);

/** Absolute folders. */
interface Folders {
  readonly dist: string;
  readonly config: string;
  readonly hashed?: string;
}

/** Each variant's nginx configuration and its rules as data, by the name of their file. `before`: the same policy allows it. */
export const sitesOf = (
  { environment, ...server }: Server,
  folders: Folders,
  deployed: Deployable,
  before?: Deployable,
): readonly (readonly [file: string, text: string])[] =>
  variants.flatMap(variant => {
    const places = { ...placesFor(variant, deployed), before: before === undefined ? undefined : placesFor(variant, before) };
    const security = securityOf(deployed.configurationOf(variant));
    const rules = serverRules({ variant, environment, security }, places);
    return [
      [`${variant}.${environment}.conf`, nginxConfiguration({ variant, environment, ...server, ...folders, places, security })],
      [`${variant}.${environment}.json`, `${JSON.stringify(rules, null, 2)}\n`],
    ] as const;
  });
