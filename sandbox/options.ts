import { parseArgs } from 'node:util';
import { environments, variants, type Environment } from '@domain/brand/variant';
import { isInstant, type Instant } from '@domain/kernel/day';
import { isSeed, seedNames, type SeedName } from './prepared/seedNames';
import { LIVENESS_OFFSET, offsets, SIGNATURE_OFFSET, WALLET_OFFSET } from './ports';

/** The bank's options; delays are in milliseconds, and tests set them near zero. */
export interface Options {
  readonly port: number;
  readonly fresh: boolean;
  /** The dossiers that an empty bank starts with. */
  readonly seed: SeedName | undefined;
  readonly environment: Environment;
  readonly jointOpen: boolean;
  /** Undefined: the time that the data knows, and at the first start DEFAULT_CLOCK. */
  readonly clock: Instant | undefined;
  readonly data: string;
  /** The folder of the built front end. */
  readonly site: string;
  readonly fast: boolean;
  /** Reads the text of pictures, where the packages are installed. */
  readonly ocr: boolean;
  /** Configures the front end as on a developer's host: opens the newest file without authentication. D-39 */
  readonly local: boolean;
  /** The name by which other devices reach the bank; undefined: this machine only. */
  readonly host: string | undefined;
  /** PEM files of the certificate for that name; undefined: plain http. */
  readonly certificate: string | undefined;
  readonly key: string | undefined;
  /** Further origins of the front end, such as a proxy's. */
  readonly fronts: readonly string[];
}

/** What `--ocr` needs. Not in the lock file, because npm would install these 57 MB for everyone. */
export const OCR_PACKAGES = 'npm i --no-save tesseract.js@7.0.0 @tesseract.js-data/fra';

const isInstalled = (name: string): boolean => {
  try {
    return require.resolve(name) !== '';
  } catch {
    return false;
  }
};

/** Within the offers' validity (D-03). */
export const DEFAULT_CLOCK: Instant = '2025-10-15T10:00:00+02:00';

export const defaults: Options = {
  port: 4100,
  fresh: false,
  seed: undefined,
  environment: 'dev',
  jointOpen: false,
  clock: undefined,
  data: '.sandbox',
  site: 'dist',
  fast: false,
  ocr: false,
  local: false,
  host: undefined,
  certificate: undefined,
  key: undefined,
  fronts: [],
};

export const help = `Starts the sandbox: a bank that answers every call, and the front end as production serves it.

  npm start -- [options]

  --port N              first port (default ${defaults.port}), of the bank's desk; the variants are at ${variants.map(variant => `N+${offsets[variant]}`).join(', ')},
                        the video check's page at N+${LIVENESS_OFFSET}, the signature's at N+${SIGNATURE_OFFSET},
                        the wallet's at N+${WALLET_OFFSET}
  --environment NAME    ${environments.join(' | ')} (default ${defaults.environment})
  --joint open          opens the joint account for every brand, also where it is only announced
  --clock INSTANT       the bank's time, ISO with an offset (default: the time continues; at the first start ${DEFAULT_CLOCK}, when the offers are valid)
  --data DIR            the folder of the bank's database (default ${defaults.data})
  --fresh               starts with no dossier and no message: deletes what the bank wrote into DIR, and nothing else
  --seed NAME           fills an empty bank with dossiers: ${seedNames.join(' | ')}
  --fast                the bank's own delays are near zero; no samples are drawn at the start
  --ocr                 reads the text of bills and payslips in pictures; needs ${OCR_PACKAGES}
  --local               like a developer's own host: the last dossier opens without authentication (never in production)
  --host NAME           lets other devices open the bank, by this name only (default: this machine only)
  --certificate FILE    the certificate of that name, in PEM; without it, cameras and sign-ins do not work on other devices
  --key FILE            its key, in PEM
  --front ORIGIN        another origin of the front end (a proxy); may be repeated
  --site DIR            the folder of the built front end (default ${defaults.site})
  --open                opens the browser when everything is ready (npm start and npm run dev)
  --help                prints this text`;

const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/** Parses the options; a problem is a sentence that says what to do. */
export const readOptions = (args: readonly string[]): Options | { readonly problem: string } | 'help' => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        environment: { type: 'string' },
        joint: { type: 'string' },
        clock: { type: 'string' },
        data: { type: 'string' },
        site: { type: 'string' },
        fresh: { type: 'boolean' },
        seed: { type: 'string' },
        fast: { type: 'boolean' },
        ocr: { type: 'boolean' },
        local: { type: 'boolean' },
        host: { type: 'string' },
        certificate: { type: 'string' },
        key: { type: 'string' },
        front: { type: 'string', multiple: true },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return 'help';
    const port = Number(values.port ?? defaults.port);
    const environment = environments.find(name => name === (values.environment ?? defaults.environment));
    const clock = values.clock ?? defaults.clock;
    if (!Number.isInteger(port) || port < 0 || port > 65_500)
      return { problem: `--port needs a number from 1 to 65500, not '${values.port ?? ''}'.` };
    if (environment === undefined) return { problem: `--environment needs one of ${environments.join(', ')}.` };
    if (values.ocr && !['tesseract.js', '@tesseract.js-data/fra/package.json'].every(isInstalled))
      return { problem: `--ocr needs packages that are not installed: ${OCR_PACKAGES}` };
    if (clock !== undefined && !isInstant(clock)) return { problem: `--clock needs an instant such as ${DEFAULT_CLOCK}.` };
    const { seed } = values;
    if (seed !== undefined && !isSeed(seed)) return { problem: `--seed needs one of ${seedNames.join(', ')}.` };
    const { host, certificate, key } = values;
    if (host !== undefined && !HOST.test(host)) return { problem: `--host needs a name or an IPv4 address without a port, not '${host}'.` };
    if ((certificate === undefined) !== (key === undefined)) return { problem: '--certificate and --key go together: give both files.' };
    if (certificate !== undefined && host === undefined) return { problem: '--certificate needs --host, the name that it is for.' };
    return {
      port,
      host: host?.toLowerCase(),
      certificate,
      key,
      environment,
      clock,
      fresh: values.fresh ?? false,
      seed,
      fast: values.fast ?? false,
      ocr: values.ocr ?? false,
      local: values.local ?? false,
      fronts: values.front ?? [],
      data: values.data ?? defaults.data,
      site: values.site ?? defaults.site,
      jointOpen: values.joint === 'open',
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};
