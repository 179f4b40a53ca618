import * as E from 'fp-ts/Either';
import { CompleteSignature } from '@application/finalisation/CompleteSignature';
import { Ceremony } from '@application/signature/Ceremony';
import {
  effectsInARow,
  FakeRoutes,
  FakeSignatures,
  HandClock,
  refusedWith,
  settled,
  unreachable,
  endingSettings,
} from '@tests/builders/ending';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { Conclusion } from '../finalize/Conclusion';
import { OkViewModel } from './OkViewModel';

const check = { livenessId: 'LV-1', url: 'https://video.example/LV-1' };

const open = (signatures: FakeSignatures, mode: 'omc' | 'mdc' = 'omc', filmed = false) => {
  const clock = new HandClock();
  clock.held = true;
  const journey = new FakeDossierJourney('signature', { page: 'LivenessControlOk' });
  journey.steps.mode = mode;
  const conclusion = new Conclusion(journey, new CompleteSignature(signatures, effectsInARow()), new FakeRoutes());
  const vm = new OkViewModel(
    journey,
    { check: filmed ? check : undefined },
    new Ceremony(signatures, endingSettings(), effectsInARow()),
    conclusion,
    clock,
  );
  return { journey, signatures, clock, vm };
};
const unsigned = () => new FakeSignatures(E.left(refusedWith('not_found', 404)));

describe('LIV-04: the video check passed', () => {
  test('the documents come next', async () => {
    const { vm, journey, signatures } = open(unsigned());
    await vm.next();
    expect([journey.moves, signatures.calls, vm.busy]).toEqual([['open PreContractDocPage'], [], false]);
  });

  test('just filmed: there is no ceremony yet, and its status is not asked for', async () => {
    const { vm, journey, signatures } = open(unsigned(), 'omc', true);
    await vm.next();
    expect([journey.moves, signatures.statuses.asked]).toEqual([['open PreContractDocPage'], 0]);
  });

  test('D-38: where everything is signed already, the subscription ends', async () => {
    const { vm, journey, signatures } = open(new FakeSignatures(E.right('signed')));
    await vm.next();
    expect([signatures.calls.map(call => call.split(' ')[0]), journey.moves.at(-1)]).toEqual([['holder', 'end'], 'goTo accountCreation']);
  });

  test('RTE-02: with an adviser the result is recorded, and the board comes back', async () => {
    const { vm, journey } = open(unsigned(), 'mdc');
    await vm.next();
    expect(journey.moves).toEqual(['forget the result', 'refresh', 'open PreLivenessPage']);
  });

  test('ERR-04: where that fails it is shown, and can be tried again', async () => {
    const { vm, journey } = open(unsigned(), 'mdc');
    journey.failing = unreachable;
    await vm.next();
    expect([journey.failures, vm.busy, journey.again]).toEqual([[unreachable], false, expect.any(Function)]);
  });

  test('WCAG 2.2.1, XTR-35: the page continues five seconds after filming, and not for a return to the result', async () => {
    const filmed = open(unsigned(), 'omc', true);
    filmed.vm.enter();
    expect([filmed.clock.waits, filmed.journey.moves]).toEqual([[5_000], []]);
    await filmed.clock.tick();
    await settled();
    expect(filmed.journey.moves).toEqual(['open PreContractDocPage']);
    const back = open(unsigned());
    back.vm.enter();
    expect([back.vm.leadsOn, back.clock.waits]).toEqual([false, []]);
  });

  test('who left the page in between, and an adviser, are led nowhere', async () => {
    const left = open(unsigned(), 'omc', true);
    left.vm.enter()();
    await left.clock.tick();
    const adviser = open(unsigned(), 'mdc', true);
    adviser.vm.enter();
    expect([left.journey.moves, adviser.clock.waits]).toEqual([[], []]);
  });
});
