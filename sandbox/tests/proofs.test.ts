import { proofReasons, proofsAfterFailure } from '@domain/proofs/afterFailure';
import { allValidated, keepProof, mayForce, proofOf, proofsOf, removeProof, standingOf, type Standing } from '@sandbox/proofs';
import { file } from '@sandbox/states/support';
import type { Proof } from '@sandbox/store/documents';
import { aBank, emptied, wait } from './support';

const bank = aBank();
emptied(bank);

const proof = (change: Partial<Proof> = {}): Proof => ({
  subscription: 'sub-1',
  rank: '1',
  documentCode: '001111',
  pages: [],
  complete: true,
  forced: false,
  ...change,
});
const outcome = (result: 'OK' | 'KO', reason?: string) => ({
  outcome: { result, read: {}, expected: {}, ...(reason === undefined ? {} : { reason }) },
});
const controlled = { controlId: 'control-1', dueAt: 0 };

describe('PRF-08: the status of a proof', () => {
  test.each<[Standing, string, Proof | undefined]>([
    ['absent', 'never sent', undefined],
    ['sent', 'sent, not given to the analysis', proof()],
    ['sent', 'an outcome without an analysis', proof(outcome('OK'))],
    ['ongoing', 'given to the analysis', proof(controlled)],
    ['validated', 'OK', proof({ ...controlled, ...outcome('OK') })],
    ['validated', 'OK, of an analysis without a delay', proof({ controlId: 'control-1', ...outcome('OK') })],
    ['failed', 'KO', proof({ ...controlled, ...outcome('KO', 'EXPIRED') })],
    ['forced', 'KO, with which the client goes on', proof({ ...controlled, ...outcome('KO', 'EXPIRED'), forced: true })],
    ['failed', 'OK, and sent back by the adviser', proof({ ...controlled, ...outcome('OK'), comment: 'Photo trop sombre' })],
    ['failed', 'KO, and sent back by the adviser', proof({ ...controlled, ...outcome('KO'), comment: 'Photo trop sombre' })],
  ])('%s: %s', (standing, _what, given) => {
    expect(standingOf(bank, given)).toBe(standing);
  });

  test('an outcome is known when it is due, and not a millisecond before', () => {
    const due = proof({ controlId: 'control-1', dueAt: bank.millis() + 50, ...outcome('OK') });
    wait(bank, 49);
    expect(standingOf(bank, due)).toBe('ongoing');
    wait(bank, 1);
    expect(standingOf(bank, due)).toBe('validated');
  });
});

describe('PRF-09: with which documents the client may continue', () => {
  test.each(proofReasons)('%s, as its rule says', reason => {
    expect(mayForce(proof(outcome('KO', reason)))).toBe(proofsAfterFailure.decide({ reason }).continueAnyway);
  });

  test.each([
    ['not analysed', proof()],
    ['validated', proof(outcome('OK'))],
    ['refused without a reason', proof(outcome('KO'))],
    ['refused with a reason that nobody knows', proof(outcome('KO', 'SOMETHING_NEW'))],
  ])('not with one that is %s', (_what, given) => {
    expect(mayForce(given)).toBe(false);
  });
});

describe('PRF-10: the proofs of a file', () => {
  test('one a rank, in the order of ranks, of this file alone', () => {
    for (const rank of ['8', '1', '4']) keepProof(bank, proof({ rank }));
    keepProof(bank, proof({ rank: '1', documentCode: '001112' }));
    keepProof(bank, proof({ subscription: 'sub-2', rank: '2' }));
    expect(proofsOf(bank, 'sub-1').map(({ rank, documentCode }) => [rank, documentCode])).toEqual([
      ['1', '001112'],
      ['4', '001111'],
      ['8', '001111'],
    ]);
  });

  test('one that is taken away leaves its place empty, and the others as they are', () => {
    for (const rank of ['1', '2']) keepProof(bank, proof({ rank }));
    removeProof(bank, proof({ rank: '1' }));
    expect(proofOf(bank, 'sub-1', '1')).toBeUndefined();
    expect(proofOf(bank, 'sub-1', '2')).toEqual(proof({ rank: '2' }));
  });

  test('D-44: the review needs no person if each proof was validated', () => {
    const subscription = file(bank);
    const own = (rank: string, change: Partial<Proof>) =>
      keepProof(bank, proof({ subscription: subscription.id, rank, ...controlled, ...change }));
    own('1', outcome('OK'));
    own('2', outcome('OK'));
    expect(allValidated(bank, subscription)).toBe(true);
    own('2', { ...outcome('KO', 'EXPIRED'), forced: true });
    expect(allValidated(bank, subscription)).toBe(false);
  });
});
