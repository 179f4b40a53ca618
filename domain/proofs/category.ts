import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { paperCoded, papers } from './papers';

export const documentsCategory = rule({
  id: 'documents.category',
  requirements: ['PRF-01', 'PER-10'],
  title: { fr: 'Ce que justifie un document', en: 'What a document proves' },
  says: {
    fr: 'Le code du document dit s’il justifie l’identité, l’adresse ou le revenu.',
    en: 'The document’s code tells whether it proves identity, address or income.',
  },
  decidedBy: 'bank',
  pinnedBy: 'a document that is refused',
  input: record({ code: text }),
  known: { code: Object.values(papers).map(({ code }) => code) },
  decide: ({ code }) => paperCoded(code).proves,
  examples: [
    ['identity card', { code: '001111' }, 'identity'],
    ['passport', { code: '001112' }, 'identity'],
    ['gas bill', { code: '001120' }, 'address'],
    ['tax notice for the address', { code: '001015' }, 'address'],
    ['tax notice for the income', { code: '001198' }, 'income'],
    ['payslip', { code: '260156' }, 'income'],
  ],
  refusals: [
    ['a code of no document', { code: '999999' }, 'UNKNOWN_DOCUMENT'],
    ['a code without its zeros', { code: '1111' }, 'UNKNOWN_DOCUMENT'],
    ['a property that every object has', { code: 'constructor' }, 'UNKNOWN_DOCUMENT'],
  ],
});
