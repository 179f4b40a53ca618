import { offerConfirmationMessages } from '@ui/copy/en/offerConfirmation';
import { preContractMessages } from '@ui/copy/en/preContract';
import { signatureMessages } from '@ui/copy/en/signature';
import { summaryMessages } from '@ui/copy/en/summary';

/** The leaves of messages; functions are left out. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test.each([
  ['the confirmation of the offer', offerConfirmationMessages],
  ['the recap', summaryMessages],
  ['the documents to read', preContractMessages],
  ['the signature', signatureMessages],
])('D-75c: in English, %s says before the signature that the French text binds', (_page, messages) => {
  expect(textsOf(messages).some(text => /in French.*French text that binds you and the bank/.test(text))).toBe(true);
});
