import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { act } from 'react';
import { livenessMessages } from '@messages/liveness';
import { videoFollowedMessages as videoFollowed } from '@messages/videoFollowed';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { FakeLivenessChecks, liveness, refusedWith, settled, unreachable, VIDEO } from '@tests/builders/ending';
import { FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { flowBench } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { ReaderContext } from '@ui/mvvm/messages';
import { LivenessScreen } from './LivenessScreen';
import { LivenessViewModel } from './LivenessViewModel';
import { ProgressScreen } from './ProgressScreen';

const copy = livenessMessages.omc;

const left: string[] = [];
const away = { leaveFor: (address: string) => void left.push(address), replaceWith: () => undefined };

const arrive = async (checks = new FakeLivenessChecks(), journey = new FakeDossierJourney('signature')) => {
  const bench = flowBench(journey, checks);
  show(
    <LivenessScreen />,
    [LivenessViewModel, new LivenessViewModel(journey, bench.flow, away, bench.rounds)],
    [DossierJourney, journey],
    [Dialogs, {}],
  );
  await act(settled);
  return { ...bench, journey };
};
type FlowBench = ReturnType<typeof flowBench>;
const say = (bench: FlowBench, origin: string, state: string, id = 'LV-1') =>
  act(() => bench.frames.say(origin, { type: 'liveness', id, state }));
const tick = (bench: FlowBench) => act(() => bench.clock.tick());
const passed = liveness({ status: 'ENDED', validated: true, count: 1 });

describe('LIV-02, D-18: the capture', () => {
  test('D-97: a frame that says nothing for fifteen seconds stays, with its page in full beside it, until it says something', async () => {
    const bench = await arrive();
    const offered = () => screen.queryByRole('button', { name: copy.frameMissing.go });
    expect(offered()).not.toBeInTheDocument();
    fireEvent.load(screen.getByTitle(copy.frame)); // browsers load an error page of their own for a blocked frame
    await tick(bench);
    await userEvent.click(screen.getByRole('button', { name: copy.frameMissing.go }));
    expect([left, screen.getByTitle(copy.frame)]).toEqual([[`${VIDEO}/capture/LV-1`], expect.any(HTMLIFrameElement)]);
    await say(bench, VIDEO, 'here');
    expect(offered()).not.toBeInTheDocument();
  });

  test('the provider’s page is framed with the camera delegated to its origin alone', async () => {
    const { checks } = await arrive();
    const frame = screen.getByTitle(copy.frame);
    expect(frame).toHaveAttribute('src', `${VIDEO}/capture/LV-1`);
    expect(frame).toHaveAttribute('allow', `camera ${VIDEO}; microphone ${VIDEO}; autoplay ${VIDEO}`);
    expect(checks.created).toEqual(['TIT']);
    expect(checks.statuses.asked).toBe(0);
  });

  test('D-102: it says that it ended: the bank is asked at once, on the page that waits', async () => {
    const bench = await arrive();
    await say(bench, VIDEO, 'ended');
    expect(bench.checks.statuses.asked).toBe(1);
    expect(bench.journey.moves).toEqual(['open LivenessControlProgress']);
  });

  test.each([
    ['another origin', 'https://elsewhere.example.org', 'LV-1'],
    ['another check', VIDEO, 'LV-9'],
  ])('X25: a message of %s is not heard', async (_whose, origin, id) => {
    const bench = await arrive();
    await say(bench, origin, 'ended', id);
    expect(bench.checks.statuses.asked).toBe(0);
    expect(bench.journey.moves).toEqual([]);
  });

  test('trouble in the frame is shown there: nothing is asked, no attempt is used', async () => {
    const bench = await arrive();
    await say(bench, VIDEO, 'error');
    expect(bench.checks.statuses.asked).toBe(0);
    expect(bench.journey.moves).toEqual([]);
  });

  test('D-102: no word comes from the frame: polling alone decides, from two minutes after it opened', async () => {
    const bench = await arrive(new FakeLivenessChecks(liveness(), passed));
    await tick(bench);
    expect(screen.getByText(plain(copy.awaited.title))).toBeInTheDocument();
    expect(bench.checks.statuses.asked).toBe(1);
    await tick(bench);
    expect(bench.checks.statuses.asked).toBe(2);
    expect(bench.journey.moves).toEqual(['open LivenessControlOk']);
  });

  test('a person who needs more time takes it', async () => {
    const bench = await arrive();
    await tick(bench);
    await userEvent.click(screen.getByRole('button', { name: copy.awaited.moreTime }));
    expect(screen.queryByText(plain(copy.awaited.title))).not.toBeInTheDocument();
    expect(screen.getByTitle(copy.frame)).toBeInTheDocument();
    const { asked } = bench.checks.statuses;
    await act(settled);
    expect(bench.checks.statuses.asked).toBe(asked);
  });

  test('LIV-03: the bank allows no more', async () => {
    const checks = new FakeLivenessChecks();
    checks.creation.then(E.left(refusedWith('MAXIMUM_LIVENESS_COUNT')));
    const { journey, flow } = await arrive(checks);
    expect(journey.moves).toEqual(['open LivenessControlKo']);
    expect(flow.result).toEqual({ outcome: 'KO', attemptsLeft: 0, why: 'usedUp' });
  });

  test('it cannot be created: said, and tried once more', async () => {
    const checks = new FakeLivenessChecks();
    checks.creation.then(E.left(unreachable), E.right({ livenessId: 'LV-2', url: `${VIDEO}/capture/LV-2` }));
    const { journey } = await arrive(checks);
    expect(journey.failures).toEqual([unreachable]);
    await act(async () => {
      journey.again?.();
      await settled();
    });
    expect(screen.getByTitle(copy.frame)).toHaveAttribute('src', `${VIDEO}/capture/LV-2`);
  });

  test('LIV-02: it cannot be created and the dialog is closed: the page has a next action, no wait for ever', async () => {
    const checks = new FakeLivenessChecks();
    checks.creation.then(E.left(unreachable), E.right({ livenessId: 'LV-2', url: `${VIDEO}/capture/LV-2` }));
    await arrive(checks);
    expect(screen.getByText(plain(copy.failed.title))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: copy.failed.again }));
    await act(settled);
    expect(screen.getByTitle(copy.frame)).toHaveAttribute('src', `${VIDEO}/capture/LV-2`);
  });

  test('LIV-03: the camera stayed closed in the frame, and nothing came in time: the page says so', async () => {
    const bench = await arrive(new FakeLivenessChecks(liveness()));
    await say(bench, VIDEO, 'camera');
    for (let call = 0; call < 21; call += 1) await tick(bench);
    expect(bench.flow.result?.why).toBe('camera');
  });

  test('D-99: going back to the advice ends the check: nothing is asked any more', async () => {
    const bench = await arrive();
    await userEvent.click(screen.getByRole('button', { name: copy.leave }));
    expect(bench.journey.moves).toEqual(['open PreLivenessPage']);
    expect(bench.frames.listeners).toBe(0);
    await tick(bench);
    expect(bench.checks.statuses.asked).toBe(0);
  });
});

