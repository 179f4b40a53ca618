import * as t from 'io-ts';
import { BrowserClock } from './BrowserClock';
import { keepFirstAnswers, unkept } from './firstAnswers';
import { TabAnswerStore } from './TabAnswerStore';
import { TabAcknowledgements } from './TabAcknowledgements';
import { TabFaceConsents } from './TabFaceConsents';
import { TabEffectStore } from './TabEffectStore';
import { TabSentSides } from './TabSentSides';
import { PAPERS, TabSessionStore, WORDS } from './TabSessionStore';
import { TabTrackedPages } from './TabTrackedPages';
import { TabStorage } from './tabStorage';
import { WebDigest } from './WebDigest';
import { WebRandomness } from './WebRandomness';
import { noAnswers } from '@domain/journey/answers';
import { catalogue } from '@domain/offer/contracts';
import { chosenCard } from '@tests/builders/offer';
import { RoomyStorage } from '@tests/fakes/RoomyStorage';

const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

const clock = { now: () => '2025-10-15T10:00:00+02:00' };

/** A tab whose storage already holds a text under a key. */
const holding = (key: string, text: string) => {
  const room = new RoomyStorage();
  room.setItem(key, text);
  return { room, storage: new TabStorage(() => room) };
};

const tabWith = (storage: Storage): TabStorage => new TabStorage(() => storage);

const storages = [
  ['a storage that works', () => tabWith(new RoomyStorage())],
  ['R14: a storage that a policy forbids', () => new TabStorage(forbidden)],
  ['R14: a storage with no room at all', () => tabWith(new RoomyStorage(-1))],
] as const;

