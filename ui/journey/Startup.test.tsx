import { act, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { SaveProspect } from '@application/file/SaveProspect';
import type { LoadCart } from '@application/offer/LoadCart';
import type { Settings } from '@application/ports/Settings';
import type { EnterJourney } from '@application/session/EnterJourney';
import type { StartedFile } from '@application/session/StartJourney';
import { blankProspect } from '@domain/holders/prospect';
import type { FileState } from '@domain/journey/fileState';
import type { Mode } from '@domain/journey/words';
import { returnedCopy } from '@ui/copy/fr/returned';
import type { Dialogs } from '@ui/dialogs/Dialogs';
import { FakeVisit } from '../../tests/builders/ending';
import { cart } from '../../tests/builders/offer';
import { aFileState } from '../../tests/fakes/FakeFileJourney';
import { MemoryErrorReporter } from '@infrastructure/browser/MemoryErrorReporter';
import { MemoryAnswers, MemorySession, MemoryWords } from '../../tests/fakes/ports';
import { plain, show } from '../../tests/support/show';
import { FileModel } from './FileModel';
import { ReturnNotice } from './ReturnNotice';
import type { StepEntry } from './StepHistory';
import { StepJourney } from './StepJourney';

const clock = { now: () => '2025-06-01T14:02:00+02:00', today: () => '2025-06-01' as const, sleep: () => () => Promise.resolve() };
const session = { efs: '12345678', type: 'Bearer', value: 'T', expiration: '2025-06-01T15:00:00+02:00' };

const started = (state: FileState): StartedFile => ({
  state,
  person: { externalReference: 'EXT-1', firstName: undefined, lastName: undefined, birthdate: undefined },
  people: { TIT: blankProspect, COT: undefined },
  coHolderFinished: null,
});

interface Arriving {
  readonly start?: E.Either<Failure, StartedFile>;
  readonly entry?: StepEntry;
  readonly cartFailure?: Failure;
  readonly mode?: Mode;
  readonly connected?: boolean;
  readonly lapsed?: boolean;
}

const arrive = async ({
  start = E.right(started(aFileState())),
  entry,
  cartFailure,
  mode = 'omc',
  connected = true,
  lapsed = false,
}: Arriving) => {
  const log: string[] = [];
  const note = (what: string) => (detail?: unknown) => void log.push(typeof detail === 'string' ? `${what} ${detail}` : what);
  const held = new MemorySession();
  const visit = new FakeVisit();
  const reporter = new MemoryErrorReporter();
  if (connected) held.open(session);
  held.lapsed = lapsed;
  const loadCart = { run: () => (cartFailure ? TE.left(cartFailure) : TE.right(cart())) };
  const model = new FileModel({} as SaveProspect, loadCart as unknown as LoadCart, clock);
  const journey = new StepJourney(
    new MemoryAnswers(),
    held,
    clock,
    { mode, jointAccount: 'open' } as Settings,
    { send: () => undefined },
    { run: () => TE.fromEither(start) } as unknown as EnterJourney,
    new MemoryWords(),
    { carryOn: note('continue modal'), technical: note('technical'), alert: note('alert') } as unknown as Dialogs,
    visit,
    {
      toMain: note('main'),
      toSignature: note('signature'),
      toRedirect: note('redirect'),
      to: (destination: string) => void log.push(destination),
    },
    { entry, push: () => undefined, replace: () => undefined, back: () => undefined, forward: () => undefined },
    model,
    reporter,
  );
  expect(journey.ready).toBe(false);
  await journey.enter({ start: false, onMain: true, atSignature: false });
  return { journey, log, model, visit, reporter };
};

const refused = (code: string): Failure => ({ kind: 'refused', code });

test.each([
  ['a refusal', refused('SUBSCRIPTION_PURGED'), ['refused', 'SUBSCRIPTION_PURGED']],
  ['no answer', { kind: 'unreachable' }, ['unreachable']],
  ['a session that ended', { kind: 'signedOut' }, ['signedOut']],
] as const)('ERR-02: a startup that fails by %s is reported, and nothing loads any more', async (_what, failure, detail) => {
  const { journey, reporter } = await arrive({ start: E.left(failure) });
  expect(journey.ready).toBe(true);
  expect(reporter.reports).toEqual([{ kind: 'startup', where: 'startup', detail }]);
});

test('SES-01, R11: a session that ended while nobody looked is told of after a reload, and not passed over in silence', async () => {
  const { visit, journey } = await arrive({ connected: false, lapsed: true });
  expect([visit.ended, journey.ready]).toEqual([['lost'], false]);
});

describe('STP-07: startup', () => {
  test('ends ready on the step recorded, with the cart of the file', async () => {
    const { journey, model, log } = await arrive({ start: E.right(started(aFileState({ task: 'compInfos' }))) });
    expect([journey.ready, journey.step, journey.page]).toEqual([true, 'compInfos', 'ComplementaryInformationForm']);
    await Promise.resolve();
    expect(model.cart).toEqual(cart());
    expect(log).toEqual([]);
  });

  test.each([
    ['SUBSCRIPTION_UNKNOWN', 'error/generic'],
    ['HOLDER_TOO_YOUNG', 'error/too-young'],
    ['EXCLUDED_DEPARTMENT', 'error/excluded-department'],
    ['SUBSCRIPTION_PURGED', 'information/delai-depasse'],
  ])('ERR-02, ERR-06: is ready all the same where the bank refuses with %s, which leads to its page', async (code, page) => {
    const { journey, log } = await arrive({ start: E.left(refused(code)) });
    expect(journey.ready).toBe(true);
    expect(log).toEqual([page]);
  });

  test('ERR-02: a failure without a code leads to the generic error page', async () => {
    const { journey, log } = await arrive({ start: E.left({ kind: 'unreachable' }) });
    expect([journey.ready, log]).toEqual([true, ['error/generic']]);
  });
});

describe('SES-02: a session that ended ends the visit', () => {
  const signedOut = { kind: 'signedOut' } as const;

  test('at startup', async () => {
    const { visit, log } = await arrive({ start: E.left(signedOut) });
    expect([visit.ended, log]).toEqual([['lost'], []]);
  });

  test('while the offer is loaded', async () => {
    const { visit, log } = await arrive({ cartFailure: signedOut });
    await Promise.resolve();
    expect([visit.ended, log]).toEqual([['lost'], []]);
  });

  test('in an action, without a dialog', async () => {
    const { journey, visit, log } = await arrive({});
    journey.fail(signedOut, () => undefined);
    expect([visit.ended, log]).toEqual([['lost'], []]);
  });
});

describe('ADV-01, D-47: an entry of advisers', () => {
  const mode = 'mdc';

  test('shows nothing to somebody who is not connected', async () => {
    const { journey, log } = await arrive({ mode, connected: false });
    expect([journey.ready, log]).toEqual([true, ['error/AUTHENTICATION']]);
  });

  test('begins the file of a client where there is none yet', async () => {
    const { journey, log } = await arrive({ mode, start: E.left(refused('SUBSCRIPTION_UNKNOWN')) });
    expect([journey.ready, journey.step, journey.mode, log]).toEqual([true, 'home', 'mdc', []]);
  });

  test('speaks to the adviser of a file, and to its client in the client’s words', async () => {
    const state = aFileState({ initBo: true, task: 'compInfos' });
    const asClient = await arrive({ mode, start: E.right(started(state)) });
    expect([asClient.journey.step, asClient.journey.mode]).toEqual(['compInfos', 'omc']);
    const person = { externalReference: 'ADVISER-1', firstName: undefined, lastName: undefined, birthdate: undefined };
    const asAdviser = await arrive({ mode, start: E.right({ ...started(state), person }) });
    expect([asAdviser.journey.step, asAdviser.journey.mode]).toEqual(['compInfos', 'mdc']);
  });
});

test('STP-10: the offer that does not load opens the continue modal; the step stays shown', async () => {
  const { journey, log } = await arrive({ cartFailure: { kind: 'unreachable' } });
  await Promise.resolve();
  expect(log).toEqual(['continue modal']);
  expect(journey.step).toBe('identityDocUpload');
});

describe('XTR-28: coming back says what is left', () => {
  const state = aFileState({ task: 'incomeDocUpload' });

  test('and how long it takes, until one goes on', async () => {
    const { journey } = await arrive({ start: E.right(started(state)) });
    show(<ReturnNotice journey={journey} />);
    expect(screen.getByText(returnedCopy.title)).toBeInTheDocument();
    const left = 'le justificatif de revenu, quelques questions, le récapitulatif, la vérification vidéo et la signature';
    expect(screen.getByText(new RegExp(left))).toBeInTheDocument();
    expect(screen.getByText(plain(returnedCopy.minutes(10)))).toBeInTheDocument();
    await act(() => journey.goTo('compInfos'));
    expect(journey.left).toBeUndefined();
  });

  test('a reload is no return', async () => {
    const { journey } = await arrive({ start: E.right(started(state)), entry: { step: 'incomeDocUpload', from: undefined } });
    expect(journey.left).toBeUndefined();
  });
});