describe('LIV-02, LIV-03: the wait', () => {
  const wait = async (checks: FakeLivenessChecks, livenessId: string | undefined, mode: 'omc' | 'mdc' = 'omc') => {
    const journey = new FakeDossierJourney('signature', {
      page: 'LivenessControlProgress',
      state: { participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId } }) },
    });
    journey.steps.mode = mode;
    const bench = flowBench(journey, checks);
    const page = (
      <ReaderContext.Provider value={mode}>
        <ProgressScreen />
      </ReaderContext.Provider>
    );
    show(
      page,
      [LivenessViewModel, new LivenessViewModel(journey, bench.flow, away, bench.rounds)],
      [DossierJourney, journey],
      [Dialogs, {}],
    );
    await act(settled);
    return { ...bench, journey };
  };

  test('says what is in progress', async () => {
    await wait(new FakeLivenessChecks(), 'LV-0');
    expect(screen.getByRole('heading', { level: 1, name: copy.progress.title })).toBeInTheDocument();
    expect(screen.getByText(plain(copy.progress.messages[0].text))).toBeInTheDocument();
  });

  test('D-102: no adviser reads that the video came before the bank says so, and one may ask', async () => {
    const bench = await wait(new FakeLivenessChecks(liveness()), 'LV-0', 'mdc');
    const { title, messages } = livenessMessages.mdc.progress;
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(messages.filter(({ text }) => /est (reçue|vérifiée)\./.test(text) && !text.includes('dès que'))).toEqual([]);
    expect(screen.queryByText(plain(copy.progress.messages[0].text))).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: videoFollowed.look }));
    expect(bench.checks.statuses.asked).toBe(2);
  });

  test.each([
    ['validated', passed, 'LivenessControlOk'],
    ['missed', liveness({ status: 'ENDED', count: 1 }), 'LivenessControlKo'],
    ['the last one missed', liveness({ status: 'ENDED', count: 3 }), 'LivenessControlKo'],
  ])('%s: its page, after a reload too', async (_what, answer, page) => {
    const { journey } = await wait(new FakeLivenessChecks(answer), 'LV-0');
    expect(journey.moves).toEqual([`open ${page}`]);
  });

  test('twenty calls without an answer: to be tried again', async () => {
    const bench = await wait(new FakeLivenessChecks(liveness()), 'LV-0');
    for (let call = 1; call < 25; call += 1) await tick(bench);
    expect(bench.checks.statuses.asked).toBe(20);
    expect(bench.journey.moves).toEqual(['open LivenessControlKo']);
    expect(bench.flow.result?.outcome).toBe('REPLAY');
  });

  test('without a check there is nothing to wait for', async () => {
    const { journey } = await wait(new FakeLivenessChecks(), undefined);
    expect(journey.moves).toEqual(['open PreLivenessPage']);
  });
});

describe('D-09: coming back to the capture', () => {
  const named = () =>
    new FakeDossierJourney('signature', {
      state: { participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId: 'LV-0' } }) },
    });

  test.each([
    ['passed', passed, 'LivenessControlOk'],
    ['the last one missed', liveness({ status: 'ENDED', count: 3 }), 'LivenessControlKo'],
  ])('after a check that %s films nothing', async (_what, answer, page) => {
    const { checks, journey } = await arrive(new FakeLivenessChecks(answer), named());
    expect(checks.created).toEqual([]);
    expect(journey.moves).toEqual([`open ${page}`]);
  });

  test('after one that may be tried again films again', async () => {
    const { checks, journey } = await arrive(new FakeLivenessChecks(liveness({ status: 'ENDED', count: 1 })), named());
    expect(checks.created).toEqual(['TIT']);
    expect(journey.moves).toEqual([]);
    expect(screen.getByTitle(copy.frame)).toBeInTheDocument();
  });
});