describe.each(storages)('%s', (_, make) => {
  const open = () => {
    const storage = make();
    return { session: new TabSessionStore(storage, clock), answers: new TabAnswerStore(storage), storage };
  };
  const token = { efs: '12345678', type: 'Bearer', value: 'T', expiration: '2025-10-15T10:30:00+02:00' };

  test('OBS-03, X10: the page counted last is its file’s alone, and gone with the session', () => {
    const { session, storage } = open();
    const pages = new TabTrackedPages(storage);
    pages.keep('10000001', { step: 'signature', page: 'DocuSignPage' });
    expect([pages.last('10000001'), pages.last('10000002')]).toEqual([{ step: 'signature', page: 'DocuSignPage' }, undefined]);
    session.clear();
    expect(pages.last('10000001')).toBeUndefined();
  });

  test('R04, R24: each effect keeps its own key beside the others, until it alone is forgotten', () => {
    const { session, storage } = open();
    const store = new TabEffectStore(storage);
    const [signed, ended] = [
      { of: 'ENE-1', key: 'K1', answer: 'told' },
      { of: 'ENE-1', key: 'K2' },
    ];
    store.keep('holderSigned', signed);
    store.keep('end', ended);
    expect([store.stored('holderSigned'), store.stored('end')]).toEqual([signed, ended]);
    store.forget('end');
    expect([store.stored('holderSigned'), store.stored('end')]).toEqual([signed, undefined]);
    session.clear();
    expect(store.stored('holderSigned')).toBeUndefined();
  });

  test('XTR-70: a consent is its person’s alone, withdrawn at once, and gone with the session', () => {
    const { session, storage } = open();
    const consents = new TabFaceConsents(storage);
    const consent = { givenAt: clock.now(), provider: 'Visiolis', keptFor: 30 };
    consents.keep('ene-1 TIT', consent);
    consents.keep('ene-1 COT', consent);
    consents.withdraw('ene-1 COT');
    expect(['ene-1 TIT', 'ene-1 COT', 'ene-2 TIT'].map(person => consents.of(person))).toEqual([consent, undefined, undefined]);
    session.clear();
    expect(consents.of('ene-1 TIT')).toBeUndefined();
  });

  test('XTR-09, D-124: what a person acknowledged is kept over a reload, and gone with the session', () => {
    const { session, storage } = open();
    new TabAcknowledgements(storage).keep({ 'ene-1 TIT': clock.now() });
    expect(new TabAcknowledgements(storage).all()).toEqual({ 'ene-1 TIT': clock.now() });
    session.clear();
    expect(new TabAcknowledgements(storage).all()).toEqual({});
  });

  test('D-106: keeps the confirmed price, with or without a promotion’s length, with the answers and with the selection', () => {
    const { session, answers } = open();
    const price = { promoted: 1.85, afterwards: 3.7, months: undefined };
    answers.keepSelection({ holderId: '10000001', contracts: [], price });
    expect(answers.selection()?.price).toEqual(price);
    answers.keep({ ...noAnswers, confirmedPrice: { ...price, months: 12 } });
    expect(answers.load()?.confirmedPrice).toEqual({ ...price, months: 12 });
    session.clear();
    expect(answers.selection()).toBeUndefined();
  });

  test('SES-01: holds the token until it expires', () => {
    const { session } = open();
    expect(session.session()).toBeUndefined();
    session.open(token);
    expect(session.session()).toEqual(token);
    session.open({ ...token, expiration: clock.now() });
    expect([session.lapsed, session.session(), session.lapsed]).toEqual([false, undefined, true]);
    session.clear();
    expect(session.lapsed).toBe(false);
  });

  test('SES-01: a person who reloads before the page said that their session is over reads it after, and no token is kept meanwhile', () => {
    const { session, storage } = open();
    session.open({ ...token, expiration: clock.now() });
    expect(session.session()).toBeUndefined();
    expect(JSON.stringify(storage.read('omc.session', t.unknown))).not.toMatch(/"T"|12345678/);
    const setBack = { now: () => '2025-10-14T10:00:00+02:00' };
    const [reloaded, backwards] = [new TabSessionStore(storage, clock), new TabSessionStore(storage, setBack)];
    expect([reloaded, backwards].map(each => [each.session(), each.lapsed])).toEqual([
      [undefined, true],
      [undefined, true],
    ]);
    reloaded.clear();
    expect(new TabSessionStore(storage, clock).session()).toBeUndefined();
    expect(reloaded.lapsed).toBe(false);
  });

  test('SES-02, R11: a session lost by a page that stays is forgotten; by one that is just going, the next announces its end', () => {
    const { session, storage } = open();
    const next = () => new TabSessionStore(storage, clock);
    const found = (store: TabSessionStore) => [store.session(), store.lapsed];
    session.open(token);
    session.lose('refused');
    expect(found(next())).toEqual([undefined, false]);

    const going = new TabSessionStore(storage, clock, { leaving: true });
    going.open(token);
    storage.write('omc.words', 'sealed');
    going.lose('refused');
    expect(JSON.stringify(storage.read('omc.session', t.unknown))).not.toMatch(/"T"|12345678|2025/);
    expect(found(next())).toEqual([undefined, true]);
    next().lose('refused');
    expect(found(next())).toEqual([undefined, false]);
    expect(storage.read('omc.words', t.string)).toBe('sealed');

    going.open(token);
    going.clear();
    expect(found(next())).toEqual([undefined, false]);
    expect(storage.read('omc.words', t.string)).toBeUndefined();
  });

  test('D-07: holds a sign-in under way, and ends it', () => {
    const { session } = open();
    session.begin({ verifier: 'V', state: 'S', hint: 'U' });
    expect(session.pendingSignIn()).toEqual({ verifier: 'V', state: 'S', hint: 'U' });
    session.endSignIn();
    expect(session.pendingSignIn()).toBeUndefined();
  });

  test('D-09, D-41: holds what was answered and what was chosen', () => {
    const { answers } = open();
    const given = { ...noAnswers, step: 'offer', workflow: 'joint', bands: { TIT: '18-25', COT: undefined } } as const;
    answers.keep(given);
    const chosen = { holderId: '10000001', contracts: [chosenCard('TIT', catalogue.MASTERCARD)] };
    answers.keepSelection(chosen);
    expect(answers.load()).toEqual(given);
    answers.forget();
    expect(answers.load()).toBeUndefined();
    expect(answers.selection()).toEqual(chosen);
    answers.forgetSelection();
    expect(answers.selection()).toBeUndefined();
  });

  test.each([
    ['logout leaves nothing', 'clear', []],
    ['inactivity, 401 and 403 leave what was typed, sealed, and nothing else', 'lose', [WORDS]],
  ] as const)('X10, XTR-36: %s', (_what, end, left) => {
    const { session, answers, storage } = open();
    const others = [
      'omc.arrival',
      'omc.effects',
      'omc.read',
      'omc.face',
      'omc.received',
      'omc.told',
      'omc.papers',
      'omc.wallet',
      WORDS,
    ] as const;
    const kept = () => others.filter(key => storage.read(key, t.unknown) !== undefined);
    session.open(token);
    session.begin({ verifier: 'V', state: 'S', hint: 'U' });
    answers.keep(noAnswers);
    answers.keepSelection({ holderId: '10000001', contracts: [] });
    for (const key of others) storage.write(key, 'of this session');
    expect(kept()).toEqual(others);
    session[end]('refused');
    expect([session.session(), session.pendingSignIn(), answers.load(), answers.selection()]).toEqual(Array(4).fill(undefined));
    expect(kept()).toEqual(left);
  });
});

