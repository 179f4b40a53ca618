import { FakeLivenessChecks, liveness, settled } from '../../../tests/builders/ending';
import { FakeFileJourney, holders } from '../../../tests/fakes/FakeFileJourney';
import { flowBench } from '../../../tests/support/flow';
import { LivenessViewModel } from './LivenessViewModel';

const arrive = async (checks = new FakeLivenessChecks(), livenessId?: string) => {
  const participants = holders({ TIT: { customerExternalId: 'EXT-1', livenessId } });
  const journey = new FakeFileJourney('signature', { page: 'LivenessControlProgress', state: { participants } });
  const bench = flowBench(journey, checks);
  const leave = new LivenessViewModel(journey, bench.flow, { leaveFor: jest.fn(), replaceWith: jest.fn() }).enter();
  await settled();
  return { ...bench, journey, leave };
};

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
});
