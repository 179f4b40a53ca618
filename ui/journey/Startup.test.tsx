import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import type { Failure } from '@application/failure';
import { ResolveEntry } from '@application/session/ResolveEntry';
import type { StartedDossier } from '@domain/journey/startedDossier';
import type { Mode } from '@domain/journey/words';
import { returnedMessages } from '@messages/returned';
import { sessionOpenMessages } from '@messages/sessionOpen';
import { arriving, started } from '@tests/builders/arriving';
import { refusedWith } from '@tests/builders/ending';
import { cart } from '@tests/builders/offer';
import { aDossierState, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { plain, show } from '@tests/support/show';
import { SessionOpenScreen } from '@ui/screens/sessionOpen/SessionOpenScreen';
import { ReturnNotice } from './ReturnNotice';
import type { Startup } from './Startup';
import type { StepName } from '@domain/journey/steps';
import type { StepEntry } from './StepHistory';

interface Arriving {
  readonly start?: E.Either<Failure, StartedDossier>;
  readonly entry?: StepEntry;
  readonly cartFailure?: Failure;
  readonly mode?: Mode;
  readonly connected?: boolean;
  readonly lapsed?: boolean;
  readonly wallet?: StepName | 'other tab';
  readonly papersFirst?: boolean;
}

/** `log` lists the pages opened and the dialogs shown. */
const arrive = async ({ start = E.right(started(aDossierState())), cartFailure, ...others }: Arriving) => {
  const there = arriving({ start, cart: cartFailure ? E.left(cartFailure) : E.right(cart()), ...others });
  expect(there.startup.ready).toBe(false);
  await there.at('/main');
  return { ...there, log: there.dialogs, went: there.routes.went };
};

const refused = (code: string): Failure => ({ kind: 'refused', code });

test.each([
  ['a refusal', refused('SUBSCRIPTION_PURGED'), ['refused', 'SUBSCRIPTION_PURGED']],
  ['no answer', { kind: 'unreachable' }, ['unreachable']],
  ['a session that ended', { kind: 'signedOut' }, ['signedOut']],
] as const)('ERR-02: a startup that fails by %s is reported, and nothing loads any more', async (_what, failure, detail) => {
  const { startup, reporter } = await arrive({ start: E.left(failure) });
  expect(startup.ready).toBe(true);
  expect(reporter.reports).toEqual([{ kind: 'startup', where: 'startup', detail }]);
});

test('SES-01, R11: a session that ended while the page was away is reported after a reload', async () => {
  const { visit } = await arrive({ connected: false, lapsed: true });
  expect(visit.ended).toEqual(['lost: expired']);
});

test.each([
  ['an open file', E.right(started(aDossierState(), 'EXT-1'))],
  ['a closed file', E.left(refusedWith('SUBSCRIPTION_FINALIZED'))],
])('XTR-68: whoever signed in to withdraw comes to the page of withdrawal: %s', async (_what, start) => {
  const there = arriving({ start, returning: true, withdraws: true });
  await there.at('/main');
  expect([there.routes.went, there.replaced]).toEqual([['withdrawal'], []]);
  const gone = arriving({ start, returning: true, withdraws: true, connected: false });
  await gone.at('/main');
  expect(gone.routes.went).not.toContain('withdrawal');
});

describe('XTR-38: a wallet leads back', () => {
  test('to the page that asked it, and Back does not lead to the wallet', async () => {
    const { journey, replaced } = await arrive({ wallet: 'identityDocUpload' });
    expect([journey.step, journey.at.page, replaced.length]).toEqual(['identityDocUpload', 'WalletIdentity', 1]);
  });

  test('STP-09: nowhere else than where the file stands', async () => {
    const { journey } = await arrive({ start: E.right(started(aDossierState({ task: 'compInfos' }))), wallet: 'identityDocUpload' });
    expect(journey.step).toBe('compInfos');
  });

  test('to a tab that asked nothing, which says where the journey continues', async () => {
    expect((await arrive({ wallet: 'other tab' })).log).toEqual(['wallet answered']);
  });
});

describe('STP-07: startup', () => {
  test('ends ready on the step recorded, with the cart of the file', async () => {
    const { startup, journey, model, log } = await arrive({ start: E.right(started(aDossierState({ task: 'compInfos' }))) });
    expect([startup.ready, journey.step, journey.at.page]).toEqual([true, 'compInfos', 'ComplementaryInformationForm']);
    await waitFor(() => expect(model.cart).toEqual(cart()));
    expect(log).toEqual([]);
  });

  test.each([
    ['SUBSCRIPTION_UNKNOWN', 'error/generic'],
    ['HOLDER_TOO_YOUNG', 'error/too-young'],
    ['EXCLUDED_DEPARTMENT', 'error/excluded-department'],
    ['SUBSCRIPTION_PURGED', 'information/delai-depasse'],
  ])('ERR-02, ERR-06: is ready all the same where the bank refuses with %s, which leads to its page', async (code, page) => {
    const { startup, went } = await arrive({ start: E.left(refused(code)) });
    expect(startup.ready).toBe(true);
    expect(went).toEqual([page]);
  });

  test('ERR-02: a failure without a code leads to the generic error page', async () => {
    const { startup, went } = await arrive({ start: E.left({ kind: 'unreachable' }) });
    expect([startup.ready, went]).toEqual([true, ['error/generic']]);
  });
});

describe('XTR-62: a startup that throws', () => {
  const thrown = new Error('not foreseen');
  const broken = () => {
    const there = arriving({ start: E.right(started(aDossierState())) });
    const arrive = jest.spyOn(ResolveEntry.prototype, 'run').mockReturnValue(() => Promise.reject(thrown));
    return { ...there, repaired: () => arrive.mockRestore() };
  };

  test('stops the loader, shows the generic error page and rethrows the error, which is reported as uncaught', async () => {
    const { startup, at, routes, repaired } = broken();
    await expect(at('/main')).rejects.toBe(thrown);
    repaired();
    expect([startup.ready, routes.went]).toEqual([true, ['error/generic']]);
  });

  test('starts again when the person comes back to /main', async () => {
    const { startup, at, journey, repaired } = broken();
    await expect(at('/main')).rejects.toBe(thrown);
    repaired();
    startup.shown();
    await at('/main');
    expect([startup.ready, journey.step]).toEqual([true, aDossierState().task]);
  });

  test('does the same after the choice of a session', async () => {
    const there = arriving({ start: E.right(started(aDossierState())), unasked: 'other' });
    await there.at('/main');
    const arrive = jest.spyOn(ResolveEntry.prototype, 'keepSession').mockReturnValue(() => Promise.reject(thrown));
    await expect(there.startup.keepSession()).rejects.toBe(thrown);
    arrive.mockRestore();
    expect([there.startup.ready, there.routes.went]).toEqual([true, ['error/generic']]);
  });
});

describe('SES-02: a session that ended ends the visit', () => {
  const signedOut = { kind: 'signedOut' } as const;

  test('at startup', async () => {
    const { visit, log } = await arrive({ start: E.left(signedOut) });
    expect([visit.ended, log]).toEqual([['lost: refused'], []]);
  });

  test('while the offer is loaded', async () => {
    const { visit, log } = await arrive({ cartFailure: signedOut });
    await waitFor(() => expect([visit.ended, log]).toEqual([['lost: refused'], []]));
  });

  test('in an action, without a dialog', async () => {
    const { journey, visit, log } = await arrive({});
    journey.fail(signedOut, () => undefined);
    expect([visit.ended, log]).toEqual([['lost: refused'], []]);
  });
});

describe('D-111: the reader of an adviser’s entry, before a file is open and after its session', () => {
  const state = aDossierState({ mode: 'mdc', task: 'compInfos' });

  test.each([
    ['a client signed in here: their words', { signedIn: 'omc' }, 'omc'],
    ['an adviser did: theirs, whatever the address asks for', { signedIn: 'mdc', language: 'en' }, 'mdc'],
    ['nobody did, in English: a client', { language: 'en' }, 'omc'],
    ['nobody did: the adviser', {}, 'mdc'],
  ] as const)('%s', (_when, change, reader) => {
    const there = arriving({ start: E.left(refused('SUBSCRIPTION_UNKNOWN')), mode: 'mdc', connected: false, ...change });
    expect(there.journey.mode).toBe(reader);
  });

  test('a client without a file is offered no adviser’s page', async () => {
    const there = arriving({ start: E.left(refused('SUBSCRIPTION_UNKNOWN')), mode: 'mdc', signedIn: 'omc' });
    await there.at('/main');
    expect(there.routes.went).toHaveLength(1);
  });

  test('an open file decides', async () => {
    const there = arriving({ start: E.right(started(state)), mode: 'mdc', signedIn: 'mdc', language: 'en' });
    await there.at('/main');
    expect(there.journey.mode).toBe('omc');
  });
});

describe('ADV-01, D-47: an entry of advisers', () => {
  const mode = 'mdc';

  test('shows nothing to a person who is not connected', async () => {
    const { startup, went } = await arrive({ mode, connected: false });
    expect([startup.ready, went]).toEqual([true, ['error/AUTHENTICATION']]);
  });

  test('begins the file of a client where there is none yet', async () => {
    const { startup, journey, went, replaced, pushed } = await arrive({ mode, start: E.left(refused('SUBSCRIPTION_UNKNOWN')) });
    expect([startup.ready, journey.step, journey.mode, went]).toEqual([true, 'accountType', 'mdc', []]);
    // started at the workstation: the first question comes at once, with the home page behind it
    expect([...replaced, ...pushed].map(({ step, from }) => [step, from])).toEqual([
      ['home', undefined],
      ['accountType', 'home'],
    ]);
  });

  test('shows the home page to the adviser who went back to it and reloads', async () => {
    const { journey } = await arrive({ mode, start: E.left(refused('SUBSCRIPTION_UNKNOWN')), entry: { step: 'home', from: undefined } });
    expect(journey.step).toBe('home');
  });

  test('speaks to the adviser of a file, and to its client in the client’s words', async () => {
    const state = aDossierState({ mode: 'mdc', task: 'compInfos' });
    const asClient = await arrive({ mode, start: E.right(started(state)) });
    expect([asClient.journey.step, asClient.journey.mode]).toEqual(['compInfos', 'omc']);
    const person = { externalReference: 'ADVISER-1', firstName: undefined, lastName: undefined, birthdate: undefined };
    const asAdviser = await arrive({ mode, start: E.right({ ...started(state), person }) });
    expect([asAdviser.journey.step, asAdviser.journey.mode]).toEqual(['compInfos', 'mdc']);
  });
});

describe('D-101: the name of the adviser whose session it is', () => {
  const nadia = { name: 'Nadia Exemple', agency: 'Nantes Centre' };
  const start = E.left(refused('SUBSCRIPTION_UNKNOWN'));

  test('is known before there is a file', async () => {
    const there = arriving({ start, mode: 'mdc', adviser: nadia });
    await there.at('/main');
    expect([there.journey.step, there.startup.adviser]).toEqual(['accountType', nadia]);
  });

  test('is not while it is asked which session continues, and is then', async () => {
    const there = arriving({ start, mode: 'mdc', adviser: nadia, unasked: 'workstation', returning: true });
    await there.at('/main');
    expect([there.startup.choosing, there.startup.adviser]).toEqual([true, undefined]);
    await there.startup.keepSession();
    expect(there.startup.adviser).toEqual(nadia);
  });
});

describe('D-101: a code that this tab did not ask for, while a session is open', () => {
  const start = E.right(started(aDossierState({ task: 'compInfos' })));
  const asked = async (unasked: 'workstation' | 'other', mode: Mode) => {
    const there = arriving({ start, mode, unasked, returning: true });
    await there.at('/main');
    const { startup } = there;
    expect([startup.choosing, startup.ready, there.asked]).toEqual([true, false, []]);
    await there.at('/main');
    expect([startup.choosing, there.asked]).toEqual([true, []]);
    show(<Asked startup={startup} />);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual([sessionOpenMessages.omc.keep, sessionOpenMessages.omc.other]);
    return there;
  };
  /** Renders the choice between two sessions while it is open. */
  const Asked = observer(function Asked({ startup }: { readonly startup: Startup }) {
    return startup.choosing ? <SessionOpenScreen startup={startup} /> : <p />;
  });
  const press = async (name: string): Promise<void> => act(async () => screen.getByRole('button', { name }).click());

  test.each(['omc', 'mdc'] as const)('%s: the session is kept: its file continues', async mode => {
    const there = await asked('workstation', mode);
    await press(sessionOpenMessages.omc.keep);
    expect([there.startup.choosing, there.startup.ready, there.asked]).toEqual([false, true, ['kept', 'state']]);
    expect(there.visit.ended).toEqual([]);
  });

  test('mdc: another takes its place: the code is used', async () => {
    const there = await asked('workstation', 'mdc');
    await press(sessionOpenMessages.omc.other);
    expect([there.startup.ready, there.asked]).toEqual([true, ['left', 'state']]);
  });

  test('omc: another is opened by an identification alone, and the code never used', async () => {
    const there = await asked('other', 'omc');
    await press(sessionOpenMessages.omc.other);
    expect([there.asked, there.visit.ended]).toEqual([['left'], ['identified']]);
  });
});

test('STP-10: the offer that does not load opens the continue modal; the step stays shown', async () => {
  const { journey, log } = await arrive({ cartFailure: { kind: 'unreachable' } });
  await waitFor(() => expect(log).toEqual(['continue modal']));
  expect(journey.step).toBe('identityDocUpload');
});

describe('XTR-28: coming back says what is left', () => {
  const state = aDossierState({ task: 'incomeDocUpload' });

  test('and how long it takes, until the first press elsewhere, or until the customer continues', async () => {
    const { startup, journey } = await arrive({ start: E.right(started(state)) });
    show(<ReturnNotice startup={startup} workflow="individual" />);
    expect(screen.getByText(returnedMessages.title)).toBeInTheDocument();
    const left = 'le justificatif de revenu, quelques questions, le récapitulatif, la vérification vidéo et la signature';
    expect(screen.getByText(new RegExp(left))).toBeInTheDocument();
    expect(screen.getByText(plain(returnedMessages.minutes(10)))).toBeInTheDocument();
    await userEvent.click(screen.getByText(returnedMessages.title));
    expect(screen.getByText(returnedMessages.title)).toBeInTheDocument();
    await userEvent.click(document.body);
    expect(screen.queryByText(returnedMessages.title)).not.toBeInTheDocument();
    await act(() => journey.goTo('incomeDocUpload', 'ProofControlProgress'));
    act(() => startup.shown());
    expect(startup.left).toBeUndefined();
  });

  test('who comes back from the signature resumes nothing (SGN-03, D-99b)', async () => {
    const { startup, model, at } = arriving({ start: E.right(started(aDossierState({ task: 'signature' }))) });
    await at('/signature');
    expect([startup.ready, startup.left, model.backFromSignature]).toEqual([true, undefined, true]);
  });

  test('a reload is no return', async () => {
    const { startup } = await arrive({ start: E.right(started(state)), entry: { step: 'incomeDocUpload', from: undefined } });
    expect(startup.left).toBeUndefined();
  });
});

describe('D-125: coming back to papers first', () => {
  const given = (rank: '1' | '2') => ({ rank, documentCode: '001111', controlId: `C-${rank}`, controlResult: 'OK' });
  const state = aDossierState({ proofs: [given('1'), given('2')] });

  test('STP-06: another device shows the identity’s page; from there the journey goes on at the first paper that is missing', async () => {
    const { journey, model } = await arrive({ start: E.right(started(state)), papersFirst: true });
    expect([journey.at.step, journey.at.page]).toEqual(['identityDocUpload', 'UploadIdentityProof']);
    expect(model.stands).toBe('incomeDocUpload');
  });

  test('D-123: a co-holder in a session of their own, who sees no answer of the holder, is where the bank is', async () => {
    const ofTwoPeople = { ...ofTwo, proofs: [given('1'), given('2')], task: 'coHolderIdentityDocUpload' } as const;
    const { model } = await arrive({ start: E.right(started(aDossierState(ofTwoPeople), 'EXT-2')), papersFirst: true });
    expect([model.stands, model.state.papersFirst]).toEqual(['coHolderIdentityDocUpload', undefined]);
  });

  test('STP-12: a reload stays at its photo', async () => {
    const entry = { step: 'addressDocUpload', page: 'UploadAddressProof', from: undefined } as const;
    const { journey } = await arrive({ start: E.right(started(state)), papersFirst: true, entry });
    expect([journey.at.step, journey.at.page]).toEqual(['addressDocUpload', 'UploadAddressProof']);
  });

  test('a bank that refused a paper is followed in its order, after a reload too', async () => {
    const { model } = await arrive({ start: E.right(started(state)), papersFirst: true });
    model.followBank('incomeDocUpload');
    expect([model.stands, model.state.papersFirst]).toEqual(['identityDocUpload', undefined]);
    model.begin(started(state), {});
    expect(model.stands).toBe('identityDocUpload');
  });
});