describe('R14: what the page knows of its storage', () => {
  test('it is durable where it works, and only there', () => {
    expect(storages.map(([, make]) => new TabSessionStore(make(), { now: () => '' }).durable)).toEqual([true, false, false]);
  });

  /** A full storage that holds what an earlier page wrote. */
  const filling = () => {
    const room = new RoomyStorage(20);
    const unkept = new Map<string, string>();
    return { room, unkept, storage: new TabStorage(() => room, unkept) };
  };

  test('XTR-40: of one that fills up on the way, the last value is read, never the one before it', () => {
    const { storage } = filling();
    storage.write('omc.answers', 'short');
    storage.write('omc.read', 'other');
    expect([storage.durable, storage.full]).toEqual([true, false]);
    const long = 'x'.repeat(100);
    expect(() => storage.write('omc.answers', long)).not.toThrow();
    expect([storage.read('omc.answers', t.string), storage.read('omc.read', t.string)]).toEqual([long, 'other']);
    expect([storage.durable, storage.full]).toEqual([false, true]);
    storage.write('omc.answers', 'again');
    expect([storage.read('omc.answers', t.string), storage.durable, storage.full]).toEqual(['again', true, false]);
    storage.write('omc.answers', long);
    storage.remove('omc.answers');
    expect([storage.read('omc.answers', t.string), storage.durable]).toEqual([undefined, true]);
  });

  test('XTR-40: one that was full before the page is read all the same, and a forbidden one has no room to speak of', () => {
    const { room } = holding('omc.read', '"kept"');
    room.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = new TabStorage(() => room);
    expect([storage.read('omc.read', t.string), storage.durable, storage.full]).toEqual(['kept', false, true]);
    expect(new TabStorage(forbidden).full).toBe(false);
  });

  test('R04, XTR-40: the key of an effect stays the same while the storage is full', () => {
    const { storage } = filling();
    const store = new TabEffectStore(storage);
    store.keep('creation', { of: 'what was asked', key: 'secret 1' });
    expect([storage.durable, store.stored('creation')?.key]).toEqual([false, 'secret 1']);
  });

  test('XTR-40: what the first questions could not keep is read by the journey behind them', () => {
    const { room } = filling();
    Object.assign(globalThis, { sessionStorage: room });
    const answers = { ...noAnswers, step: 'age' } as const;
    keepFirstAnswers(answers);
    expect([room.kept.size, new TabAnswerStore(new TabStorage(() => room, unkept)).load()]).toEqual([0, answers]);
    unkept.clear();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });
});

