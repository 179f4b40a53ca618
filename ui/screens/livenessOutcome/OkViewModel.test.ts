import * as E from 'fp-ts/Either';
import { CompleteSignature } from '@application/finalisation/CompleteSignature';
import { Ceremony } from '@application/signature/Ceremony';
import { effectsInARow, FakeRoutes, FakeSignatures, refusedWith, settled, unreachable, endingSettings } from '@tests/builders/ending';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { Conclusion } from '../finalize/Conclusion';
import { OkViewModel } from './OkViewModel';

const check = { livenessId: 'LV-1', url: 'https://video.example/LV-1' };

const open = (signatures: FakeSignatures, mode: 'omc' | 'mdc' = 'omc', filmed = false) => {
  const journey = new FakeDossierJourney('signature', { page: 'LivenessControlOk' });
  journey.steps.mode = mode;
  const conclusion = new Conclusion(journey, new CompleteSignature(signatures, effectsInARow()), new FakeRoutes());
  const vm = new OkViewModel(
    journey,
    { check: filmed ? check : undefined },
    new Ceremony(signatures, endingSettings(), effectsInARow()),
    conclusion,
  );
  return { journey, signatures, vm };
};
const unsigned = () => new FakeSignatures(E.left(refusedWith('not_found', 404)));

describe('LIV-04: the video check passed', () => {
  test('D-99c: the documents are shown on the same page, without a press', async () => {
    const { vm, journey, signatures } = open(unsigned());
    vm.enter();
    await settled();
    expect([vm.toSign, journey.moves, signatures.calls, vm.busy]).toEqual([true, [], [], false]);
  });

  test('with an adviser nothing happens before the press', async () => {
    const { vm, journey } = open(unsigned(), 'mdc');
    vm.enter();
    await settled();
    expect([vm.toSign, vm.busy, journey.moves]).toEqual([false, false, []]);
  });

  test('just filmed: there is no ceremony yet, and its status is not asked for', async () => {
    const { vm, journey, signatures } = open(unsigned(), 'omc', true);
    await vm.next();
    expect([vm.toSign, journey.moves, signatures.statuses.asked]).toEqual([true, [], 0]);
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
});
