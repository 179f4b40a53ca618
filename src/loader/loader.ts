import { standsElsewhere, takeArrival } from './arrival';
import type { Entry } from './boot';
import { showLoadingFailure } from './failure';
import { addressesIn, addressOf, loadModule, scriptAddresses } from './modules';
import { fetchReference, type Fetch, type Reference } from './reference';

const PATIENCE_MS = 15_000;
const ask: Fetch = address => fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });

const repositoriesOf = (configuration: unknown): readonly string[] => {
  const listed: unknown =
    typeof configuration === 'object' && configuration !== null && 'repositories' in configuration ? configuration.repositories : [];
  return Array.isArray(listed) ? listed.filter(folder => typeof folder === 'string') : [];
};

/** The scripts of others that the configuration names. OBS-02 */
const scriptsOf = (configuration: unknown): readonly string[] => {
  const named: unknown =
    typeof configuration === 'object' && configuration !== null && 'scripts' in configuration ? configuration.scripts : {};
  return Object.values(named ?? {}).filter(address => typeof address === 'string');
};

/** CFG-01: asked for beside the reference file, not after it (D-04). */
const fetchConfiguration = async ({ base, variant, environment }: Entry): Promise<unknown> => {
  const answer = await ask(`${base}config/${variant}.${environment}.json`);
  if (!answer.ok) throw new Error(`Configuration: ${answer.status}`);
  return answer.json();
};

/** Later maps win: the application's own modules over those of the repositories. */
const merged = (maps: readonly Reference[]): Reference => Object.fromEntries(maps.flatMap(map => Object.entries(map)));

/** Written by the build into the very page that carries this script. */
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && 'variant' in value;
const readEntry = (): Entry => {
  const entry: unknown = JSON.parse(document.getElementById('entry')?.textContent ?? '');
  if (!isEntry(entry)) throw new Error('No entry in the page');
  return entry;
};

const start = async (entry: Entry): Promise<void> => {
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
  const [reference, configuration] = await Promise.all([fetchReference(ask, own, Date.now()), fetchConfiguration(entry)]);
  const folders = repositoriesOf(configuration);
  const others = await Promise.all(folders.map(folder => fetchReference(ask, folder, Date.now()).catch((): Reference => ({}))));

  const now = Date.now();
  const hashes = merged([...others, reference]);
  const addresses = merged([
    ...folders.map((folder, index) => addressesIn(folder, others[index] ?? {}, now)),
    addressesIn(own, reference, now),
  ]);
  const trusted = scriptAddresses([own, ...folders, ...scriptsOf(configuration)]);
  const load = (name: string): Promise<void> =>
    loadModule(name, addresses[name] ?? addressOf(own, name, undefined, now), hashes[name], trusted);
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
  await Promise.all(entry.modules.filter(name => entry.inlined[name] === undefined || entry.inlined[name] !== hashes[name]).map(load));
  for (const name of entry.later) load(name).catch(() => undefined);
};

const failed = (): void => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showLoadingFailure);
  else showLoadingFailure();
};

try {
  void start(readEntry()).catch(failed);
} catch {
  failed();
}
