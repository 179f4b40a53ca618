import { readdirSync, readFileSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import { destinationNames } from '@application/Settings';
import { brandFacts, brands, environments, PRODUCTION, variantFacts, variants } from '@domain/brand/variant';
import { eeaCountries } from '@domain/proofs/acceptedPapers';
import { isRecord } from '@domain/kernel/shape';
import { decodeAccess } from '@infrastructure/config/decodeAccess';
import { decodeSettings } from '@infrastructure/config/decodeSettings';
import { homeSettings } from '@infrastructure/config/homeSettings';
import { BrowserClock } from '@infrastructure/browser/BrowserClock';
import { configurationOf, merged } from '../../tools/deploy/configuration';
import { deployedOf, placesOf } from '../../tools/deploy/places';
import { heldBrands, productionOf, refuseForgotten, unsaidIn } from '../../tools/deploy/production';
import { settings } from '@tools/book/settings';
import { ORIGIN, settingsOf } from '../support/config';
import { words } from '../support/pairs';

const matrix = variants.flatMap(variant => environments.map(environment => [variant, environment] as const));
const elsewhere = environments.filter(environment => environment !== PRODUCTION);

describe('CFG-01: every variant in every environment', () => {
  test('each environment has its layer, each brand its own, and there is no other', () => {
    expect(readdirSync('brands/environments').sort()).toEqual(['base', ...environments].map(name => `${name}.json`).sort());
    const folders = readdirSync('brands', { withFileTypes: true }).filter(entry => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual([...brands, 'environments'].sort());
    for (const brand of brands) {
      const settings = readdirSync(`brands/${brand}`).filter(name => name.startsWith('settings.'));
      const known = ['settings.json', ...environments.map(name => `settings.${name}.json`)];
      expect(settings).toContain('settings.json');
      expect(settings.filter(name => !known.includes(name))).toEqual([]);
    }
  });

  test('the later wins key by key, a list is replaced whole, and a name is filled in', () => {
    const base = { names: { place: '{host}' }, api: { baseUrl: 'https://{place}', timeoutMs: 1 }, papers: ['FR', 'IT'], of: '{mode}' };
    const layers = [
      base,
      { names: { host: 'valdrune.example' } },
      { names: { place: 'rec.{host}' }, api: { timeoutMs: 2 }, papers: ['DE'] },
    ];
    expect(merged(layers, { mode: 'mdc' })).toEqual({
      api: { baseUrl: 'https://rec.valdrune.example', timeoutMs: 2 },
      papers: ['DE'],
      of: 'mdc',
    });
  });

  test('a name that no layer says is refused, and told', () => {
    expect(() => merged([{ api: '{nobody}' }], {})).toThrow('{nobody}');
  });

  test.each(matrix)(
    'D-91: %s in %s decodes, says which it is, knows every destination, accepts French papers, and waits no longer than the specification says',
    (variant, environment) => {
      const settings = settingsOf(variant, environment);
      expect([settings.variant, settings.environment]).toEqual([variant, environment]);
      expect([settings.brand, settings.mode]).toEqual([variantFacts[variant].brand, variantFacts[variant].mode]);
      expect(settings.production).toBe(environment === 'prod');
      for (const name of destinationNames) expect(settings.destinations[name]).not.toBe('');
      expect([settings.acceptedPapers.cards.length > 0, settings.acceptedPapers.passports.length > 0]).toEqual([true, true]);
      expect(settings.inactivity).toMatchObject({ afterMs: 600_000, popupMs: 30_000 });
      expect(settings.api.timeoutMs).toBeLessThanOrEqual(15_000);
      expect(settings.identityProvider.redirectUrl).toMatch(/^https:\/\/.+\/ouvrirmoncompte\/main$/);
    },
  );

  test.each([
    ['01', 'open'],
    ['03', 'announced'],
  ] as const)('D-02: brand %s has its joint account %s; CFG-08: both offers end with 2025', (brand, jointAccount) => {
    for (const mode of ['omc', 'mdc'] as const)
      for (const environment of environments) {
        const settings = settingsOf(`${mode}-${brand}`, environment);
        expect(settings.jointAccount).toBe(jointAccount);
        expect(settings.offers).toEqual({ youthValidUntil: '2025-12-31', welcomeValidUntil: '2025-12-31' });
      }
  });
});

test('OBS-01, OBS-02, OBS-03: the example of docs/deployment.md decodes in production, and the policy lets its origins in', () => {
  const example: unknown = JSON.parse(/```json\n([^`]*)```/.exec(readFileSync('docs/deployment.md', 'utf8'))?.[1] ?? '');
  for (const variant of variants) {
    const { scripts } = settingsOf(variant, 'prod', { scripts: example });
    expect(scripts).toEqual(example);
    expect(Object.values(scripts).every(address => new URL(address ?? '').protocol === 'https:')).toBe(true);
    const places = placesOf(deployedOf({ ...configurationOf(variant, 'prod'), scripts: example }), { scripts: [], styles: [] });
    expect(places.modules).toEqual(expect.arrayContaining(['https://balises.valdrune.example']));
    expect(places.errorReports).toBe('https://rapports.valdrune.example');
  }
});

describe('XTR-64: the tag manager and the error reports of production are chosen, not forgotten', () => {
  const address = 'https://balises.valdrune.example/gestionnaire.js';
  const both = { tagManager: address, errorReports: address };

  test.each(variants)('%s loads both', variant => {
    const { scripts } = settingsOf(variant, 'prod');
    expect(Object.values(scripts).map(place => new URL(place ?? '').protocol)).toEqual(['https:', 'https:']);
  });

  test('null says that the bank chose none, and the page then loads none', () => {
    const none = { tagManager: null, errorReports: null };
    expect(() => refuseForgotten({ scripts: none })).not.toThrow();
    expect(settingsOf('omc-01', 'prod', { scripts: none }).scripts).toEqual({ tagManager: undefined, errorReports: undefined });
    const places = placesOf(deployedOf({ ...configurationOf('omc-01', 'prod'), scripts: none }), { scripts: [], styles: [] });
    expect([places.modules, places.errorReports]).toEqual([[], undefined]);
  });

  test.each([
    ['no tag manager', { errorReports: address }, 'scripts.tagManager'],
    ['no error reports', { tagManager: address }, 'scripts.errorReports'],
    ['an empty address', { ...both, tagManager: '' }, 'scripts.tagManager'],
    ['an address over plain http', { ...both, errorReports: 'http://rapports.valdrune.example/1' }, 'scripts.errorReports'],
  ])('%s is refused, by its key', (_what, scripts, key) => {
    expect(() => refuseForgotten({ scripts })).toThrow(key);
  });
});

describe('BRD-01, XTR-47: what names one bank names no other', () => {
  /** Every text of a brand's facts and settings, by its key. */
  const textsIn = (value: unknown, key = ''): readonly (readonly [key: string, text: string])[] => {
    if (typeof value === 'string') return [[key, value.replace(/\u00a0/g, ' ')]];
    return isRecord(value) ? Object.entries(value).flatMap(([name, each]) => textsIn(each, `${key}.${name}`)) : [];
  };
  /** The authority, the licenser and the mediator of several banks, what a bank chose among a few possibilities, and drawings. */
  const shared = /^\.(?:authority|licensedBy|welcome\.of|jointAccount|offers\.|law\.mediator\.|paper\.)/;
  const fileOf = (brand: string, name: string): unknown => JSON.parse(readFileSync(`brands/${brand}/${name}.json`, 'utf8'));
  const ownOf = (brand: (typeof brands)[number]): readonly (readonly [key: string, text: string])[] =>
    [brandFacts[brand], ...['bank', 'settings', 'law'].map(name => fileOf(brand, name))]
      .flatMap(facts => textsIn(facts))
      .filter(([key, text]) => !shared.test(key) && !text.includes('{'));

  test.each(brands)('%s: its name, addresses, phone and adviser are its own', brand => {
    const own = ownOf(brand);
    expect(own.map(([key]) => key)).toEqual(expect.arrayContaining(['.name', '.seat', '.contactPhone', '.names.host']));
    const others = new Set(brands.filter(other => other !== brand).flatMap(other => ownOf(other).map(([, text]) => text)));
    expect(own.filter(([, text]) => others.has(text))).toEqual([]);
  });

  test.each(brands)('%s: no text of another bank names it', brand => {
    const { name } = brandFacts[brand];
    const others = brands.filter(other => other !== brand).flatMap(other => ownOf(other));
    expect(others.filter(([, text]) => text.includes(name))).toEqual([]);
  });
});

describe('XTR-66, D-124: production has each fact of the page of complaints', () => {
  const law = {
    complaints: { address: '1 place', email: 'a@valdrune.example', answeredInDays: 60 },
    mediator: { site: 'https://m.example' },
  };

  test.each([
    ['no address', { ...law, complaints: { ...law.complaints, address: '' } }, 'law.complaints.address'],
    ['an address of spaces', { ...law, complaints: { ...law.complaints, email: ' ' } }, 'law.complaints.email'],
    ['no site of the mediator', { ...law, mediator: { site: '' } }, 'law.mediator.site'],
  ])('%s is refused, by its key and its file', (_what, said, key) => {
    expect(unsaidIn({ environment: 'prod', law: said }, 'brands/01/law.json')).toContain(`Production needs ${key} in brands/01/law.json`);
  });

  test('what the bank has said passes; a gap stops no build, and nothing outside production', () => {
    expect(unsaidIn({ environment: 'rec', law: { ...law, mediator: { site: '' } } }, '')).toBeUndefined();
    for (const variant of variants) expect(unsaidIn(configurationOf(variant, 'prod'), '')).toBeUndefined();
    const { law: said } = settingsOf('omc-01', 'prod');
    expect(settingsOf('omc-01', 'prod', { law: { ...said, mediator: { name: '', address: '', site: '' } } }).law.mediator.site).toBe('');
  });

  test.each([0, -1, 1.5, '10'])('an answer within %p days is refused', answeredInDays => {
    const { law: said } = settingsOf('omc-01', 'rec');
    const wrong = { ...said, complaints: { ...said.complaints, answeredInDays } };
    expect(() => settingsOf('omc-01', 'rec', { law: wrong })).toThrow('law.complaints.answeredInDays');
  });

  test('a mediator’s site over plain http is refused', () => {
    const { law: said } = settingsOf('omc-01', 'rec');
    expect(() => settingsOf('omc-01', 'rec', { law: { ...said, mediator: { ...said.mediator, site: 'http://m.example' } } })).toThrow(
      'law.mediator.site',
    );
  });
});

test('XTR-65, MIN-02: /login signs in with another client id for each type of subscription', () => {
  for (const [variant, environment] of matrix) {
    const access = decodeAccess(configurationOf(variant, environment), ORIGIN);
    if (E.isLeft(access)) throw new Error(access.left.join());
    const { omc, mdc } = access.right.link.clients;
    const { brand } = variantFacts[variant];
    expect([omc.clientId, mdc.clientId]).toEqual([`omc-${brand}`, `mdc-${brand}`]);
  }
});

describe('production shuts its doors, whatever its file says', () => {
  const wide = {
    simulatedNow: '2025-06-01T10:00:00+02:00',
    local: true,
    localAuthentication: false,
    localClient: '12345678',
    prospectResumeAllowed: true,
  };

  test.each(variants)('D-37, D-39, X12: %s', variant => {
    const shut = { simulatedNow: undefined, local: false, localClient: undefined, prospectResumeAllowed: false };
    expect(settingsOf(variant, 'prod', wide)).toMatchObject(shut);
    expect(homeSettings({ ...configurationOf(variant, 'prod'), ...wide })?.simulatedNow).toBeUndefined();
    const open = { simulatedNow: wide.simulatedNow, local: true, localClient: '12345678', prospectResumeAllowed: true };
    for (const environment of elsewhere) expect(settingsOf(variant, environment, wide)).toMatchObject(open);
    expect(homeSettings({ ...configurationOf(variant, 'rec'), ...wide })?.simulatedNow).toBe(wide.simulatedNow);
  });

  test('X09, CFG-01: every key of a production file, header and policy is what the table of production says, and there is no other', () => {
    for (const variant of variants.filter(each => heldBrands().includes(variantFacts[each].brand))) {
      const file = configurationOf(variant, 'prod');
      expect([file['variant'], file['environment']]).toEqual([variant, 'prod']);
      const written = settings()
        .filter(({ key }) => !key.startsWith('acceptedPapers.'))
        .map(({ key, values }) => [key, values[variant]]);
      expect(Object.fromEntries(written)).toEqual(productionOf(variant));
    }
  });

  test.each(variants)('D-127: %s: production is held to the reason of a narrowed list, not to the list', variant => {
    const of = (acceptedPapers: unknown) => decodeSettings({ ...configurationOf(variant, 'prod'), acceptedPapers }, ORIGIN);
    const reason = { fr: 'Nous ne savons pas encore les vérifier à distance.', en: 'We cannot check them remotely yet.' };
    expect(of({ cards: eeaCountries, passports: 'all' })).toMatchObject({ _tag: 'Right' });
    expect(of({ cards: ['FR'], passports: ['FR'], reason })).toMatchObject({ _tag: 'Right', right: { acceptedPapers: { reason } } });
    expect(of({ cards: ['FR'], passports: ['FR'] })).toEqual(E.left(['acceptedPapers.reason']));
  });

  test('D-37: the clock follows the simulated date outside production, the machine’s in production', () => {
    const year = (environment: 'rec' | 'prod') =>
      new BrowserClock(settingsOf('omc-01', environment, wide).simulatedNow).today().slice(0, 7);
    expect(year('rec')).toBe('2025-06');
    expect(year('prod')).toBe(new BrowserClock(undefined).today().slice(0, 7));
  });
});

describe('CFG-02: a wrong configuration is refused, and the key that is wrong is named', () => {
  const good = configurationOf('omc-01', 'prod');
  const optional = ['simulatedNow'];

  const without = (path: readonly string[], from: unknown): unknown => {
    const [key = '', ...rest] = path;
    if (!isRecord(from)) return from;
    if (rest.length === 0) return Object.fromEntries(Object.entries(from).filter(([name]) => name !== key));
    return { ...from, [key]: without(rest, from[key]) };
  };

  const read = words(`
    variant environment api identityProvider destinations liveness signature jointAccount acceptedPapers
    wallet offers contactPhone local localAuthentication prospectResumeAllowed papersFirst photoJudgement ownCamera twoDDocReading declarations otherHolder overdraft
    refusal review mobility marketing contractDocuments startBeforeDelay
    languageOfBrowser inactivity repositories scripts
  `);

  test.each(read)('%s missing', key => {
    expect(optional).not.toContain(key);
    expect(decodeSettings(without([key], good), ORIGIN)).toEqual(E.left([key]));
  });

  test.each(read)('%s of another kind', key => {
    const decoded = decodeSettings({ ...good, [key]: 42 }, ORIGIN);
    expect(E.isLeft(decoded) && decoded.left.every(path => path.startsWith(key))).toBe(true);
  });

  test.each([
    ['api.baseUrl', ['api', 'baseUrl']],
    ['identityProvider.tokenUrl', ['identityProvider', 'tokenUrl']],
    ['offers.youthValidUntil', ['offers', 'youthValidUntil']],
    ['destinations.pricing', ['destinations', 'pricing']],
  ])('%s missing is named with its path', (named, path) => {
    expect(decodeSettings(without(path, good), ORIGIN)).toEqual(E.left([named]));
  });

  test.each([
    ['a day that is none', { offers: { youthValidUntil: '2025-02-30', welcomeValidUntil: '2025-12-31' } }, ['offers.youthValidUntil']],
    ['an unknown variant', { variant: 'omc-02' }, ['variant']],
    [
      'XTR-70: consent to the video with nobody named',
      { liveness: { origin: ORIGIN, consent: { required: true, keptFor: 30 } } },
      ['liveness.consent.provider'],
    ],
    [
      'XTR-70: consent to the video for no duration',
      { liveness: { origin: ORIGIN, consent: { required: true, provider: 'Visiolis', keptFor: 0 } } },
      ['liveness.consent.keptFor'],
    ],
    [
      'XTR-68: a withdrawal elsewhere, nobody says where',
      { withdrawal: { function: 'elsewhere', days: 14, from: 'received', rollsOver: true } },
      ['destinations.withdrawal'],
    ],
    [
      'XTR-70: consent that is perhaps required',
      { liveness: { origin: ORIGIN, consent: { required: 'yes' } } },
      ['liveness.consent.required'],
    ],
    ['D-91: papers of no country', { acceptedPapers: { cards: [], passports: 'all' } }, ['acceptedPapers.cards']],
    ['D-91: a country by its name', { acceptedPapers: { cards: ['FR', 'Italie'], passports: 'all' } }, ['acceptedPapers.cards']],
    [
      'D-127: passports of all countries, in another word',
      { acceptedPapers: { cards: ['FR'], passports: '*' } },
      ['acceptedPapers.passports'],
    ],
    [
      'D-127: fewer cards than the default, without a reason',
      { acceptedPapers: { cards: ['FR'], passports: 'all' } },
      ['acceptedPapers.reason'],
    ],
    [
      'D-127: fewer passports than the default, without a reason',
      { acceptedPapers: { cards: eeaCountries, passports: ['FR'] } },
      ['acceptedPapers.reason'],
    ],
    [
      'D-127: a reason in one language',
      { acceptedPapers: { cards: ['FR'], passports: 'all', reason: { fr: 'Pas encore.' } } },
      ['acceptedPapers.reason.en'],
    ],
    [
      'D-127: an appointment in no day',
      { acceptedPapers: { cards: eeaCountries, passports: 'all', agencyWithinDays: 0 } },
      ['acceptedPapers.agencyWithinDays'],
    ],
    [
      'XTR-38: a wallet across devices for nobody known',
      { wallet: { offered: true, acrossDevices: 'client', links: [] } },
      ['wallet.acrossDevices'],
    ],
    ['an unknown environment', { environment: 'production' }, ['environment']],
    ['a simulated date without an offset', { simulatedNow: '2025-06-01' }, ['simulatedNow']],
  ])('%s', (_, change, named) => {
    expect(decodeSettings({ ...good, ...change }, ORIGIN)).toEqual(E.left(named));
  });

  test.each(
    ['https', 'http', 'javascript', 'data', 'blob', 'file'].map(scheme => `${scheme}://`).concat('javascript:', 'haip-vp:', '//', ''),
  )('XTR-38, X20: %j as a link to a wallet would lead anywhere', link => {
    const linked = (...links: readonly string[]) =>
      decodeSettings({ ...good, wallet: { offered: true, acrossDevices: 'none', links } }, ORIGIN);
    expect(linked('haip-vp://', 'https://wallet.example', link)).toEqual(E.left(['wallet.links']));
    expect(E.isRight(linked('haip-vp://', 'https://wallet.example'))).toBe(true);
  });

  test.each([null, [], 'text', 42, undefined])('%j is no configuration', json => {
    expect(E.isLeft(decodeSettings(json, ORIGIN))).toBe(true);
  });

  test.each(['https://video.example.org/', 'https://Video.example.org', 'https://video.example.org:443', 'video.example.org', '', 'null'])(
    'X25: %p is no origin that a message could carry',
    written => {
      const read = (frame: string) => decodeSettings({ ...good, [frame]: { origin: written, level: 'advanced' } }, ORIGIN);
      expect(read('liveness')).toEqual(E.left(['liveness.origin']));
      expect(read('signature')).toEqual(E.left(['signature.origin']));
    },
  );

  test.each(['variant', 'environment', 'access', 'contactPhone', 'identityProvider'])('the minimal application names %s too', key => {
    expect(E.isRight(decodeAccess(good, ORIGIN))).toBe(true);
    expect(decodeAccess(without([key], good), ORIGIN)).toEqual(E.left([key]));
  });

  test('an unknown key changes nothing (D-20)', () => {
    expect(E.isRight(decodeSettings({ ...good, new: { key: 1 } }, ORIGIN))).toBe(true);
  });
});
