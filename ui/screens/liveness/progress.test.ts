import { BrowserClock } from '@infrastructure/browser/BrowserClock';
import type { Mode } from '@domain/journey/words';
import { pollingLimits } from '@domain/session/pollingLimits';
import { FakeLivenessChecks, liveness, settled } from '@tests/builders/ending';
import { aDossierState, FakeDossierJourney, holders } from '@tests/fakes/FakeDossierJourney';
import { flowBench, moveOn } from '@tests/support/flow';
import { QUIET_MS } from './LivenessFlow';
import { LivenessViewModel } from './LivenessViewModel';

const away = { leaveFor: jest.fn(), replaceWith: jest.fn() };
const arrive = async (checks = new FakeLivenessChecks(), livenessId?: string, mode: Mode = 'omc') => {
  const participants = holders({ TIT: { customerExternalId: 'EXT-1', livenessId } });
  const journey = new FakeDossierJourney('signature', { page: 'LivenessControlProgress', state: { participants } });
  journey.steps.mode = mode;
  const bench = flowBench(journey, checks);
  const vm = new LivenessViewModel(journey, bench.flow, away, bench.rounds);
  const leave = vm.enter();
  await settled();
  return { ...bench, journey, vm, leave };
};
const passed = liveness({ status: 'ENDED', validated: true, count: 1 });
const pages = (journey: FakeDossierJourney): readonly string[] => journey.moves.filter(move => move.startsWith('open'));

describe('LIV-02, LIV-03: the video is sent', () => {
  test('after a reload the bank is asked about the check that the file names', async () => {
    const { flow, journey, checks } = await arrive(new FakeLivenessChecks(), 'LV-1');
    expect([flow.phase, checks.statuses.asked, journey.moves]).toEqual(['sent', 1, []]);
  });

  test.each([
    ['passed', liveness({ status: 'ENDED', validated: true, count: 1 }), 'open LivenessControlOk'],
    ['did not', liveness({ status: 'ENDED', count: 1 }), 'open LivenessControlKo'],
  ])('the page of the result follows: it %s', async (_how, answer, move) => {
    const { journey } = await arrive(new FakeLivenessChecks(answer), 'LV-1');
    expect(journey.moves).toEqual([move]);
  });

  test('without any check there is nothing to wait for: the page before', async () => {
    const { journey, checks } = await arrive();
    expect([journey.moves, checks.statuses.asked]).toEqual([['open PreLivenessPage'], 0]);
  });

  test('D-30: the page left asks nothing more', async () => {
    const { leave, clock, checks } = await arrive(new FakeLivenessChecks(), 'LV-1');
    leave();
    await clock.tick();
    expect(checks.statuses.asked).toBe(1);
  });

  test('the page left and come back to asks again, and shows the result (D-30)', async () => {
    const { leave, vm, journey } = await arrive(new FakeLivenessChecks(liveness(), passed), 'LV-1');
    leave();
    const again = vm.enter();
    await settled();
    expect(pages(journey)).toEqual(['open LivenessControlOk']);
    again();
  });
});

describe('D-102: an adviser looks on while the client films', () => {
  test('asks once on the way in, and shows a result that is there', async () => {
    const { journey } = await arrive(new FakeLivenessChecks(passed), 'LV-1', 'mdc');
    expect(pages(journey)).toEqual(['open LivenessControlOk']);
  });

  test('shows that the video passed as soon as the file says so', async () => {
    const { journey, checks } = await arrive(new FakeLivenessChecks(liveness(), passed), 'LV-1', 'mdc');
    expect([checks.statuses.asked, pages(journey)]).toEqual([1, []]);
    const { participants } = journey.dossier.state;
    moveOn(
      journey.dossier,
      aDossierState({ ...journey.dossier.state, participants: { ...participants, TIT: { ...participants.TIT, done: ['videoChecked'] } } }),
    );
    await settled();
    expect(pages(journey)).toEqual(['open LivenessControlOk']);
  });

  test('asks once more where the adviser wants to know', async () => {
    const { journey, vm } = await arrive(new FakeLivenessChecks(liveness(), liveness({ status: 'ENDED', count: 1 })), 'LV-1', 'mdc');
    vm.look();
    await settled();
    expect(pages(journey)).toEqual(['open LivenessControlKo']);
  });

  test('a tab that is looked at again does not cut the client’s time short', async () => {
    const { visibility, checks } = await arrive(new FakeLivenessChecks(), 'LV-1', 'mdc');
    visibility.hide();
    await visibility.show();
    expect(checks.statuses.asked).toBe(1);
  });
});

describe('D-102: when polling begins, by the browser’s own clock', () => {
  const { everyMs, tries } = pollingLimits.decide({ what: 'liveness' });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['the client films', 'omc', 'LivenessPage', undefined, 0],
    ['an adviser looks on', 'mdc', 'LivenessControlProgress', 'LV-1', 1],
  ] as const)('%s: two minutes without a word, then twenty calls', async (_what, mode, page, livenessId, onArrival) => {
    const journey = new FakeDossierJourney('signature', {
      page,
      state: { participants: holders({ TIT: { customerExternalId: 'EXT-1', livenessId } }) },
    });
    journey.steps.mode = mode;
    const { flow, checks, rounds } = flowBench(journey, new FakeLivenessChecks(), new BrowserClock(undefined));
    const leave = new LivenessViewModel(journey, flow, away, rounds).enter();
    await jest.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect([QUIET_MS, checks.statuses.asked - onArrival, flow.phase]).toEqual([120_000, 0, page === 'LivenessPage' ? 'filming' : 'sent']);
    await jest.advanceTimersByTimeAsync(1);
    expect(checks.statuses.asked - onArrival).toBe(1);
    await jest.advanceTimersByTimeAsync((tries + 5) * everyMs);
    expect([checks.statuses.asked - onArrival, flow.result?.why]).toEqual([tries, 'silent']);
    leave();
  });
});
