import type { PaperName } from '@domain/proofs/papers';
import { readAmount } from '@domain/field/readAmount';
import type * as fr from '@ui/copy/fr/suggestions';
import type { Wording } from '@ui/copy/byReader';
import { moneyMessages } from './money';

const sources: Readonly<Record<PaperName, string>> = {
  CNI: 'identity card',
  PASSPORT: 'passport',
  ELECTRICITY: 'electricity bill',
  GAS: 'gas bill',
  INTERNET: 'internet bill',
  MOBILE: 'mobile phone bill',
  ADDRESS_TAX_NOTICE: 'tax notice',
  INCOME_TAX_NOTICE: 'tax notice',
  PAYSLIP: 'payslip',
};

/** D-63, XTR-32 */
export const suggestionMessages: Wording<typeof fr.suggestionMessages> = {
  read: (paper, own) => `Read from ${own ? 'your' : 'the'} ${sources[paper]}`,
  received: own => `Received from ${own ? 'your' : 'the'} identity wallet`,
  holder: name => `Address of ${name}`,
  said: (source, what) => `${source}: ${what}.`,
  correct: 'Change',
  differs: source => `${source}. Change only what is different.`,
  reading: 'We are reading the document…',
  late: {
    coming: 'Reading the document is taking longer than expected. You can already answer.',
    come: 'The document says nothing beyond your answers.',
  },
  useAddress: 'Use this address',
  useBirthplace: 'Yes, this is correct',
  useWork: 'Use these details',
  /** D-81 */
  income: read => {
    const euros = readAmount(read);
    if (euros === undefined) return read;
    const net = `${moneyMessages.asRead(euros)} net`;
    return Number.isInteger(euros) ? net : `${net}, rounded to ${moneyMessages.amount(Math.round(euros))}`;
  },
  /** D-86 */
  left: what => (what === '' ? '' : `We left out: ${what}.`),
  toCorrect: 'What we read is now in the form. Correct the answers that have an error.',
  taken: 'The answers are filled in. Check them, and correct them if you need to.',
};
