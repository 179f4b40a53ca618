import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import { EnterDossier } from './EnterDossier';
import { OpenLocalSession } from './OpenLocalSession';
import { ReturnQuery } from './ReturnQuery';
import { SignOut } from './SignOut';
import { LoadDossier } from './LoadDossier';
import { blankProspect } from '@domain/holders/prospect';
import type { SessionStore } from './ports';
import { TabSessionStore } from '@infrastructure/browser/TabSessionStore';
import { TabStorage } from '@infrastructure/browser/tabStorage';
import type { AdviserOnDossier, DossierState } from '@domain/journey/dossierState';
import type { Mode } from '@domain/journey/words';
import { noAnswers } from '@domain/journey/answers';
import { catalogue } from '@domain/offer/contracts';
import { HandClock, refusedWith, unreachable } from '@tests/builders/ending';
import { chosenCard } from '@tests/builders/offer';
import { aDossierState, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { RoomyStorage } from '@tests/fakes/RoomyStorage';
import { failing, given, MemoryAnswers, MemoryCarts, MemorySession } from '@tests/fakes/ports';

const person = { externalReference: 'EXT-1', firstName: 'Noa', lastName: 'Durand', birthdate: undefined } as const;
const token = { value: 'T', type: 'Bearer', efs: '12345678', expiresIn: undefined } as const;
const bearer = (value: string) => ({ efs: '1', type: 'Bearer', value, expiration: '2099-01-01T00:00:00+02:00' });
const notAuthenticated = E.left({ kind: 'notAuthenticated' });

interface Bank {
  readonly state?: DossierState;
  readonly external?: string;
  readonly exchange?: Failure;
  readonly expiresIn?: number;
  readonly adviser?: AdviserOnDossier;
  readonly cart?: Failure;
  readonly me?: Failure;
  readonly query?: string;
  readonly mode?: Mode;
  /** Replaces the in-memory store. */
  readonly store?: SessionStore;
  readonly local?: { readonly local: boolean; readonly localAuthentication: boolean; readonly localClient: string | undefined };
}

const arriving = ({
  state = aDossierState(),
  external = 'EXT-1',
  exchange,
  expiresIn,
  adviser,
  cart,
  me,
  query = '?code=C&state=S',
  mode = 'omc',
  local = { local: false, localAuthentication: false, localClient: '12345678' },
  store,
}: Bank = {}) => {
  const bank: { exchange: Failure | undefined } = { exchange };
  const asked: string[] = [];
  const told = <A>(what: string, answer: A): A => {
    asked.push(what);
    return answer;
  };
  const session = new MemorySession();
  const answers = new MemoryAnswers();
  const carts = new MemoryCarts();
  carts.failure = cart;
  const start = new LoadDossier(
    { mine: () => told('state', given(state)) },
    { me: () => told('person', me ? failing(me) : given({ ...person, externalReference: external })) },
    { byId: id => told(`prospect ${id}`, given({ ...blankProspect, externalReference: id })), save: () => given(undefined) },
    { hasFinished: id => told(`finished ${id}`, given(true)) },
  );
  const signIn = {
    exchange: (code: string, verifier: string | undefined) =>
      told(
        `exchange ${code} ${verifier ?? 'without a verifier'}`,
        bank.exchange ? failing(bank.exchange) : given({ ...token, expiresIn, adviser }),
      ),
    revoke: () => given(undefined),
  };
  const unasked = () => failing(unreachable);
  const localTokens = {
    ofClient: (client: string) => told(`local token ${client}`, given({ value: 'LOCAL', type: 'Bearer', expiresIn: 60, jwt: 'JWT' })),
    ofProspect: unasked,
    jwt: unasked,
  };
  const clock = new HandClock();
  const localSession = new OpenLocalSession(localTokens, session, clock, local);
  const returned = new ReturnQuery(query);
  const enter = new EnterDossier(returned, signIn, store ?? session, answers, carts, clock, start, { mode, ...local }, localSession);
  session.begin({ verifier: 'V', state: 'S', hint: 'U' });
  return { asked, session, answers, carts, start, enter, bank };
};

describe('RTE-01: coming back from the identity provider', () => {
  test('the code becomes a token of half an hour, then the file is loaded', async () => {
    const { enter, session, asked } = arriving();
    const started = await enter.run()();
    expect(E.isRight(started) && started.right.state.task).toBe('identityDocUpload');
    expect(session.held).toEqual({ efs: '12345678', type: 'Bearer', value: 'T', expiration: '2025-10-15T10:30:00+02:00' });
    expect(asked).toEqual(['exchange C V', 'state', 'person', 'prospect 10000001']);
  });

  test('SES-01: the seconds of the provider prevail', async () => {
    const { enter, session } = arriving({ expiresIn: 60 });
    await enter.run()();
    expect(session.held?.expiration).toBe('2025-10-15T10:01:00+02:00');
  });

  test('XTR-68: a sign-in for a withdrawal says so once', async () => {
    const { enter, session } = arriving();
    session.begin({ verifier: 'V', state: 'S', hint: '', then: 'withdrawal' });
    await enter.run()();
    expect([enter.takeWithdrawal(), enter.takeWithdrawal()]).toEqual([true, false]);
    const other = arriving();
    await other.enter.run()();
    expect(other.enter.takeWithdrawal()).toBe(false);
  });

  test.each(['?code=C&state=OTHER', '?code=C', '?state=S', '?error=access_denied&state=S'])(
    'X08, MIN-05: %j opens nothing, and cannot be tried again',
    async query => {
      const { enter, session, asked } = arriving({ query });
      expect(await enter.run()()).toEqual(notAuthenticated);
      expect([session.held, session.pending, asked, enter.returning]).toEqual([undefined, undefined, [], false]);
    },
  );

  test('a refused exchange authenticates nobody and uses up the code', async () => {
    const { enter, session } = arriving({ exchange: refusedWith('invalid_grant', 400) });
    expect(await enter.run()()).toEqual(notAuthenticated);
    expect([session.held, session.pending, enter.returning]).toEqual([undefined, undefined, false]);
  });

  test.each<Failure>([unreachable, { kind: 'unreadable', report: ['efs'] }])(
    'D-58: the code is kept until its exchange was answered, and tried again: $kind',
    async exchange => {
      const { enter, session, asked, bank } = arriving({ exchange });
      expect(await enter.run()()).toEqual(notAuthenticated);
      expect([session.held, enter.returning]).toEqual([undefined, true]);
      bank.exchange = undefined;
      expect(E.isRight(await enter.run()())).toBe(true);
      expect([session.held?.value, session.pending, enter.returning]).toEqual(['T', undefined, false]);
      expect(asked.slice(0, 2)).toEqual(['exchange C V', 'exchange C V']);
    },
  );

  test('D-09: what was typed before the file is forgotten once the person is signed in', async () => {
    const { enter, answers } = arriving();
    answers.keep(noAnswers);
    await enter.run()();
    expect(answers.load()).toBeUndefined();
  });

  test('a failure after the exchange stays as it is: the token stays', async () => {
    const { enter, session } = arriving({ me: unreachable });
    expect(await enter.run()()).toEqual(E.left(unreachable));
    expect(session.held?.value).toBe('T');
  });
});

describe('D-47, RTE-01: an adviser comes from the workstation', () => {
  const nadia = { name: 'Nadia Exemple', agency: 'Nantes Centre' };
  const ofAdviser = { mode: 'mdc', external: 'ADVISER-1', state: aDossierState({ mode: 'mdc' }) } as const;

  test('with a code that no tab asked for', async () => {
    const { enter, session, asked } = arriving({ ...ofAdviser, query: '?code=C' });
    expect(E.isRight(await enter.run()())).toBe(true);
    expect([session.held?.value, session.pending]).toEqual(['T', undefined]);
    expect(asked[0]).toBe('exchange C without a verifier');
  });

  test('X10: nothing of the client before stays in the tab', async () => {
    const ofClient = ['session', 'signin', 'arrival', 'answers', 'selection', 'effects', 'words', 'read', 'told', 'papers'];
    const storage = new RoomyStorage();
    for (const key of ofClient) storage.setItem(`omc.${key}`, '"of the client before"');
    const inTab = () => new TabSessionStore(new TabStorage(() => storage), new HandClock());
    const { enter, answers } = arriving({ ...ofAdviser, query: '?code=C', adviser: nadia, store: inTab() });
    answers.keep(noAnswers);
    expect(E.isRight(await enter.run()())).toBe(true);
    expect([...storage.kept.keys()].sort()).toEqual(['omc.reader', 'omc.session']);
    expect(storage.getItem('omc.session')).toContain('"value":"T"');
    // after a reload the adviser's name is known before the file. D-101
    expect(inTab().session()?.adviser).toEqual(nadia);
    expect(answers.load()).toBeUndefined();
  });

  test('the client of the file comes back to the same entry as everywhere: by the tab that asked', async () => {
    const { enter, asked } = arriving({ ...ofAdviser, external: 'EXT-1' });
    await enter.run()();
    expect(asked[0]).toBe('exchange C V');
    expect(await arriving({ ...ofAdviser, query: '?code=C&state=OTHER' }).enter.run()()).toEqual(notAuthenticated);
  });

  test('does not ask whether the co-holder has finished: the adviser sees the task itself', async () => {
    const state = aDossierState({ ...ofTwo, mode: 'mdc', task: 'coHolderSignature' });
    const { start, asked } = arriving({ ...ofAdviser, state });
    await start.run()();
    expect(asked.filter(what => what.startsWith('finished'))).toEqual([]);
  });
});

describe('D-101: a code in the tab of a session', () => {
  const open = bearer('OF-THIS-TAB');
  const inSession = (mode: Mode, query: string) => {
    const there = arriving({ mode, query, ...(mode === 'mdc' ? { external: 'ADVISER-1', state: aDossierState({ mode }) } : {}) });
    there.session.open(open);
    return there;
  };
  const UNASKED = ['?code=C', '?code=C&state=OTHER', '?code=C&state=', '?error=access_denied'];

  test.each(UNASKED.flatMap(query => (['omc', 'mdc'] as const).map(mode => [mode, query] as const)))(
    '%s: %s was not asked for by this tab',
    (mode, query) => {
      expect(inSession(mode, query).enter.unasked).toBe(true);
      expect(arriving({ mode, query }).enter.unasked).toBe(false);
    },
  );

  test.each(['omc', 'mdc'] as const)('%s: what this tab asked for is answered without a question', async mode => {
    const { enter, asked } = inSession(mode, '?code=C&state=S');
    expect(enter.unasked).toBe(false);
    await enter.run()();
    expect(asked[0]).toBe('exchange C V');
  });

  test.each(['omc', 'mdc'] as const)('%s: the session that is kept stays, and the code is used by nobody', async mode => {
    const { enter, session, asked } = inSession(mode, '?code=C');
    enter.keepSession();
    expect([enter.unasked, enter.returning]).toEqual([false, false]);
    await enter.run()();
    expect([session.held, asked[0]]).toEqual([open, 'state']);
  });

  test.each([
    ['mdc', '?code=C', true, 'exchange C without a verifier'],
    ['mdc', '?code=C&state=OTHER', false, 'state'],
    ['omc', '?code=C', false, 'state'],
    ['omc', '?code=C&state=OTHER', false, 'state'],
  ] as const)('%s: %s in the place of the session: opened by it %s', async (mode, query, opens, first) => {
    const { enter, session, asked } = inSession(mode, query);
    expect(enter.leaveSession()).toBe(opens);
    expect(session.held).toBeUndefined();
    await enter.run()();
    expect(asked[0]).toBe(first);
  });
});

describe('D-41: the offer chosen before is saved once', () => {
  const contracts = [chosenCard('TIT', catalogue.MASTERCARD)];
  const selection = { holderId: aDossierState().ids.TIT, contracts };

  test('with the file it was chosen for, then forgotten by the tab', async () => {
    const { enter, answers, carts, asked } = arriving();
    const price = { promoted: 0, afterwards: 3, months: 12 };
    answers.keepSelection({ ...selection, price });
    await enter.run()();
    expect([carts.saved, carts.cart.confirmedPrice]).toEqual([[contracts], price]);
    expect(answers.selection()).toBeUndefined();
    expect(asked.slice(0, 1)).toEqual(['exchange C V']);
  });

  test('kept until the bank took it, whatever way one comes in: the file is not entered', async () => {
    const { enter, answers } = arriving({ cart: unreachable });
    answers.keepSelection(selection);
    expect(await enter.run()()).toEqual(E.left(unreachable));
    expect(answers.selection()).toEqual(selection);
    expect(E.isLeft(await enter.openDossier()())).toBe(true);
  });

  test('of another file is not saved into this one, nor kept', async () => {
    const { enter, answers, carts } = arriving();
    answers.keepSelection({ holderId: 'ANOTHER', contracts });
    await enter.run()();
    expect([carts.saved, answers.selection()]).toEqual([[], undefined]);
  });

  test('no selection is sent where none was kept', async () => {
    const { enter, carts } = arriving();
    await enter.run()();
    expect(carts.asked).toEqual([]);
  });
});

describe('STP-08, STP-09: the file of an authenticated person', () => {
  const joint = (task: DossierState['task']) => aDossierState({ ...ofTwo, task });

  test('both people of a joint file are read', async () => {
    const { start } = arriving({ state: joint('identityDocUpload') });
    const started = await start.run()();
    expect(E.isRight(started) && [started.right.people.TIT.externalReference, started.right.people.COT?.externalReference]).toEqual([
      '10000001',
      '10000002',
    ]);
  });

  test('in an individual account there is no second person to load or to wait for', async () => {
    const { start, asked } = arriving({ state: aDossierState({ task: 'welcome' }) });
    const started = await start.run()();
    expect(E.isRight(started) && [started.right.people.COT, started.right.coHolderFinished]).toEqual([undefined, null]);
    expect(asked.some(call => call.startsWith('finished'))).toBe(false);
  });

  test.each([
    ['the holder, who has signed', 'coHolderSignature', 'EXT-1', true],
    ['the holder, who has not', 'signature', 'EXT-1', null],
    ['the co-holder, whose turn it is', 'coHolderSignature', 'EXT-2', null],
  ] as const)('D-43: %s: whether the co-holder has finished is asked only where it decides', async (_, task, external, finished) => {
    const { start } = arriving({ state: joint(task), external });
    const started = await start.run()();
    expect(E.isRight(started) && started.right.coHolderFinished).toBe(finished);
  });
});

describe('STP-08, SES-05, D-39: a local host without authentication', () => {
  const local = { local: true, localAuthentication: false, localClient: '12345678' };

  test('obtains a local token of its client, with the JWT that takes the bearer’s place, then the file', async () => {
    const { enter, session, asked } = arriving({ query: '', local });
    expect(enter.localClient).toBe('12345678');
    expect(E.isRight(await enter.run()())).toBe(true);
    expect(session.held).toEqual({ efs: '', type: 'Bearer', value: 'LOCAL', jwt: 'JWT', expiration: '2025-10-15T10:01:00+02:00' });
    expect(asked.slice(0, 2)).toEqual(['local token 12345678', 'state']);
    expect(enter.localClient).toBeUndefined();
  });

  test.each([
    ['a host that is not local', { ...local, local: false }],
    ['a local host with authentication', { ...local, localAuthentication: true }],
    ['a local host whose client is not said', { ...local, localClient: undefined }],
  ])('%s obtains none', async (_what, settings) => {
    const { enter, asked } = arriving({ query: '', local: settings });
    expect(enter.localClient).toBeUndefined();
    await enter.run()();
    expect(asked[0]).toBe('state');
  });
});

test('ERR-05: logout leaves neither token nor sign-in under way, and tells the provider and the other tabs once; a lost session tells no tab', () => {
  const { session } = arriving();
  session.open(bearer('T'));
  const revoked: string[] = [];
  const told: string[] = [];
  const revoke = { revoke: (token: string) => (revoked.push(token), failing(unreachable)) };
  const leave = new SignOut(session, revoke, { signedOut: token => void told.push(token) });
  leave.run();
  leave.run();
  expect([session.held, session.pending]).toEqual([undefined, undefined]);
  expect(revoked).toEqual(['T']);
  session.open(bearer('U'));
  leave.lose('expired');
  expect([session.held, revoked, told]).toEqual([undefined, ['T', 'U'], ['T']]);
});

describe('D-105: a person who is neither holder nor adviser of the dossier', () => {
  const twoAlike = { ...ofTwo.participants, COT: { ...ofTwo.participants.TIT } };

  test.each([
    ['with a number that the file does not have', { state: aDossierState(ofTwo), external: 'EXT-3' }],
    ['with a number that the bank gives both people', { state: aDossierState({ ...ofTwo, participants: twoAlike }) }],
    [
      'in an adviser’s file, with a number that the bank gives both people',
      { state: aDossierState({ ...ofTwo, participants: twoAlike, mode: 'mdc' }) },
    ],
  ] as const)('%s is refused, gets nothing of the people’s, and their session ends', async (_who, bank) => {
    const { enter, asked, session } = arriving(bank);
    expect(await enter.run()()).toEqual(notAuthenticated);
    expect([asked.filter(what => what.startsWith('prospect')), session.session()]).toEqual([[], undefined]);
  });
});
