import { TextEncoder } from 'node:util';
import { renderToString } from 'react-dom/server.node';
import { browserslist } from '../../package.json';
import { loadFaces } from '../first/later';
import { languageWanted } from './language';
import { BeforeScripts } from '../BeforeScripts';

const people = { phone: '09 69 36 01 01', appointment: 'https://www.example.org/rendez-vous' };

/** LOD-05, verbatim. */
const MESSAGE = 'Une erreur est survenue pendant le chargement. Veuillez réessayer plus tard.';

const HASH = 'abc_DEF-123';
const reference = { main: HASH, 'brand-01': 'style-1', 'logos-01': 'logos-1' };
const entry = {
  variant: 'omc-01',
  environment: 'prod',
  base: '/ouvrirmoncompte/',
  languages: ['fr', 'en'],
  chunks: 'chunks',
  modules: ['brand-01', 'logos-01', 'main'],
  later: ['brand-01-faces'],
  inlined: { 'brand-01': 'style-1' },
};

type Reply = { readonly headers?: Headers; readonly ok?: boolean; readonly status?: number; readonly json?: () => Promise<unknown> };
const ok = (body: unknown): Reply => ({ ok: true, status: 200, json: () => Promise.resolve(body) });
const missing: Reply = { ok: false, status: 404 };
const html: Reply = { ok: true, status: 200, json: () => Promise.reject(new SyntaxError('<')) };

/** The parser has reached the end of the page. */
const parsed = async (): Promise<void> => {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await settle();
};

/** Runs the loader in the head of a built page, before the body is parsed. `replies`: the network's answers by the end of the URL. */
const loadHead = async (replies: Readonly<Record<string, Reply | Error>>, page: unknown = entry) => {
  const asked: string[] = [];
  document.head.innerHTML = `<script type="application/json" id="entry">${typeof page === 'string' ? page : JSON.stringify(page)}</script>`;
  document.body.innerHTML = `${renderToString(<BeforeScripts people={people} logo="/logos.svg" browsers={browserslist} />)}<div id="root">Bienvenue</div>`;
  delete window.boot;
  Object.assign(globalThis, {
    fetch: (address: string, { cache, integrity }: RequestInit = {}): Promise<Reply> => {
      asked.push([cache, integrity, address.replace(/\?t=\d+$/, '?t')].filter(Boolean).join(' '));
      const found = Object.entries(replies).find(([end]) => address.replace(/\?t=\d+$/, '?t').endsWith(end))?.[1] ?? missing;
      const refused = integrity !== undefined && found === missing ? new TypeError('integrity') : found;
      return refused instanceof Error ? Promise.reject(refused) : Promise.resolve({ headers: new Headers(), ...refused });
    },
    TextEncoder,
  });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  await jest.isolateModulesAsync(async () => {
    await import('./loader');
  });
  await settle();
  return asked;
};

