import type { Failure } from '@application/failure';
import { SettleProof } from '@application/proofs/SettleProof';
import { slotOf } from '@domain/proofs/slot';
import { UploadDraft } from '@ui/screens/upload/UploadDraft';
import { settled, unreachable } from '@tests/builders/ending';
import { settings } from '@tests/builders/journey';
import { aSide, FakeSentSides, FakeProofs } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { IdentityChoiceViewModel } from './IdentityChoiceViewModel';

const open = (journey = new FakeDossierJourney('identityDocUpload'), chosen = new UploadDraft(new FakeSentSides())) => {
  const proofs = new FakeProofs();
  const vm = new IdentityChoiceViewModel(
    journey,
    chosen,
    new SettleProof(proofs),
    settings(),
    { inApp: undefined },
    { press: () => undefined },
  );
  return { journey, chosen, proofs, vm };
};

describe('PRF-03: the identity document', () => {
  test('nothing is chosen beforehand, and continuing without says so', () => {
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

  test.each([
    ['omc', false, 'none', false],
    ['omc', true, 'none', true],
    ['mdc', true, 'none', false],
    ['mdc', true, 'adviser', true],
  ] as const)(
    'XTR-38: to the reader %s (offered %s, across devices for %s) the wallet comes last: %s',
    (mode, offered, acrossDevices, last) => {
      const journey = new FakeDossierJourney('identityDocUpload');
      journey.steps.mode = mode;
      const configured = settings({ wallet: { offered, acrossDevices, links: [] } });
      let presses = 0;
      const vm = new IdentityChoiceViewModel(
        journey,
        new UploadDraft(new FakeSentSides()),
        new SettleProof(new FakeProofs()),
        configured,
        { inApp: undefined },
        { press: () => (presses += 1) },
      );
      expect(vm.choices).toEqual(['CNI', 'PASSPORT', ...(last ? ['WALLET'] : [])]);
      vm.choose('WALLET');
      vm.submit();
      vm.choose('CNI');
      vm.submit();
      expect([journey.moves, vm.choice, presses]).toEqual([
        ['open WalletIdentity', 'open UploadIdentityProof'],
        'CNI',
        mode === 'omc' ? 1 : 0,
      ]);
    },
  );

  const withFront = (): UploadDraft => {
    const chosen = new UploadDraft(new FakeSentSides());
    chosen.choose('1', 'CNI');
    chosen.sideSent('1', aSide('FRONT'), { id: 'doc-1', sides: ['FRONT'] });
    return chosen;
  };
  const goOnWith = async (paper: 'CNI' | 'PASSPORT', failing?: Failure) => {
    const opened = open(undefined, withFront());
    opened.proofs.failing = failing;
    opened.vm.choose(paper);
    opened.vm.submit();
    await settled();
    return opened;
  };

  test('D-72d: another one first deletes what the bank keeps of the one before', async () => {
    const { proofs, journey, chosen } = await goOnWith('PASSPORT');
    expect([proofs.decided, journey.moves]).toEqual([['remove 1'], ['open UploadIdentityProof']]);
    chosen.choose('1', 'CNI');
    expect(chosen.sidesKept('1')).toEqual([]);
  });

  test('D-72: the same one deletes nothing, and finds its side', async () => {
    const { proofs, journey, chosen } = await goOnWith('CNI');
    expect([proofs.decided, journey.moves, chosen.sidesKept('1')]).toEqual([[], ['open UploadIdentityProof'], ['FRONT']]);
  });

  test('D-72: where the deletion fails the page stays, says it, and tries again', async () => {
    const { proofs, journey } = await goOnWith('PASSPORT', unreachable);
    expect([journey.failures, journey.moves]).toEqual([[unreachable], []]);
    proofs.failing = undefined;
    journey.again?.();
    await settled();
    expect([proofs.decided, journey.moves]).toEqual([['remove 1', 'remove 1'], ['open UploadIdentityProof']]);
  });

  test('JNT-03: the co-holder’s is another slot than the holder’s', () => {
    const joint = open(new FakeDossierJourney('coHolderIdentityDocUpload', { state: { workflow: 'joint' } }));
    joint.vm.choose('PASSPORT');
    expect([
      joint.vm.journey.participant,
      joint.chosen.paperOf('1', []),
      joint.chosen.paperOf(slotOf('coHolderIdentityDocUpload')?.rank ?? '', []),
    ]).toEqual(['COT', undefined, 'PASSPORT']);
  });
});
