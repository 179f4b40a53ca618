import { act, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { observe, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { CompleteSignature } from '@application/finalisation/CompleteSignature';
import { Clock } from '@application/browser/ports';
import { Ceremony } from '@application/signature/Ceremony';
import { SendCode } from '@application/signature/SendCode';
import { Watches } from '@application/watch';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { catalogue } from '@domain/offer/contracts';
import { ConfiguredWithdrawals } from '@infrastructure/config/ConfiguredWithdrawals';
import type { DossierState } from '@domain/journey/dossierState';
import type { PageName } from '@domain/journey/steps';
import { finalizeMessages } from '@messages/finalize';
import { welcomeMessages } from '@messages/welcome';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import {
  effectsInARow,
  endingSettings,
  FakeRoutes,
  FakeSignatures,
  HandFrames,
  HandVisibility,
  noWithdrawal,
} from '@tests/builders/ending';
import { clockOn, settings as journeySettings } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { plain, screenIs, show } from '@tests/support/show';
import { CodeSender } from '../signature/CodeSender';
import { EndScreen } from '../signature/EndScreen';
import { SignatureViewModel } from '../signature/SignatureViewModel';
import { MobilityViewModel } from '../welcome/MobilityViewModel';
import { WelcomeViewModel } from '../welcome/WelcomeViewModel';
import { Conclusion } from './Conclusion';
import { FinalizeKoScreen } from './FinalizeScreens';
import { FinalizeViewModel } from './FinalizeViewModel';
import { LEAST_MS, OpeningStages } from './OpeningStages';

const readers = {
  alone: { step: 'signature', mode: 'omc', connected: 'TIT', firstName: 'Maëlle', state: {} },
  'the co-holder of a joint account': { step: 'coHolderSignature', mode: 'omc', connected: 'COT', firstName: 'Éloi', state: ofTwo },
  'an adviser': { step: 'signature', mode: 'mdc', connected: 'TIT', firstName: 'Maëlle', state: {} },
} as const;
type Who = keyof typeof readers;
const everyone = ['alone', 'the co-holder of a joint account', 'an adviser'] as const;

/** The end of the creation, as the bank's state says it. */
const created: Partial<DossierState> = {
  task: 'welcome',
  accountNumber: '59818398126',
  finalisation: { kind: 'ended', result: 'created' },
};
const failed: Partial<DossierState> = { finalisation: { kind: 'error' } };

const PAGES: Readonly<Record<string, string>> = { 'goTo accountCreation': 'FinalizeProgress', 'goTo welcome': 'WelcomePage' };
const SAMPLE_MS = 50;

const named = (firstName: string): Prospect => ({ ...blankProspect, identity: { ...blankProspect.identity, firstName } });

/** What is seen from the answer to the last signature on, by the time of each change, in milliseconds. */
const watch = async (
  who: Who,
  bank: { readonly answersIn: number; readonly end: Partial<DossierState> },
  page: PageName = 'DocuSignPage',
) => {
  const { step, mode, connected, firstName, state } = readers[who];
  const journey = new FakeDossierJourney(step, { page, state: page === 'WelcomePage' ? { ...state, ...bank.end } : state });
  journey.steps.mode = mode;
  journey.connected = connected;
  const clock = Object.assign(clockOn('2025-10-15'), { sleep: (ms: number) => () => new Promise<void>(done => setTimeout(done, ms)) });
  const told = (change: Partial<DossierState>) =>
    act(() => runInAction(() => (journey.dossier.state = { ...journey.dossier.state, ...change })));
  const signatures = new FakeSignatures(E.right('signed'));
  signatures.endSubscription = () => {
    void told({ finalisation: { kind: 'ongoing' } });
    setTimeout(() => void told(bank.end), bank.answersIn);
    return TE.right('accepted');
  };
  observe(journey.moves as never, () => {
    const move = journey.moves.at(-1) ?? '';
    // an answer that the bank is past this step moves the real journey on
    const follows = move === 'refresh' && journey.page === 'DocuSignPage' && journey.dossier.state.task === 'welcome';
    const page = follows ? 'WelcomePage' : (/^open (.+)/.exec(move)?.[1] ?? PAGES[move]);
    if (page !== undefined) runInAction(() => (journey.page = page as PageName));
  });
  const [routes, watches, stages, settings] = [
    new FakeRoutes(),
    new Watches(clock, new HandVisibility()),
    new OpeningStages(clock),
    endingSettings(),
  ];
  const signature = new SignatureViewModel(
    journey,
    new Ceremony(signatures, settings, effectsInARow()),
    watches,
    new HandFrames(),
    settings,
    { leaveFor: () => undefined, replaceWith: () => undefined },
    new Conclusion(journey, new CompleteSignature(signatures, effectsInARow()), routes),
    new CodeSender(journey, new SendCode(signatures), clock),
    clock,
    stages,
    { answer: undefined },
  );
  journey.dossier.people = { TIT: named('Maëlle'), COT: named('Éloi') };
  journey.dossier.cart = cart({
    selection: [
      { ...chosenCard('TIT', catalogue.GOLD_MASTERCARD), deliveryMode: 'AGEN' },
      { ...chosenCard('COT', catalogue.MASTERCARD), deliveryMode: 'STAN' },
    ],
  });
  const welcome = new WelcomeViewModel(
    journey,
    {} as never,
    new ConfiguredWithdrawals(settings),
    new ReadOfferOnDossier(journeySettings(), clock),
    clock,
    { given: () => undefined },
    noWithdrawal,
    { at: undefined },
  );
  const Page = observer(() => (journey.page === 'FinalizeKo' ? <FinalizeKoScreen /> : <EndScreen />));
  const focused: string[] = [];
  const count = ({ target }: FocusEvent): void =>
    void (target instanceof HTMLHeadingElement && focused.push(plain(target.textContent ?? '')));
  document.addEventListener('focusin', count);
  show(
    <Page />,
    [SignatureViewModel, signature],
    [FinalizeViewModel, new FinalizeViewModel(journey, watches, routes, stages)],
    [WelcomeViewModel, welcome],
    [MobilityViewModel, { offered: false }],
    [OpeningStages, stages],
    [Clock, clock],
    [DossierJourney, journey],
    [Dialogs, {}],
  );
  const seen: { at: number; title: string; done: number; text: string }[] = [];
  let at = 0;
  const look = (): void => {
    const title = plain(screen.queryAllByRole('heading', { level: 1 })[0]?.textContent ?? '');
    const done = screen.queryAllByRole('listitem').filter(({ textContent }) => textContent?.includes('(fait)')).length;
    const text = plain(document.body.textContent ?? '');
    if (seen.at(-1)?.text !== text) seen.push({ at, title, done, text });
  };
  const isOver = () => journey.page === 'FinalizeKo' || journey.page === 'WelcomePage';
  while (!isOver() && at < 60_000) {
    await act(() => jest.advanceTimersByTimeAsync(SAMPLE_MS));
    at += SAMPLE_MS;
    look();
  }
  for (let landing = 0; landing < 3_000; landing += SAMPLE_MS) {
    await act(() => jest.advanceTimersByTimeAsync(SAMPLE_MS));
    at += SAMPLE_MS;
    look();
  }
  document.removeEventListener('focusin', count);
  const opening = seen.filter(
    ({ text }) => text.includes(plain(finalizeMessages[mode].progress.stages.signature)) || text.includes('Documents signés'),
  );
  const titles = [...new Set(opening.map(({ title }) => title))];
  const moved = focused.filter(title => titles.includes(title));
  return { page: journey.page, seen, opening, titles, focused: moved, copy: finalizeMessages[mode], firstName };
};

/** How long each state was shown, the last excepted. */
const shownFor = (seen: readonly { readonly at: number; readonly done: number; readonly title: string; readonly text: string }[]) => {
  const stateOf = ({ title, done, text }: (typeof seen)[number]) => [title, done, text.includes(welcomeMessages.next.title)].join();
  const starts = seen.filter((each, index) => index === 0 || stateOf(each) !== stateOf(seen[index - 1] ?? each)).map(({ at }) => at);
  return starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
};

beforeEach(() => {
  screenIs('wide');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('FIN-01, D-99a: between the last signature and the welcome, each state is true and can be read', () => {
  test.each(everyone.flatMap(who => [50, 20_000].map(answersIn => [who, answersIn] as const)))(
    '%s, a bank that answers in %d ms',
    async (who, answersIn) => {
      const { page, seen, opening, titles, focused, copy, firstName } = await watch(who, { answersIn, end: created });
      const { title, stages, messages } = copy.progress;
      expect(page).toBe('WelcomePage');
      expect(titles).toEqual([plain(title(firstName)), ...(who === 'an adviser' ? [] : [plain(welcomeMessages.title(firstName))])]);
      expect(focused).toEqual([plain(title(firstName))]);
      // two samples are the least that a time is known by
      expect(Math.min(...shownFor([...opening, ...seen.slice(-1)]))).toBeGreaterThanOrEqual(LEAST_MS - 2 * SAMPLE_MS);
      const opened = opening.findIndex(({ text }) => text.includes(plain(stages.opened('5981 8398 126'))));
      expect(opening[opened]?.at).toBeGreaterThanOrEqual(answersIn);
      expect(opening.slice(0, opened).every(({ done }) => done <= 1)).toBe(true);
      const waits = opening.filter(({ text }) => text.includes(plain(messages[1].text)));
      expect(waits.map(({ at }) => at >= 10_000)).toEqual(answersIn < 10_000 ? [] : waits.map(() => true));
      expect(waits.length > 0).toBe(answersIn > 10_000);
    },
  );

  test('who comes back to the open account sees it at once: the card does not land again, and nothing is announced', async () => {
    const { seen, copy, firstName } = await watch('alone', { answersIn: 0, end: created }, 'WelcomePage');
    const [first] = seen.filter(({ text }) => text.includes(welcomeMessages.next.title));
    expect(first?.at).toBeLessThan(LEAST_MS);
    expect(seen.map(({ text }) => text).join()).not.toContain(plain(copy.progress.welcomed(firstName)));
  });

  test.each(everyone)('FIN-02: %s, a creation that fails half-way: nobody is welcomed', async who => {
    const { seen, opening, titles, copy, firstName } = await watch(who, { answersIn: 3_000, end: failed });
    expect(titles).toEqual([plain(copy.progress.title(firstName))]);
    expect(Math.min(...shownFor([...opening, ...seen.slice(-1)]))).toBeGreaterThanOrEqual(LEAST_MS - 2 * SAMPLE_MS);
    expect(seen.at(-1)?.title).toBe(plain(copy.ko.title));
    expect(seen.at(-1)?.text).toContain(plain(copy.ko.text));
    expect(seen.map(({ text }) => text).join()).not.toMatch(/Bienvenue|Compte n°|Compte ouvert/);
  });
});
