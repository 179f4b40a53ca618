import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { Watches } from '@application/watch';
import type { DossierState, Finalisation } from '@domain/journey/dossierState';
import type { PageName } from '@domain/journey/steps';
import { finalizeMessages } from '@messages/finalize';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { FakeRoutes, HandClock, HandVisibility, settled, signedOut, unreachable } from '@tests/builders/ending';
import { aDossierState, FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { moveOn } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { Clock } from '@application/browser/ports';
import { cardNumbers } from '@domain/offer/contracts';
import type { Mode } from '@domain/journey/words';
import { welcomeMessages } from '@messages/welcome';
import { WelcomeViewModel } from '../welcome/WelcomeViewModel';
import { EndScreen } from '../signature/EndScreen';
import { SignatureViewModel } from '../signature/SignatureViewModel';
import { FinalizeKoScreen } from './FinalizeScreens';
import { FinalizeViewModel } from './FinalizeViewModel';
import { Moment } from './Moment';
import { OpeningStages, type OpeningStage } from './OpeningStages';

const copy = finalizeMessages.omc;

const screens = { FinalizeProgress: EndScreen, FinalizeKo: FinalizeKoScreen, FinalizePage: EndScreen } as const;

const gold = { catalogNumber: cardNumbers.GOLD_MASTERCARD, label: 'Gold Mastercard' };

/** What the moment shows of the welcome: who, which card, and how it comes. */
const welcomed = (journey: FakeDossierJourney, card: typeof gold | undefined) => ({
  journey,
  person: { firstName: 'Maëlle' },
  price: {},
  card,
  delivery: card ? { mode: 'STAN' } : 'none',
});

const arrive = async (page: keyof typeof screens, state: Partial<DossierState> = {}, failing?: FakeDossierJourney['failing']) => {
  const journey = new FakeDossierJourney('signature', { page: page as PageName, state: { finalisation: { kind: 'ongoing' }, ...state } });
  journey.failing = failing;
  const clock = new HandClock();
  clock.held = true;
  const routes = new FakeRoutes();
  const Screen = screens[page];
  const stages = new OpeningStages(new HandClock());
  const vm = new FinalizeViewModel(journey, new Watches(clock, new HandVisibility()), routes, stages);
  show(
    <Screen />,
    [FinalizeViewModel, vm],
    [SignatureViewModel, {}],
    [WelcomeViewModel, welcomed(journey, gold)],
    [OpeningStages, stages],
    [Clock, clock],
    [DossierJourney, journey],
    [Dialogs, {}],
  );
  await act(settled);
  return { journey, clock, routes };
};
const ended = (result: Extract<Finalisation, { kind: 'ended' }>['result']): Finalisation => ({ kind: 'ended', result });
const asked = (journey: FakeDossierJourney) => journey.moves.filter(move => move === 'refresh').length;

describe('FIN-01: the account is being created', () => {
  test('it says so, and asks again every 2 s', async () => {
    const { journey, clock } = await arrive('FinalizeProgress');
    expect(screen.getByRole('heading', { level: 1, name: copy.progress.title('Maëlle') })).toBeInTheDocument();
    expect(screen.getByText(plain(copy.progress.messages[0].text))).toBeInTheDocument();
    await act(() => clock.tick());
    expect(asked(journey)).toBe(2);
    expect(clock.waits).toEqual([2_000, 2_000]);
  });

  test('60 calls and no more: the page stays, and looks again when asked to', async () => {
    const { journey, clock } = await arrive('FinalizeProgress');
    for (let call = 0; call < 65; call += 1) await act(() => clock.tick());
    expect(asked(journey)).toBe(60);
    expect(screen.getByText(plain(copy.stopped.text))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.stopped.again }));
    expect(asked(journey)).toBe(61);
  });

  test('D-30: a call without an answer is one of them', async () => {
    const { journey, clock } = await arrive('FinalizeProgress', {}, unreachable);
    await act(() => clock.tick());
    expect(asked(journey)).toBe(2);
    expect(journey.failures).toEqual([]);
  });

  test('SES-02: a session that ended ends the wait', async () => {
    const { journey } = await arrive('FinalizeProgress', {}, signedOut);
    expect(journey.failures).toEqual([signedOut]);
  });

  test('an answer that makes no sense ends it too: said, and looked at again when asked to', async () => {
    const unreadable = { kind: 'unreadable', report: ['id'] } as const;
    const { journey } = await arrive('FinalizeProgress', {}, unreadable);
    expect(journey.failures).toEqual([unreadable]);
    await userEvent.click(screen.getByRole('button', { name: copy.stopped.again }));
    expect(asked(journey)).toBe(2);
  });
});

/** The moment at a stage of the opening. */
const moment = (
  at: OpeningStage,
  { card, state, mode = 'omc', ...known }: { card?: typeof gold; state?: Partial<DossierState>; mode?: Mode; price?: undefined } = {},
) => {
  const journey = new FakeDossierJourney('signature', { page: 'FinalizeProgress', ...(state ? { state } : {}) });
  journey.steps.mode = mode;
  const clock = new HandClock();
  const stages = new OpeningStages(clock);
  if (at !== 'recording') stages.signedAt = '2025-10-15T10:32:00+02:00';
  const vm = { ...welcomed(journey, card), ...known } as unknown as WelcomeViewModel;
  show(
    <Moment at={at} vm={vm} came>
      {null}
    </Moment>,
    [OpeningStages, stages],
    [Clock, clock],
    [DossierJourney, journey],
    [Dialogs, {}],
  );
};
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent ?? ''));
const { stages: told, welcomed: toldOpen } = copy.progress;

