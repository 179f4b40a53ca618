import { papers } from './papers';
import { proofReasonOf, proofReasons } from './afterFailure';
import { paperOfCode, papersFor, sidesOf, slotOf } from './slot';

test.each([
  ['identityDocUpload', 'TIT', 'identity', '1'],
  ['addressDocUpload', 'TIT', 'address', '2'],
  ['incomeDocUpload', 'TIT', 'income', '4'],
  ['coHolderIdentityDocUpload', 'COT', 'identity', '5'],
  ['coHolderAddressDocUpload', 'COT', 'address', '6'],
  ['coHolderIncomeDocUpload', 'COT', 'income', '8'],
] as const)('PRF-02: %s asks for the proof of %s, %s, in slot %s', (step, participant, category, rank) => {
  expect(slotOf(step)).toEqual({ participant, category, rank });
});

test('PRF-02: another step asks for no proof', () => {
  expect([slotOf('summary'), slotOf('home')]).toEqual([undefined, undefined]);
});

test('PRF-01: what proves what, in the order in which it is offered', () => {
  expect(papersFor('identity')).toEqual(['CNI', 'PASSPORT']);
  expect(papersFor('address')).toEqual(['ELECTRICITY', 'GAS', 'INTERNET', 'MOBILE', 'ADDRESS_TAX_NOTICE']);
  expect(papersFor('income')).toEqual(['INCOME_TAX_NOTICE', 'PAYSLIP']);
});

test('PRF-02: a document is known by its code', () => {
  expect(Object.values(papers).map(({ code }) => paperOfCode(code))).toEqual(Object.keys(papers));
  expect([paperOfCode(''), paperOfCode('CNI')]).toEqual([undefined, undefined]);
});

test('PRF-04: an ID card has two sides, anything else is one file', () => {
  expect(sidesOf('CNI')).toEqual(['FRONT', 'BACK']);
  expect([sidesOf('PASSPORT'), sidesOf('PAYSLIP')]).toEqual([['SINGLE'], ['SINGLE']]);
});

test('D-20: a reason is read by its name, any other text is the default one', () => {
  expect(proofReasons.map(proofReasonOf)).toEqual([...proofReasons]);
  expect(['', 'ANOTHER', 'toString'].map(proofReasonOf)).toEqual(['DEFAULT', 'DEFAULT', 'DEFAULT']);
});
