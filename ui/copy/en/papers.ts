import type * as fr from '../fr/papers';
import type { Wording } from '../byReader';

/** PRF-01 */
export const papersMessages: Wording<typeof fr.papersMessages> = {
  CNI: 'National identity card',
  PASSPORT: 'Passport',
  ELECTRICITY: 'Electricity bill',
  GAS: 'Gas bill',
  INTERNET: 'Internet or landline bill',
  MOBILE: 'Mobile phone bill',
  ADDRESS_TAX_NOTICE: 'Tax notice',
  INCOME_TAX_NOTICE: 'Tax notice',
  PAYSLIP: 'Payslip',
};
