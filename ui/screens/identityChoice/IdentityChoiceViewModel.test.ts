import { slotOf } from '@domain/proofs/slot';
import { ChosenPapers } from '@ui/screens/upload/ChosenPapers';
import { FakeFileJourney } from '../../../tests/fakes/FakeFileJourney';
import { IdentityChoiceViewModel } from './IdentityChoiceViewModel';

const open = (journey = new FakeFileJourney('identityDocUpload')) => {
  const chosen = new ChosenPapers();
  return { journey, chosen, vm: new IdentityChoiceViewModel(journey, chosen) };
};

describe('PRF-03: the identity document', () => {
  test('nothing is chosen beforehand, and going on without says so', () => {
    const { vm, journey } = open();
    vm.submit();
    expect([vm.paper, vm.missing, vm.attempt, journey.moves]).toEqual([undefined, true, 1, []]);
    vm.choose('PASSPORT');
    expect(vm.missing).toBe(false);
  });

  test('the one chosen leads to its upload', () => {
    const { vm, journey, chosen } = open();
    vm.choose('CNI');
    vm.submit();
    expect([chosen.paperOf('1', []), journey.moves]).toEqual(['CNI', ['open UploadIdentityProof']]);
  });

  test('JNT-03: the co-holder’s is another slot than the holder’s', () => {
    const joint = open(new FakeFileJourney('coHolderIdentityDocUpload', { state: { workflow: 'joint' } }));
    joint.vm.choose('PASSPORT');
    expect([
      joint.vm.journey.participant,
      joint.chosen.paperOf('1', []),
      joint.chosen.paperOf(slotOf('coHolderIdentityDocUpload')?.rank ?? '', []),
    ]).toEqual(['COT', undefined, 'PASSPORT']);
  });
});