const load = async (...of: Parameters<typeof loadHead>) => {
  const asked = await loadHead(...of);
  await parsed();
  return asked;
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** What the loader added to the head arrives (`load`) or fails (`error`). */
const ends = async (element: Element | null | undefined, how: 'load' | 'error'): Promise<void> => {
  element?.dispatchEvent(new Event(how));
  await settle();
};

const style = (): HTMLLinkElement | null => document.head.querySelector('link[rel=stylesheet]');
const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const failure = () => ({
  heading: document.querySelector('h1')?.textContent,
  focused: document.activeElement?.textContent,
  retry: document.querySelector('button')?.textContent,
  rest: document.getElementById('root'),
});
const shown = { heading: MESSAGE, focused: MESSAGE, retry: 'Réessayer', rest: null };

const good = { 'modules/reference.json?t': ok(reference), 'config/omc-01.prod.json': ok({ repositories: [] }) };

describe('D-113: today is the bank’s', () => {
  const HOUR_MS = 3_600_000;
  const YEARS_MS = 3 * 365 * 24 * HOUR_MS;
  const now = new Date('2026-11-27T10:00:00+01:00').getTime();
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
  afterEach(() => jest.restoreAllMocks());

  const dated = (shift: number, more: Readonly<Record<string, string>> = {}, configuration: object = {}): Reply => ({
    ...ok(configuration),
    headers: new Headers({ Date: new Date(now + shift).toUTCString(), ...more }),
  });
  const said = () => document.querySelector('body > .wrong-date')?.textContent?.replace(/\s/g, ' ');
  const shiftWith = async (reply: Reply, environment = 'prod'): Promise<number | undefined> => {
    await load({ ...good, [`config/omc-01.${environment}.json`]: reply }, { ...entry, environment });
    return window.boot?.shift;
  };

  test.each([
    ['three years behind', YEARS_MS],
    ['three years ahead', -YEARS_MS],
    ['more than an hour behind', HOUR_MS + 1_000],
    ['more than an hour ahead', -HOUR_MS - 1_000],
  ])('a device that is %s takes it from the answer, and says so once', async (_, shift) => {
    expect(await shiftWith(dated(shift))).toBe(shift);
    expect(document.querySelectorAll('.wrong-date')).toHaveLength(1);
  });

  test.each([
    ['an hour behind', dated(HOUR_MS)],
    ['an hour ahead', dated(-HOUR_MS)],
    ['right, by an answer that a cache kept for two days', dated(-48 * HOUR_MS, { Age: String(48 * 3_600) })],
    ['told nothing', ok({})],
  ])('a device that is %s keeps its own', async (_, reply) => {
    expect([await shiftWith(reply), said()]).toEqual([0, undefined]);
  });

  test('a simulated date decides', async () => {
    const simulated = dated(YEARS_MS, {}, { simulatedNow: '2025-10-15T10:00:00+02:00' });
    expect([await shiftWith(simulated, 'rec'), said()]).toEqual([0, undefined]);
  });

  test('the sentence has both dates', async () => {
    await shiftWith(dated(-YEARS_MS));
    expect(said()).toBe(
      'L’horloge de cet appareil n’est pas à l’heure : elle indique le 27 novembre 2026 à 10:00. Cette page suit l’heure de la banque : le 28 novembre 2023 à 10:00.',
    );
  });
});

describe('LOD-01, D-04: the reference file and the configuration', () => {
  test('are asked for side by side, the reference with the time in its query', async () => {
    expect(await load(good)).toEqual(['/ouvrirmoncompte/modules/reference.json?t', '/ouvrirmoncompte/config/omc-01.prod.json']);
  });

  test.each([
    ['is not there', missing],
    ['cannot be reached', new TypeError('network')],
  ])('a reference that %s with the query is asked for without it', async (_, reply) => {
    const asked = await load({ ...good, 'modules/reference.json?t': reply, 'modules/reference.json': ok(reference) });
    expect(asked).toContain('/ouvrirmoncompte/modules/reference.json');
    expect(failure().heading).toBeUndefined();
    expect(scripts()).toHaveLength(1);
  });
});

describe('LOD-03, LOD-04, X03: modules, main, stylesheet and logos', () => {
  test('come from a path that carries their hash, checked against it; what the page holds already is not loaded again', async () => {
    await load(good);
    const [script] = scripts();
    expect(script?.getAttribute('src')).toBe(`/ouvrirmoncompte/modules/main.${HASH}.js`);
    expect(script?.integrity).toBe('sha384-abc/DEF+123');
    expect(script?.crossOrigin).toBe('anonymous');
    expect(style()).toBeNull();
  });

  test('run once the whole page is parsed, however early they arrive', async () => {
    await loadHead(good);
    expect(scripts()).toEqual([]);
    await parsed();
    expect(scripts()).toHaveLength(1);
  });

  test('a style that changed since the page was made is loaded, in the order of the page', async () => {
    await load({ ...good, 'modules/reference.json?t': ok({ ...reference, 'brand-01': 'style-2' }) });
    expect(style()?.getAttribute('href')).toBe('/ouvrirmoncompte/modules/brand-01.style-2.css');
    expect([style()?.integrity, style()?.crossOrigin]).toEqual(['sha384-style+2', 'anonymous']);
  });

  test('where no hash is known, the timestamp replaces it', async () => {
    await load({ ...good, 'modules/reference.json?t': ok({}) });
    const [script] = scripts();
    expect(script?.getAttribute('src')).toMatch(/^\/ouvrirmoncompte\/modules\/main\.js\?t=\d{13}$/);
    expect(script?.integrity ?? '').toBe('');
  });

  test('the main module finds everything that the loader knows', async () => {
    await load(good);
    const boot = window.boot;
    expect(boot?.entry.variant).toBe('omc-01');
    expect(boot?.addresses['logos-01']).toBe('/ouvrirmoncompte/modules/logos-01.logos-1.svg');
    expect(boot?.configuration).toEqual({ repositories: [] });
  });

  test.each([
    ['environment', { variant: 'omc-01', environment: 'dev' }, { variant: 'omc-01' }],
    ['variant', { variant: 'omc-03', environment: 'prod' }, { environment: 'prod' }],
  ])('CFG-02: a file of another %s than the page’s lacks the key that says so', async (key, named, left) => {
    await load({ ...good, 'config/omc-01.prod.json': ok({ ...named, contactPhone: '1' }) });
    expect(window.boot?.configuration).toEqual({ ...left, contactPhone: '1' });
    expect(window.boot?.configuration).toHaveProperty(key, undefined);
  });
});

describe('LOD-02: alternative repositories', () => {
  const elsewhere = '/autres/';
  const withOther = { ...good, 'config/omc-01.prod.json': ok({ repositories: [elsewhere] }) };

  test('add their modules, and the application’s own win', async () => {
    const asked = await load({ ...withOther, '/autres/reference.json?t': ok({ other: 'o-1', main: 'not-ours' }) });
    expect(asked).toContain('/autres/reference.json?t');
    expect(window.boot?.addresses['other']).toBe('/autres/other.o-1.js');
    expect(scripts()[0]?.getAttribute('src')).toContain(HASH);
  });

  test('X02: a script comes from below a folder named, or is one that the configuration names', async () => {
    const tags = 'https://mesure.example.org/gtm.js';
    await load({ ...withOther, 'config/omc-01.prod.json': ok({ repositories: [elsewhere], scripts: { tagManager: tags } }) });
    const taken = ['/ouvrirmoncompte/modules/a.js', '/autres/a.js', tags];
    expect(taken.map(address => window.boot?.trusted(address))).toEqual(taken);
    for (const address of [
      '/autres/../a.js',
      '/autres/%2e%2e/a.js',
      '/autres-b/a.js',
      `${tags}.js`,
      'https://mesure.example.org@evil.example/gtm.js',
    ])
      expect(() => window.boot?.trusted(address)).toThrow(new TypeError(address));
  });

  test.each([
    ['fails', { ...withOther, '/autres/reference.json?t': new TypeError('network'), '/autres/reference.json': missing }],
    ['is of another form', { ...good, 'config/omc-01.prod.json': ok({ repositories: 'all' }) }],
  ] as const)('one that %s stops nothing', async (_, replies) => {
    await load(replies);
    expect(failure().heading).toBeUndefined();
    expect(scripts()).toHaveLength(1);
  });
});

describe('LOD-05, R08: what cannot be loaded leaves the message, focused, with a way to try again', () => {
  const timedOut = new DOMException('too late', 'TimeoutError');
  const reference404 = { 'modules/reference.json?t': missing, 'modules/reference.json': missing };

  test.each([
    ['the reference is not there', { ...good, ...reference404 }],
    ['the reference is a page', { ...good, 'modules/reference.json?t': html }],
    ['the reference is no map', { ...good, 'modules/reference.json?t': ok({ main: 1 }) }],
    ['the reference is a list', { ...good, 'modules/reference.json?t': ok(['main']) }],
    ['the reference never comes', { ...good, 'modules/reference.json?t': timedOut, 'modules/reference.json': timedOut }],
    ['the configuration is not there', { ...good, 'config/omc-01.prod.json': missing }],
    ['the configuration is a page', { ...good, 'config/omc-01.prod.json': html }],
    ['the configuration never comes', { ...good, 'config/omc-01.prod.json': timedOut }],
  ] as const)('%s', async (_, replies) => {
    await load(replies);
    expect(failure()).toEqual(shown);
    expect(document.title).toBe(MESSAGE);
    expect(scripts()).toEqual([]);
  });

  test('D-121: below it are the phone and the appointment, in that order', async () => {
    await load({ ...good, ...reference404 });
    expect([...document.querySelectorAll('main > *')].map(each => each.textContent)).toEqual([
      MESSAGE,
      'Réessayer',
      'Appeler le 09\u00a069\u00a036\u00a001\u00a001',
      'Prendre un rendez-vous en agence',
    ]);
    expect([...document.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual(['tel:0969360101', people.appointment]);
  });

  test('the message waits until its place is parsed', async () => {
    await loadHead({ ...good, 'config/omc-01.prod.json': missing });
    expect(failure().heading).toBeUndefined();
    await parsed();
    expect(failure()).toEqual(shown);
  });

  test('XTR-40: a template that an extension put first in the page is not taken for it', async () => {
    await load(good);
    document.body.insertAdjacentHTML('afterbegin', '<template><h1>Extension</h1><button>Extension</button></template>');
    await ends(scripts()[0], 'error');
    expect(failure()).toEqual(shown);
  });

  test.each([
    ['a script that is blocked, cut or changed', () => scripts()[0]],
    ['a style that is blocked', style],
  ])('%s', async (_, added) => {
    await load({ ...good, 'modules/reference.json?t': ok({ ...reference, 'brand-01': 'style-2' }) });
    await ends(added(), 'error');
    expect(failure()).toEqual(shown);
  });

  test.each([
    ['module', () => scripts().at(-1), `/ouvrirmoncompte/modules/main.${HASH}.js`, 'sha384-abc/DEF+123'],
    ['style', () => [...document.head.querySelectorAll('link')].at(-1), '/ouvrirmoncompte/modules/brand-01.style-2.css', 'sha384-style+2'],
  ] as const)(
    'X03, R07: a damaged %s in the cache is asked for once more past it, with the same integrity',
    async (_, last, address, integrity) => {
      const asked = await load({ ...good, 'modules/reference.json?t': ok({ ...reference, 'brand-01': 'style-2' }), [address]: ok('') });
      const damaged = last();
      await ends(damaged, 'error');
      expect([...new Set(asked.filter(each => each.startsWith('reload')))]).toEqual([`reload ${integrity} http://localhost${address}`]);
      expect(failure().heading).toBeUndefined();
      expect(last()).not.toBe(damaged);
      expect(last()?.integrity).toBe(integrity);
      await ends(last(), 'error');
      expect(failure()).toEqual(shown);
    },
  );

  test('R07: a chunk of the page that is damaged is asked for past the cache, for the next request', async () => {
    const asked = await load(good);
    const chunk = Object.assign(document.createElement('script'), { src: '/ouvrirmoncompte/chunks/offer.js', integrity: 'sha384-x' });
    document.head.append(chunk);
    await ends(chunk, 'error');
    expect(asked.at(-1)).toBe('reload sha384-x http://localhost/ouvrirmoncompte/chunks/offer.js');
    expect(failure().heading).toBeUndefined();
  });

  test.each([['{'], ['[]'], ['{"environment":"prod"}'], ['null']])('a page that does not say what it is: %s', async page => {
    await load(good, page);
    expect(failure()).toEqual(shown);
  });

  test('the faces come when the main module asks for them, and a page without them is no failure', async () => {
    await load(good);
    await ends(scripts()[0], 'load');
    expect(style()).toBeNull();
    if (window.boot) loadFaces(window.boot);
    expect(style()?.getAttribute('href')).toMatch(/^\/ouvrirmoncompte\/modules\/brand-01-faces\.css\?t=\d{13}$/);
    await ends(style(), 'error');
    expect(failure().heading).toBeUndefined();
    expect(document.getElementById('root')?.textContent).toBe('Bienvenue');
  });
});

describe('X07: the code of an identity provider', () => {
  afterEach(() => {
    history.replaceState(null, '', '/');
    sessionStorage.clear();
  });

  test('D-58: has left the address bar before anything is asked for, and is there again after a reload', async () => {
    history.replaceState(null, '', '/ouvrirmoncompte/main?code=SECRET&state=S');
    for (const visit of ['first', 'reload']) {
      const asked = await load(good);
      expect([visit, location.search, window.boot?.arrival]).toEqual([visit, '', '?code=SECRET&state=S']);
      expect(asked.join()).not.toContain('SECRET');
    }
  });

  test('XTR-12: does not go out again where the page reloads in the tab’s language', async () => {
    sessionStorage.setItem('omc.language', 'en');
    history.replaceState(null, '', '/ouvrirmoncompte/main?code=SECRET&state=S');
    document.documentElement.lang = 'fr';
    const cannotReload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await load(good)).toEqual([]);
    cannotReload.mockRestore();
    expect([location.search, sessionStorage.getItem('omc.arrival')]).toEqual(['?lang=en', '?code=SECRET&state=S']);
  });

  test('of the minimal application is its page’s alone', async () => {
    history.replaceState(null, '', '/ouvrirmoncompte/login?code=SECRET');
    await load(good, { ...entry, modules: ['brand-01', 'logos-01', 'minimal'] });
    expect(window.boot?.arrival).toBe('?code=SECRET');
    expect(sessionStorage).toHaveLength(0);
  });

  test('D-112: has left an address that is written in another way, whose fragment stays', async () => {
    history.replaceState(null, '', '/ouvrirmoncompte//Main/?code=SECRET&state=S#x');
    await load(good);
    expect([location.pathname + location.search + location.hash, window.boot?.arrival]).toEqual([
      '/ouvrirmoncompte/main#x',
      '?code=SECRET&state=S',
    ]);
  });

  test.each(['/ouvrirmoncompte/Main', '/ouvrirmoncompte/main//', '/ouvrirmoncompte/main/index.html'])(
    'D-112: %s is the home screen, its query and fragment kept',
    async path => {
      delete document.documentElement.dataset['elsewhere'];
      history.replaceState({ kept: true }, '', `${path}?utm_source=A#b`);
      await load(good);
      expect(document.documentElement.dataset['elsewhere']).toBeUndefined();
      expect([location.pathname + location.search + location.hash, history.state]).toEqual([
        '/ouvrirmoncompte/main?utm_source=A#b',
        { kept: true },
      ]);
    },
  );

  test('MIN-03: neither does the uuid of the page that sends an SMS stay in the address bar', async () => {
    history.replaceState(null, '', '/acces/sms?uuid=U-1&lang=fr');
    await load(good, { ...entry, modules: ['brand-01', 'logos-01', 'minimal'] });
    expect([location.search, window.boot?.arrival]).toEqual(['', '?uuid=U-1&lang=fr']);
  });

  test('other queries stay', async () => {
    history.replaceState(null, '', '/ouvrirmoncompte/redirect?vers=pricing');
    await load(good);
    expect(location.search).toBe('?vers=pricing');
    expect(window.boot?.arrival).toBe('');
  });
});

test('a tap before anything can answer is kept for the main module', async () => {
  await load(good);
  document.body.insertAdjacentHTML('beforeend', '<button id="start" data-eager><span>Commencer</span></button>');
  document.querySelector<HTMLElement>('#start span')?.click();
  expect(window.boot?.takeTap()).toBe('start');
});

describe('XTR-12, D-75a: the language that a French page is to be shown in', () => {
  const languages = ['fr', 'en'];
  const shown = (search: string, { language = 'fr', browser = false, written = false } = {}): string => {
    history.replaceState(written ? {} : null, '', `/ouvrirmoncompte/main${search}`);
    document.documentElement.lang = language;
    return languageWanted({ languages, ...(browser ? { languageOfBrowser: true } : {}) }) ?? '';
  };
  beforeEach(() => sessionStorage.clear());
  afterAll(() => history.replaceState(null, '', '/'));

  test('is its own, also for an unknown one', () => {
    expect([shown(''), shown('?lang=zz'), shown('?lang=fr'), shown('?lang=')]).toEqual(['', '', '', '']);
  });

  test('is the tab’s choice, which the address replaces', () => {
    expect(shown('?lang=en', { language: 'en' })).toBe('');
    expect([shown(''), shown('?lang=zz'), shown('?lang=fr'), shown('')]).toEqual(['en', 'en', '', '']);
    expect(shown('?lang=en', { language: 'en', written: true })).toBe('fr'); // of an entry from before the choice
  });

  test('is the browser’s first known language, if the configuration allows it and the customer has not chosen', () => {
    Object.defineProperty(navigator, 'languages', { value: ['de-DE', 'en-GB', 'fr'], configurable: true });
    expect([shown(''), shown('', { browser: true }), shown('?lang=fr', { browser: true }), shown('', { browser: true })]).toEqual([
      '',
      'en',
      '',
      '',
    ]);
  });
});

describe('R25, LOD-05: a browser that lacks what the code needs', () => {
  const timeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout');
  const findLast = Object.getOwnPropertyDescriptor(Array.prototype, 'findLast')!;
  afterEach(() => {
    Object.defineProperty(Array.prototype, 'findLast', findLast);
    if (timeout) Object.defineProperty(AbortSignal, 'timeout', timeout);
  });

  test('reads that it is too old and which ones do, with a person to call; nothing is asked for', async () => {
    Reflect.deleteProperty(Array.prototype, 'findLast');
    expect(await load(good)).toEqual([]);
    expect(document.title).toBe('Votre navigateur est trop ancien');
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(document.body.textContent).toContain('Chrome\u00a0109, Edge\u00a0109, Firefox\u00a0115 ou Safari\u00a016.');
    expect(document.body.textContent).not.toContain(MESSAGE);
    expect([...document.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual(['tel:0969360101', people.appointment]);
  });
});