describe('FIN-01, D-99: one moment from the signature to the welcome', () => {
  test('a stage is ticked only once an answer says so; the card with the account, since no answer says that it is ordered', () => {
    moment('recording', { card: gold });
    expect(lines()).toEqual([`${told.signature} (en cours)`, `2${told.account} (à venir)`, `3${told.card.STAN} (à venir)`]);
    expect(screen.getByRole('heading', { level: 1, name: copy.progress.title('Maëlle') })).toBeInTheDocument();
    expect(screen.getByText(copy.progress.yours(gold.label))).toBeInTheDocument();
  });

  test('the signature is recorded: its hour is said, once to a screen reader', () => {
    moment('creating', { card: gold });
    expect(lines()[0]).toBe(`${plain(told.signed('10 h 32'))} (fait)`);
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent ?? ''))).toEqual([plain(told.signed('10 h 32'))]);
  });

  test('the account is open: its number, the card in its outline, and the welcome as the title', () => {
    moment('open', { card: gold, state: { accountNumber: '5981 8398 126' } });
    expect(lines()).toEqual([
      `${plain(told.signed('10 h 32'))} (fait)`,
      `${plain(told.opened('5981 8398 126'))} (fait)`,
      `${told.card.STAN} (fait)`,
    ]);
    expect(screen.getByRole('heading', { level: 1, name: welcomeMessages.title('Maëlle') })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(plain(toldOpen('Maëlle')));
    expect(screen.queryByText(copy.progress.yours(gold.label))).not.toBeInTheDocument();
  });

  test('while the card is not known its outline is drawn without a name, so that nothing moves', () => {
    moment('recording', { price: undefined });
    expect(document.querySelector('.outline')).toHaveTextContent('');
    expect(document.querySelector('.outline')).not.toBeNull();
  });

  test('without a card the stages are alone', () => {
    moment('recording');
    expect(lines()).toHaveLength(2);
    expect(document.querySelector('.outline')).toBeNull();
  });
});

describe('FIN-01, FIN-02: its ends', () => {
  test.each([
    ['created', { finalisation: ended('created') }, ['open FinalizePage'], []],
    ['created, the file already at welcome', { task: 'welcome', finalisation: ended('created') }, ['goTo welcome'], []],
    ['further analysis', { finalisation: ended('finalizeFurtherAnalysis') }, [], ['information/finalize']],
    ['rejected', { finalisation: ended('finalizeRejected') }, [], ['error/rejected']],
    ['a generic failure', { finalisation: ended('finalizeGeneric') }, ['open FinalizeKo'], []],
    ['an error', { finalisation: { kind: 'error' } as const }, ['open FinalizeKo'], []],
  ] as const)('%s', async (_what, state, moves, went) => {
    const { journey, routes } = await arrive('FinalizeProgress', state);
    expect(journey.moves.filter(move => move !== 'refresh')).toEqual(moves);
    expect(routes.went).toEqual(went);
  });

  test('created: welcome follows by itself as soon as the file says so', async () => {
    const { journey } = await arrive('FinalizePage', { task: 'welcome', finalisation: ended('created') });
    expect(journey.moves).toEqual(['refresh', 'goTo welcome']);
  });

  test('created: a click asks at once', async () => {
    const { journey, clock } = await arrive('FinalizePage', { finalisation: ended('created') });
    const title = screen.getByRole('heading', { level: 1, name: welcomeMessages.title('Maëlle') });
    expect(document.title).toContain(copy.done.title);
    for (let call = 0; call < 65; call += 1) await act(() => clock.tick());
    expect(screen.getByText(plain(copy.done.text))).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
    await userEvent.click(screen.getByRole('button', { name: copy.done.next }));
    expect(screen.getByText(plain(copy.done.checking))).toBeInTheDocument();
    moveOn(journey.dossier, aDossierState({ task: 'welcome' }));
    await userEvent.click(screen.getByRole('button', { name: copy.done.next }));
    expect(journey.moves.at(-1)).toBe('goTo welcome');
  });

  test('not created this time: looked at again, with an adviser beside it', async () => {
    const { journey } = await arrive('FinalizeKo', { finalisation: ended('finalizeGeneric') });
    expect(screen.getByRole('link', { name: copy.ko.appointment })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.ko.again }));
    expect(screen.getByText(plain(copy.ko.still))).toBeInTheDocument();
    moveOn(journey.dossier, aDossierState({ finalisation: { kind: 'ongoing' } }));
    await userEvent.click(screen.getByRole('button', { name: copy.ko.again }));
    expect(journey.moves.at(-1)).toBe('open FinalizeProgress');
  });

  test.each([
    ['takes it up again', { finalisation: { kind: 'ongoing' } }, 'open FinalizeProgress'],
    ['opens the account after all', { finalisation: ended('created') }, 'open FinalizePage'],
  ] as const)('D-60: the bank looks into it by itself: nobody presses, and the page follows once it %s', async (_what, state, move) => {
    const { journey, clock } = await arrive('FinalizeKo', { finalisation: { kind: 'error' } });
    await act(() => clock.tick());
    expect(journey.moves).toEqual(['refresh', 'refresh']);
    moveOn(journey.dossier, aDossierState(state));
    await act(() => clock.tick());
    await act(settled);
    expect(journey.moves.filter(each => each !== 'refresh')).toEqual([move]);
  });
});