describe('X10: a working storage', () => {
  test.each(['{', '[]', 'null', '"text"', '{"efs":1}', '{"efs":"1","type":"Bearer"}'])('drops what is malformed: %s', text => {
    const { room, storage } = holding('omc.session', text);
    expect(new TabSessionStore(storage, clock).session()).toBeUndefined();
    expect(room.kept.has('omc.session')).toBe(false);
  });

  test('drops answers of another version of the application', () => {
    const { room, storage } = holding('omc.answers', JSON.stringify({ ...noAnswers, step: 'a step that is gone' }));
    expect(new TabAnswerStore(storage).load()).toBeUndefined();
    expect(room.kept.has('omc.answers')).toBe(false);
  });

  test('has five keys at the most before there is a file', () => {
    const room = new RoomyStorage();
    const storage = new TabStorage(() => room);
    const session = new TabSessionStore(storage, { now: () => '' });
    session.open({ efs: '1', type: 'Bearer', value: 'T', expiration: '2099-01-01T00:00:00Z' });
    room.kept.set('omc.arrival', '?code=C&state=OLD');
    session.begin({ verifier: 'V', state: 'S', hint: 'U' });
    new TabAnswerStore(storage).keep(noAnswers);
    new TabAnswerStore(storage).keepSelection({ holderId: '10000001', contracts: [] });
    expect([...room.kept.keys()].sort()).toEqual(['omc.answers', 'omc.reader', 'omc.selection', 'omc.session', 'omc.signin']);
    expect(storage.read('omc.nothing', t.string)).toBeUndefined();
  });
});

describe('the clock (CFG-06, D-37)', () => {
  test('tells an instant with the offset of Paris, and its day', () => {
    const clock = new BrowserClock('2025-12-31T23:30:00Z');
    expect(clock.now()).toMatch(/^2026-01-01T00:30:\d{2}\+01:00$/);
    expect(clock.today()).toBe('2026-01-01');
  });

  test('waits as long as asked', async () => {
    jest.useFakeTimers();
    const waited = new BrowserClock(undefined).sleep(600)();
    jest.advanceTimersByTime(600);
    await expect(waited).resolves.toBeUndefined();
    jest.useRealTimers();
  });
});

describe('X08: secrets', () => {
  test('are long, safe in an address, and never twice the same', () => {
    const secrets = Array.from({ length: 50 }, () => new WebRandomness().secret());
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  });

  test('the challenge is the one of RFC 7636’s example', async () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    expect(await new WebRandomness().challenge(verifier)()).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  test('XTR-09: a digest is SHA-256 in hexadecimal', async () => {
    expect(await new WebDigest().sha256(new TextEncoder().encode('abc'))()).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

describe('D-72: the sides of a card that the bank keeps', () => {
  const nothing = { papers: {}, cards: {} };
  const kept = { idEne: 'ENE-1', papers: { 1: 'CNI', 2: 'GAS' }, cards: { 1: { paper: 'CNI', ids: { FRONT: 'doc-1' } } } } as const;

  test('are found over a reload, and are gone with the session', () => {
    const room = new RoomyStorage();
    const storage = new TabStorage(() => room);
    const store = new TabSentSides(storage);
    expect(store.read()).toEqual(nothing);
    store.write(kept);
    expect(new TabSentSides(new TabStorage(() => room)).read()).toEqual(kept);
    new TabSessionStore(storage, clock).clear();
    expect([store.read(), room.getItem(PAPERS)]).toEqual([nothing, null]);
  });

  test('are heard of when they are read and written: the end of a session empties the storage before the page can read it (XTR-36)', () => {
    const heard: unknown[] = [];
    const { storage } = holding(PAPERS, JSON.stringify(kept));
    const store = new TabSentSides(storage, each => heard.push(each));
    store.read();
    store.write(nothing);
    expect(heard).toEqual([kept, nothing]);
  });

  test.each([
    ['no JSON', 'doc-1'],
    ['another shape', '[]'],
    ['a paper that is none', JSON.stringify({ ...kept, papers: { 1: 'DRIVING_LICENCE' } })],
    ['a paper by a name that every object has', JSON.stringify({ ...kept, papers: { 1: 'constructor' } })],
    ['a card of a paper that is none', JSON.stringify({ ...kept, cards: { 1: { paper: 'toString', ids: {} } } })],
    ['an id that is none', JSON.stringify({ ...kept, cards: { 1: { paper: 'CNI', ids: { FRONT: 1 } } } })],
    ['a file’s id that is none', JSON.stringify({ ...kept, idEne: 1 })],
    ['a card without ids', JSON.stringify({ ...kept, cards: { 1: { paper: 'CNI' } } })],
  ])('that are malformed are dropped: %s', (_what, value) => {
    expect(new TabSentSides(holding(PAPERS, value).storage).read()).toEqual(nothing);
  });
});
