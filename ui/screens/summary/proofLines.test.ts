import { papers } from '@domain/documents/papers';
import { onFile } from '@tests/builders/proofs';
import { proofLines } from './proofLines';

describe('XTR-01: the proofs as the recap tells them', () => {
  test('of whom, of what, which document, and whether the analysis alone was enough', () => {
    expect(
      proofLines([
        onFile({ rank: '1', documentCode: papers.CNI.code, controlResult: 'OK' }),
        onFile({ rank: '6', documentCode: papers.ELECTRICITY.code, controlResult: 'KO' }),
      ]),
    ).toEqual([
      { of: 'TIT', category: 'identity', paper: 'CNI', validated: true },
      { of: 'COT', category: 'address', paper: 'ELECTRICITY', validated: false },
    ]);
  });

  test('a document of a code that is not known is shown without a name', () => {
    expect(proofLines([onFile({ rank: '4', documentCode: '999999' })])[0]?.paper).toBeUndefined();
  });
});
