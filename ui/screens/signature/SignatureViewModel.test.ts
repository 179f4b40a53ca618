import * as E from 'fp-ts/Either';
import { FakeSignatures, refusedWith, settled, SIGNATURE, unreachable } from '@tests/builders/ending';
import { signing, unsigned } from '@tests/builders/signature';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';

const arrive = async (signatures = unsigned()) => {
  const around = signing(signatures, new FakeDossierJourney('signature', { page: 'DocuSignPage' }));
  const leave = around.vm.enter();
  await settled();
  return { ...around, leave };
};

describe('SGN-02 to SGN-04: the ceremony', () => {
  test('is opened and its code sent; its status is asked for', async () => {
    const { vm, signatures } = await arrive();
    expect([vm.phase, vm.ceremony?.signId, signatures.calls]).toEqual(['signing', 'SG-1', ['start', 'code']]);
  });

  test('on a phone its page takes the whole screen', async () => {
    const { vm, left } = await arrive();
    vm.go();
    expect([vm.leaving, left]).toEqual([true, [`${SIGNATURE}/ceremonie/SG-1`]]);
  });

  test('XTR-35: while it is not shown yet, the page opens it as soon as the code has been sent', async () => {
    const { vm, left } = await arrive();
    expect(vm.straight).toBe(true);
    await vm.goStraight();
    expect(left).toEqual([`${SIGNATURE}/ceremonie/SG-1`]);
  });

  test('STP-12: back from it the page stays, also where the browser shows it as it was left', async () => {
    const came = await arrive(new FakeSignatures(E.right('ongoing')));
    await came.vm.goStraight();
    expect([came.vm.straight, came.left]).toEqual([false, []]);
    const { vm } = await arrive();
    await vm.goStraight();
    vm.stay();
    expect([vm.straight, vm.leaving]).toEqual([false, false]);
  });

  test('D-26: the page says that a code could not leave before one goes', async () => {
    const signatures = unsigned();
    signatures.codes.then(E.right('max-tries'));
    const { vm, left } = await arrive(signatures);
    await vm.goStraight();
    expect([vm.straight, left]).toEqual([false, []]);
  });

  test('X25, XTR-12: the frame’s word makes the next question sooner, and decides nothing; a typed code is held and asks nothing', async () => {
    const { vm, signatures, frames, journey } = await arrive();
    signatures.statuses.then(E.right('ongoing'));
    for (const state of ['typed', 'empty', 'typed']) {
      await frames.say(SIGNATURE, { type: 'signature', id: 'SG-1', state });
      expect([signatures.statuses.asked, journey.holding]).toEqual([0, state === 'typed']);
    }
    await frames.say(SIGNATURE, { type: 'signature', id: 'SG-1', state: 'signed' });
    expect([signatures.statuses.asked, vm.phase]).toEqual([1, 'signing']);
  });

  test.each(['signed', 'refused', 'error'] as const)('XTR-12, R17: a ceremony that ended (%s) holds no code any more', async status => {
    const { signatures, frames, journey, clock } = await arrive();
    await frames.say(SIGNATURE, { type: 'signature', id: 'SG-1', state: 'typed' });
    expect(journey.holding).toBe(true);
    signatures.statuses.then(E.right(status));
    await clock.tick(); // the frame says nothing more
    expect(journey.holding).toBe(false);
  });

  test('D-97: the page says that the frame gave no word for fifteen seconds, until one comes; that it is there asks the bank nothing', async () => {
    const { vm, signatures, frames, clock } = await arrive();
    await clock.tick();
    const { asked } = signatures.statuses;
    expect(vm.frame.missing).toBe(true);
    await frames.say(SIGNATURE, { type: 'signature', id: 'SG-1', state: 'here' });
    expect([vm.frame.missing, signatures.statuses.asked]).toEqual([false, asked]);
  });

  test('signed: the bank is informed, and the account follows', async () => {
    const { vm, signatures, clock, journey } = await arrive();
    signatures.statuses.then(E.right('signed'));
    await clock.tick();
    expect([vm.phase, signatures.calls.slice(-2).map(call => call.split(' ')[0])]).toEqual(['signed', ['holder', 'end']]);
    expect(journey.moves.at(-1)).toBe('goTo accountCreation');
  });

  test('refused: said, with a new ceremony on a click', async () => {
    const { vm, signatures } = await arrive(new FakeSignatures(E.right('refused')));
    expect(vm.phase).toBe('refused');
    signatures.statuses.then(E.right('ongoing'));
    vm.restart();
    await settled();
    expect([vm.phase, signatures.calls[0]]).toEqual(['signing', 'start']);
  });

  test('D-38: a holder’s signature that the bank does not confirm is shown', async () => {
    const signatures = new FakeSignatures(E.right('signed'));
    signatures.holder.then(E.left(refusedWith('HOLDER_SIGNATURE_KO')));
    expect((await arrive(signatures)).vm.phase).toBe('refused');
  });

  test('ERR-04: one that cannot be opened has a next action, under the dialog that says so', async () => {
    const signatures = unsigned();
    signatures.opening.then(E.left(unreachable));
    const { vm, journey } = await arrive(signatures);
    expect([vm.phase, journey.failures, journey.again]).toEqual(['unopened', [unreachable], expect.any(Function)]);
    signatures.opening.then(E.right({ signId: 'SG-1', url: 'https://signature.example.org/ceremonie/SG-1' }));
    vm.reopen();
    await settled();
    expect(vm.phase).toBe('signing');
  });

  test('D-30: a page that was left sends nothing more and ignores answers', async () => {
    const { leave, clock, signatures, frames } = await arrive();
    leave();
    const before = signatures.statuses.asked;
    await clock.tick();
    expect([signatures.statuses.asked, frames.listeners]).toEqual([before, 0]);
  });
});

test.each([
  ['alone, the holder', 'signature', {}, true],
  ['of two, the holder', 'signature', ofTwo, false],
  ['of two, the co-holder', 'coHolderSignature', ofTwo, true],
] as const)('JNT-01: the account follows the last signature: %s', (_who, step, state, last) => {
  expect(signing(unsigned(), new FakeDossierJourney(step, { state })).vm.isLast).toBe(last);
});
