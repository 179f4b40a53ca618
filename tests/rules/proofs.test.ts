import fc from 'fast-check';
import { proofReasons, proofsAfterFailure } from '@domain/proofs/afterFailure';

describe('after a failed analysis', () => {
  it('each of the 16 reasons leaves exactly one way on (PRF-08, PRF-09)', () => {
    expect(new Set(proofReasons).size).toBe(16);
    for (const reason of proofReasons) {
      expect(Object.values(proofsAfterFailure.decide({ reason })).filter(Boolean)).toHaveLength(1);
    }
  });

  it('ten reasons let the client go on, five ask for another document, the issuing country leads to the agency (D-17)', () => {
    const count = (way: 'continueAnyway' | 'newDocument' | 'agency'): number =>
      proofReasons.filter(reason => proofsAfterFailure.decide({ reason })[way]).length;
    expect([count('continueAnyway'), count('newDocument'), count('agency')]).toEqual([10, 5, 1]);
  });

  it('any other text counts as the default reason (D-20)', () => {
    const byDefault = proofsAfterFailure.decide({ reason: 'DEFAULT' });
    const unknown = fc.string().filter(reason => !proofReasons.some(known => known === reason));
    fc.assert(
      fc.property(fc.oneof(unknown, fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype))), reason => {
        expect(proofsAfterFailure.decide({ reason })).toEqual(byDefault);
      }),
    );
  });
});
