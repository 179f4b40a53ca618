import { papers } from '@domain/proofs/papers';
import { onFile } from '@tests/builders/proofs';
import { proofLines } from './proofLines';

describe('XTR-01: the proofs as the recap tells them', () => {
  test('whose it is, its kind, the document, and whether the analysis was enough', () => {
    expect(
      proofLines([
        onFile({ rank: '1', documentCode: papers.CNI.code, controlResult: 'OK' }),
        onFile({ rank: '6', documentCode: papers.ELECTRICITY.code, controlResult: 'KO' }),
      ]),
    ).toEqual([
      { of: 'TIT', category: 'identity', paper: 'CNI', code: papers.CNI.code, validated: true },
      { of: 'COT', category: 'address', paper: 'ELECTRICITY', code: papers.ELECTRICITY.code, validated: false },
    ]);
  });

  test('SUM-02: a document of an unknown code is shown by its code', () => {
    expect(proofLines([onFile({ rank: '4', documentCode: '999999' })])).toMatchObject([{ paper: undefined, code: '999999' }]);
  });
});
