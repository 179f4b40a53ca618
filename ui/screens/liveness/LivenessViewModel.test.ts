import type { Settings } from '@application/Settings';
import { asksConsent, CONSENT, FakeLivenessChecks, liveness, settled, VIDEO } from '@tests/builders/ending';
import { FakeDossierJourney, holders, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { flowBench } from '@tests/support/flow';
import { LivenessViewModel } from './LivenessViewModel';

const arrive = async (checks = new FakeLivenessChecks(), livenessId?: string, settings?: Settings, agreed = true) => {
  const participants = holders({ TIT: { customerExternalId: 'EXT-1', livenessId } });
  const journey = new FakeDossierJourney('signature', { page: 'LivenessPage', state: { participants } });
  const bench = flowBench(journey, checks, undefined, settings);
  if (agreed) bench.consenting.give();
  const left: string[] = [];
  const leave = (address: string): void => void left.push(address);
  const vm = new LivenessViewModel(journey, bench.flow, { leaveFor: leave, replaceWith: leave }, bench.rounds);
  const end = vm.enter();
  await settled();
  return { ...bench, journey, vm, left, leave: end };
};
const given = (consent: typeof CONSENT | undefined) => consent && { ...consent, givenAt: '2025-10-15T10:00:00+02:00' };
const says = (state: string) => ({ type: 'liveness', id: 'LV-1', state }) as const;

describe('XTR-70: where the bank asks for consent to the video', () => {
  test('the call says when the person agreed, who keeps the video and for how many days', async () => {
    const { checks } = await arrive(undefined, undefined, asksConsent());
    expect(checks.consents).toEqual([given(CONSENT)]);
  });

  test('without it no call leaves, and the page before asks for it', async () => {
    const { checks, journey, flow } = await arrive(undefined, 'LV-0', asksConsent(), false);
    expect([checks.created, checks.statuses.asked, flow.phase, journey.moves]).toEqual([[], 0, 'none', ['open PreLivenessPage']]);
  });

  test.each([
    ['signature', 'TIT', 'COT'],
    ['coHolderSignature', 'COT', 'TIT'],
  ] as const)('JNT-01: each person gives and withdraws their own: %s', (step, own, other) => {
    const { consenting } = flowBench(new FakeDossierJourney(step, { state: ofTwo }), undefined, undefined, asksConsent());
    consenting.give();
    expect([consenting.given(), consenting.given(own), consenting.given(other)]).toEqual([CONSENT, CONSENT, undefined].map(given));
    consenting.withdraw();
    expect([consenting.given(own), consenting.given(other)]).toEqual([undefined, undefined]);
  });

  test('elsewhere the call says nothing of one', async () => {
    expect((await arrive()).checks.consents).toEqual([undefined]);
  });
});

describe('LIV-02: the page of the capture', () => {
  test('a check is made for the person, and filmed in the provider’s frame', async () => {
    const { flow, checks, journey } = await arrive();
    expect([checks.created, flow.phase, flow.check?.livenessId, journey.moves]).toEqual([['TIT'], 'filming', 'LV-1', []]);
  });

  test('the frame says that it ended: the page of the wait', async () => {
    const { frames, journey } = await arrive();
    await frames.say(VIDEO, says('ended'));
    expect(journey.moves).toEqual(['open LivenessControlProgress']);
  });

  test('X25: a message from another origin is ignored', async () => {
    const { frames, journey } = await arrive();
    await frames.say('https://elsewhere.example.net', says('ended'));
    expect(journey.moves).toEqual([]);
  });

  test('D-97: no word of the frame for fifteen seconds: its page in full is offered, and withdrawn at a word', async () => {
    const { flow, frames, clock, vm, left } = await arrive();
    expect(flow.frame.missing).toBe(false);
    await clock.tick();
    expect(flow.frame.missing).toBe(true);
    vm.go();
    expect(left).toEqual([`${VIDEO}/capture/LV-1`]);
    await frames.say(VIDEO, says('here'));
    expect([flow.frame.missing, flow.phase]).toEqual([false, 'awaited']);
  });

  test('D-109: while the film waits for its press, no delay runs out; sent, the page of the wait', async () => {
    const { flow, frames, clock, journey } = await arrive();
    await frames.say(VIDEO, says('filmed'));
    await clock.tick();
    expect([flow.phase, journey.moves]).toEqual(['filming', []]);
    await frames.say(VIDEO, says('ended'));
    expect(journey.moves).toEqual(['open LivenessControlProgress']);
  });

  test('LIV-03: a check that the file names and that passed is not filmed again', async () => {
    const passed = new FakeLivenessChecks(liveness({ status: 'ENDED', validated: true, count: 1 }));
    const { checks, journey } = await arrive(passed, 'LV-0');
    expect([checks.created, journey.moves]).toEqual([[], ['open LivenessControlOk']]);
  });

  test('a customer who stops returns to the previous page, and later messages are ignored', async () => {
    const { vm, flow, frames, journey, leave } = await arrive();
    vm.stop();
    leave();
    expect([journey.moves, flow.phase, frames.listeners]).toEqual([['open PreLivenessPage'], 'none', 0]);
  });

  test('a check that was sent continues while the page of the wait is shown', async () => {
    const { frames, flow, clock, leave, journey } = await arrive();
    await frames.say(VIDEO, says('ended'));
    leave();
    await clock.tick();
    expect([flow.phase, journey.failures]).toEqual(['sent', []]);
  });
});

describe('D-43, D-47: two people in one visit', () => {
  test('the result of the holder’s check is never shown for the co-holder, whose own is looked for', async () => {
    const participants = holders({
      TIT: { customerExternalId: 'EXT-1', livenessId: 'LV-0' },
      COT: { customerExternalId: 'EXT-2', livenessId: undefined },
    });
    const state = { ...ofTwo, mode: 'mdc', participants } as const;
    const journey = new FakeDossierJourney('middleControl', { state }); // a step of nobody's: the person is the connected one
    const { flow } = flowBench(journey, new FakeLivenessChecks(liveness({ status: 'ENDED', validated: true, count: 1 })));
    expect((await flow.known())?.outcome).toBe('OK');
    journey.connected = 'COT';
    expect([await flow.known(), flow.result, flow.phase]).toEqual([undefined, undefined, 'none']);
  });
});
