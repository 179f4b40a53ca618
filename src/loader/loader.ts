import { CONSENT_COOKIE } from '@infrastructure/browser/consent/cookie';
import { keepsArrival, standsElsewhere, takeArrival } from './arrival';
import type { Entry } from './boot';
import { sayWrongDate, shiftBy } from './clock';
import { isTooOld, sayStarted, showLoadingFailure, showTooOld } from './failure';
import { languageWanted, reloadIn } from './language';
import { isObject, textsIn } from './forms';
import { addressOf, loadModule, repairCache, scriptAddresses } from './modules';
import { fetchReference, read, type Fetch, type Reference } from './reference';

const PATIENCE_MS = 15_000;
const ask: Fetch = address => fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });

/** The configuration, and the parts that the loader reads: alternative repositories, and third-party scripts (OBS-02). */
interface Configured {
  readonly configuration: unknown;
  readonly folders: readonly string[];
  readonly scripts: readonly string[];
  /** From the device's clock to the bank's, in milliseconds. */
  readonly shift: number;
}

/** The configuration of another page loses the key that says so. Its reader then refuses it with the name of that key. CFG-02 */
const ofThisPage = ({ variant, environment }: Entry, file: unknown): unknown => {
  if (!isObject(file)) return file;
  const named: { variant?: unknown; environment?: unknown } = file;
  return {
    ...file,
    variant: named.variant === variant ? variant : undefined,
    environment: named.environment === environment ? environment : undefined,
  };
};

/** CFG-01: fetched in parallel with the reference file (D-04). */
const fetchConfiguration = async (entry: Entry): Promise<Configured> => {
  const answer = await ask(`${entry.base}config/${entry.variant}.${entry.environment}.json`);
  const shift = shiftBy(answer.headers, Date.now());
  const configuration = ofThisPage(entry, await read(answer));
  const known: { repositories?: unknown; scripts?: unknown; simulatedNow?: unknown } = isObject(configuration) ? configuration : {};
  return { configuration, folders: textsIn(known.repositories), scripts: textsIn(known.scripts), shift: known.simulatedNow ? 0 : shift };
};

/** The entry that the build wrote into this page. */
const isEntry = (value: unknown): value is Entry => isObject(value) && 'variant' in value;
const readEntry = (): Entry => {
  const entry: unknown = JSON.parse(document.getElementById('entry')?.textContent || '');
  if (!isEntry(entry)) throw new Error('entry');
  return entry;
};

/**
 * Resolves once the document is parsed: this script runs in the head, and a cached module could otherwise run before its element exists.
 * R25
 */
const parsed = new Promise(done => addEventListener('DOMContentLoaded', done));

const SLOW_PAINT_MS = 500;

/** Resolves after the first paint: no request competes with it. A page in the background and a slow document are not waited for. */
const painted = (): Promise<unknown> =>
  Promise.race([new Promise(done => requestAnimationFrame(() => setTimeout(done))), new Promise(done => setTimeout(done, SLOW_PAINT_MS))]);

/** Fetches the application's own module beside the reference file, which decides whether it runs. LOD-03 */
const preload = ({ preload: known }: Entry): void => {
  if (known)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: 'anonymous' }, known));
};

const start = async (): Promise<void> => {
  repairCache();
  const entry = readEntry();
  const language = languageWanted(entry);
  if (language) {
    if (keepsArrival(entry)) takeArrival(entry); // the code does not leave a second time
    return reloadIn(language);
  }
  const arrival = takeArrival(entry);
  const elsewhere = standsElsewhere(entry, arrival);
  if (elsewhere) document.documentElement.dataset['elsewhere'] = '';
  if (!document.cookie.includes(`${CONSENT_COOKIE}=`)) document.documentElement.dataset['asks'] = '';
  let tapped: string | undefined;
  const keepTap = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('[data-eager]');
    if (!button) return;
    tapped = button.id;
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', keepTap, true);

  if (!elsewhere) {
    document.documentElement.dataset['unpainted'] = '';
    await painted();
    delete document.documentElement.dataset['unpainted'];
  }
  preload(entry);
  const own = `${entry.base}modules/`;
  const [reference, { configuration, folders, scripts, shift }] = await Promise.all([
    fetchReference(ask, own, Date.now()),
    fetchConfiguration(entry),
  ]);
  const hashes: Record<string, string> = {};
  const addresses: Record<string, string> = {};
  const others = await Promise.all(folders.map(folder => fetchReference(ask, folder, Date.now()).catch((): Reference => ({}))));
  // later entries win: the application's own modules replace those of the repositories
  [...others, reference].forEach((modules, index) => {
    for (const [name, hash] of Object.entries(modules)) addresses[name] = addressOf(folders[index] || own, name, (hashes[name] = hash));
  });

  const trusted = scriptAddresses([own, ...folders, ...scripts]);
  const load = (name: string): Promise<void> => loadModule(name, addresses[name] || addressOf(own, name), hashes[name], trusted);
  window.boot = {
    entry,
    configuration,
    addresses,
    arrival,
    shift,
    takeTap: () => {
      removeEventListener('click', keepTap, true);
      return tapped;
    },
    load,
    trusted,
  };
  await parsed;
  if (shift !== 0) sayWrongDate(shift);
  await Promise.all(entry.modules.filter(name => !entry.inlined[name] || entry.inlined[name] !== hashes[name]).map(load));
};

sayStarted(parsed);
// catches a page without an entry and a failed load
if (isTooOld()) void parsed.then(showTooOld);
else start().catch(() => parsed.then(showLoadingFailure));
