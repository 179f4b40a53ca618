import fc from 'fast-check';
import { resumeCheck } from '@domain/resume/check';
import { clientIdCodes as resumeRefusals } from '@domain/errors/codes';
import { resumeModal } from '@domain/resume/modal';

const typedId = fc.option(fc.constantFrom('', ' ', '1234567', '12345678', ' 12345678 ', '123456789', 'ABCDEFGH'));

describe('resuming a file', () => {
  it('gives every refusal of a number its own modal, and anything else the technical one (RES-02)', () => {
    fc.assert(
      fc.property(typedId, typedId, fc.boolean(), (clientId, prospectId, prospectAllowed) => {
        const verdict = resumeCheck.decide({ clientId, prospectId, prospectAllowed });
        if (!verdict.valid) expect(resumeModal.decide({ functionalCode: verdict.reason })).toBe(verdict.reason);
      }),
    );
    const others = fc.string().filter(code => !resumeRefusals.some(known => known === code));
    fc.assert(fc.property(others, functionalCode => expect(resumeModal.decide({ functionalCode })).toBe('technical')));
  });
});
