import { MO, uploadLimits } from '@domain/proofs/limits';
import { uploadMessages } from '@messages/upload';
import { weightMessages } from '@messages/weight';

describe('PRF-05, D-16: the weight of a file', () => {
  test.each([
    [1, '1\u00a0ko'],
    [800 * 1024, '800\u00a0ko'],
    [MO, '1\u00a0Mo'],
    [1.55 * MO, '1,6\u00a0Mo'],
    [uploadLimits.pdfBytes, '2\u00a0Mo'],
  ])('%d bytes', (bytes, said) => expect(weightMessages.rounded(bytes)).toBe(said));

  test.each([uploadLimits.pdfBytes, uploadLimits.totalBytes])('one byte over %d never reads as the limit', most => {
    expect(weightMessages.over(most + 1)).not.toBe(weightMessages.rounded(most));
    expect(uploadMessages.omc.tooHeavy(most + 1, most)).not.toContain(`pèsent ${weightMessages.rounded(most)} `);
  });

  test('the refusal of a PDF says two weights', () => {
    expect(uploadMessages.omc.refused('pdf-too-large', { name: 'facture.pdf', size: uploadLimits.pdfBytes + 1 })).toMatch(
      /^Ce PDF pèse 2,1\u00a0Mo\. Le maximum est 2\u00a0Mo\./,
    );
  });
});
