import type { PaperName } from '@domain/proofs/papers';
import type { Wording } from '@ui/copy/byReader';
import type * as fr from '@ui/copy/fr/papersStrip';

const names: Readonly<Record<PaperName, string>> = {
  CNI: 'The identity card',
  PASSPORT: 'The passport',
  ELECTRICITY: 'The bill',
  GAS: 'The bill',
  INTERNET: 'The bill',
  MOBILE: 'The bill',
  ADDRESS_TAX_NOTICE: 'The tax notice',
  INCOME_TAX_NOTICE: 'The tax notice',
  PAYSLIP: 'The payslip',
};

export const papersStripMessages: Wording<typeof fr.papersStripMessages> = {
  label: 'The documents to provide',
  title: {
    identity: {
      individual: (place, count) => `Photo ${place} of ${count}: your identity document`,
      of: (name, place, count) => `${name}’s documents, photo ${place} of ${count}: their identity document`,
    },
    address: {
      individual: (place, count) => `Photo ${place} of ${count}: proof of address`,
      of: (name, place, count) => `${name}’s documents, photo ${place} of ${count}: their proof of address`,
    },
    income: {
      individual: (place, count) => `Photo ${place} of ${count}: proof of income`,
      of: (name, place, count) => `${name}’s documents, photo ${place} of ${count}: their proof of income`,
    },
  },
  allRead: name => `${name}: everything has been read.`,
  next: { identity: 'Next photo: identity', address: 'Next photo: address', income: 'Next photo: income' },
  names: { identity: 'Identity', address: 'Address', income: 'Income' },
  later: { identity: 'Card or passport', address: 'Bill or tax notice', income: 'Payslip or tax notice' },
  standing: {
    current: () => 'To photograph',
    sending: () => 'Sending…',
    reading: () => 'Reading…',
    read: () => 'Read',
    doubt: () => 'To check after the photos',
    refused: () => 'Not accepted',
  },
  wallet: 'Identity received',
  announced: {
    read: paper => `${names[paper]} has been read.`,
    doubt: paper => `${names[paper]} is to be checked after the photos.`,
    refused: paper => `${names[paper]} is not accepted online.`,
  },
  refusal: {
    title: 'This identity document is not accepted online',
    text: 'It was issued by another country. An adviser can open the account with it, in a branch.',
  },
};
