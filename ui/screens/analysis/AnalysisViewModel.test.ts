import * as TE from 'fp-ts/TaskEither';
import { ControlAnew } from '@application/proofs/ControlAnew';
import { SettleProof } from '@application/proofs/SettleProof';
import { Watches } from '@application/watch';
import type { TaskId } from '@domain/journey/steps';
import type { ProofOutcome } from '@domain/proofs/proof';
import { HandClock, HandVisibility, settled } from '@tests/builders/ending';
import { aFailedProof, aSide, FakeSentSides, FakeProofs } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { AnalysisViewModel } from './AnalysisViewModel';
import { UploadDraft } from '@ui/screens/upload/UploadDraft';
import { Found } from './Found';
import { TypedCorrection } from './TypedCorrection';

const controls = { control: () => TE.right('C') };
/** `others`: ranks that are controlled with this one. */
const follow = async (
  proofs: FakeProofs,
  page: 'ProofControlProgress' | 'ProofControlCompleted',
  found = new Found(),
  others: readonly string[] = [],
  task: TaskId = 'identityDocUpload',
  clock = new HandClock(),
  step: TaskId = 'identityDocUpload',
) => {
  const journey = new FakeDossierJourney(step, { page, state: { task } });
  const watches = new Watches(clock, new HandVisibility());
  const chosen = new UploadDraft(new FakeSentSides());
  const controlAnew = new ControlAnew(controls);
  await controlAnew.run('ENE-1', others)();
  const typing = new TypedCorrection({ today: () => '2025-10-15' }, { run: () => undefined }, controlAnew);
  const vm = new AnalysisViewModel(journey, new SettleProof(proofs), watches, found, chosen, typing);
  const leave = vm.enter();
  await settled();
  return { vm, journey, leave, found, chosen };
};

const validated: ProofOutcome = { kind: 'validated', controlId: 'C', read: {} };

describe('PRF-07 to PRF-11: what becomes of a document', () => {
  test('validated, the file continues', async () => {
    const { vm, journey } = await follow(new FakeProofs(validated), 'ProofControlProgress');
    expect([vm.ways, journey.moves]).toEqual([undefined, ['finish']]);
  });

  test('failed, what is to decide is asked on its own page, which does not ask the bank again', async () => {
    const { journey, found } = await follow(new FakeProofs(aFailedProof()), 'ProofControlProgress');
    expect(journey.moves).toEqual(['refresh', 'become ProofControlCompleted']);
    const proofs = new FakeProofs(validated);
    const { vm } = await follow(proofs, 'ProofControlCompleted', found);
    expect(vm.ways).toBeDefined();
    expect(proofs.asked).toEqual([]);
  });

  test('another one is given where the bank has forgotten this one', async () => {
    const { vm, journey } = await follow(new FakeProofs(aFailedProof()), 'ProofControlCompleted');
    vm.another();
    await settled();
    expect(journey.moves).toEqual(['refresh', 'open UploadIdentityProof']);
  });

  test('XTR-10, D-72: sides that were kept here before another device gave the whole are not there any more', async () => {
    const { vm, chosen } = await follow(new FakeProofs(aFailedProof()), 'ProofControlCompleted');
    chosen.choose('1', 'CNI');
    chosen.sideSent('1', aSide('FRONT'), { id: 'doc-1', sides: ['FRONT'] });
    vm.another();
    await settled();
    expect([chosen.sidesKept('1'), chosen.paperOf('1', [])]).toEqual([[], 'CNI']);
  });

  test('the page left asks nothing more', async () => {
    const proofs = new FakeProofs({ kind: 'ongoing' });
    const clock = new HandClock();
    clock.held = true;
    const { leave } = await follow(proofs, 'ProofControlProgress', undefined, undefined, undefined, clock);
    await clock.tick();
    const before = proofs.asked.length;
    leave();
    await clock.tick();
    await clock.tick();
    expect([before > 1, proofs.asked.length - before]).toEqual([true, 0]);
  });

  test('D-126: papers that are controlled together are waited for together; the first one in doubt is asked first', async () => {
    const proofs = new FakeProofs(validated, aFailedProof({ reason: 'LAST_NAME_MISMATCH' }), validated);
    const { journey, found } = await follow(proofs, 'ProofControlProgress', new Found(), ['1', '2', '4']);
    expect(proofs.asked.slice(0, 3)).toEqual(['10000001 1', '10000001 2', '10000001 4']);
    expect([journey.moves, found.next]).toEqual([['goTo addressDocUpload ProofControlCompleted'], '2']);
  });

  test('D-126: the own doubt comes first, the next one once it is settled', async () => {
    const found = new Found();
    const doubt = aFailedProof({ reason: 'LAST_NAME_MISMATCH' });
    await follow(new FakeProofs(doubt), 'ProofControlProgress', found, ['1', '4']);
    const { vm, journey } = await follow(new FakeProofs(doubt), 'ProofControlCompleted', found);
    vm.force();
    await settled();
    expect(journey.moves).toEqual(['goTo incomeDocUpload ProofControlCompleted']);
  });

  test('D-126: a paper of a task that has ended stays until another one is sent', async () => {
    const found = new Found();
    const proofs = new FakeProofs(aFailedProof());
    const { vm, journey } = await follow(proofs, 'ProofControlCompleted', found, [], 'compInfos');
    vm.another();
    await settled();
    expect([proofs.decided, journey.moves, found.replacing]).toEqual([[], ['refresh', 'open UploadIdentityProof'], '1']);
  });

  test('D-125, PRF-10: a paper given ahead of its task is removed before another one is given', async () => {
    const found = new Found();
    const proofs = new FakeProofs(aFailedProof());
    const ahead = [[], 'identityDocUpload', new HandClock(), 'addressDocUpload'] as const;
    const { vm, journey } = await follow(proofs, 'ProofControlCompleted', found, ...ahead);
    vm.another();
    await settled();
    expect([proofs.decided, journey.moves, found.replacing]).toEqual([['remove 2'], ['refresh', 'open UploadAddressProof'], undefined]);
  });
});
