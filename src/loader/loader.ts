import { standsElsewhere, takeArrival } from './arrival';
import type { Entry } from './boot';
import { isTooOld, showLoadingFailure, showTooOld } from './failure';
import { isObject, textsIn } from './forms';
import { addressOf, loadModule, scriptAddresses } from './modules';
import { fetchReference, read, type Fetch, type Reference } from './reference';

const PATIENCE_MS = 15_000;
const ask: Fetch = address => fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });

/** The configuration, and what the loader reads in it: alternative repositories, and the scripts of others (OBS-02). */
interface Configured {
  readonly configuration: unknown;
  readonly folders: readonly string[];
  readonly scripts: readonly string[];
}

/** CFG-01: asked for beside the reference file, not after it (D-04). */
const fetchConfiguration = async (entry: Entry): Promise<Configured> => {
  const configuration = await read(await ask(`${entry.base}config/${entry.variant}.${entry.environment}.json`));
  const { repositories, scripts }: { repositories?: unknown; scripts?: unknown } = isObject(configuration) ? configuration : {};
  return { configuration, folders: textsIn(repositories), scripts: textsIn(scripts) };
};

/** Written by the build into the very page that carries this script. */
const isEntry = (value: unknown): value is Entry => isObject(value) && 'variant' in value;
const readEntry = (): Entry => {
  const entry: unknown = JSON.parse(document.getElementById('entry')?.textContent || '');
  if (!isEntry(entry)) throw new Error('entry');
  return entry;
};

/** The whole page stands, in whose head these lines run: a module that came from a cache would run before the place that it fills is there. R25 */
const parsed = new Promise(done => addEventListener('DOMContentLoaded', done));

const start = async (): Promise<void> => {
  const entry = readEntry();
  const arrival = takeArrival(entry);
  if (standsElsewhere(entry, arrival)) document.documentElement.dataset['elsewhere'] = '';
  let tapped: string | undefined;
  const keepTap = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest('[data-eager]');
    if (!button) return;
    tapped = button.id;
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', keepTap, true);

  const own = `${entry.base}modules/`;
  const [reference, { configuration, folders, scripts }] = await Promise.all([
    fetchReference(ask, own, Date.now()),
    fetchConfiguration(entry),
  ]);
  const hashes: Record<string, string> = {};
  const addresses: Record<string, string> = {};
  const others = await Promise.all(folders.map(folder => fetchReference(ask, folder, Date.now()).catch((): Reference => ({}))));
  // later ones win: the application's own modules over those of the repositories
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
    takeTap: () => {
      removeEventListener('click', keepTap, true);
      return tapped;
    },
    load,
    trusted,
  };
  await parsed;
  await Promise.all(entry.modules.filter(name => !entry.inlined[name] || entry.inlined[name] !== hashes[name]).map(load));
  for (const name of entry.later) load(name).catch(() => undefined);
};

// one catch for both: a page that does not say what it is, and what does not come
if (isTooOld()) void parsed.then(showTooOld);
else start().catch(() => parsed.then(showLoadingFailure));
