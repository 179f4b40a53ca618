import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { paperNamed, papers } from './papers';

export const documentsCode = rule({
  id: 'documents.code',
  requirements: ['PRF-01', 'PER-10'],
  title: { fr: 'Code de chaque document', en: 'The code of each document' },
  says: {
    fr: 'Chaque document accepté a un code ; l’avis d’imposition en a deux, selon qu’il justifie l’adresse ou le revenu.',
    en: 'Every accepted document has a code; the tax notice has two, as a proof of address or of income.',
  },
  input: record({ document: text }),
  known: { document: Object.keys(papers) },
  decide: ({ document }) => paperNamed(document).code,
  examples: [
    ['identity card', { document: 'CNI' }, '001111'],
    ['passport', { document: 'PASSPORT' }, '001112'],
    ['electricity bill', { document: 'ELECTRICITY' }, '002701'],
    ['gas bill', { document: 'GAS' }, '001120'],
    ['internet or landline bill', { document: 'INTERNET' }, '001121'],
    ['mobile bill', { document: 'MOBILE' }, '001800'],
    ['tax notice for the address', { document: 'ADDRESS_TAX_NOTICE' }, '001015'],
    ['tax notice for the income', { document: 'INCOME_TAX_NOTICE' }, '001198'],
    ['payslip', { document: 'PAYSLIP' }, '260156'],
  ],
  refusals: [
    ['a document that is not accepted', { document: 'DRIVING_LICENCE' }, 'UNKNOWN_DOCUMENT'],
    ['a property that every object has', { document: 'toString' }, 'UNKNOWN_DOCUMENT'],
  ],
});
