import { daysAfter } from '@domain/kernel/calendar';
import { day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { freshness, paperNamed, papers } from './papers';

export const documentsFresh = rule({
  id: 'documents.fresh',
  requirements: ['PRF-01', 'PER-10'],
  title: { fr: 'Document assez récent', en: 'A document recent enough' },
  says: {
    fr: 'Un bulletin de salaire a moins de {payslip:words} mois, un justificatif d’adresse moins de {address:words} ; les autres n’ont pas d’âge limite. Une date future est refusée.',
    en: 'A payslip is under {payslip:words} months old, an address proof under {address:words}; the others have no age limit. A date in the future is refused.',
  },
  clauses: [
    ['is under', 'payslip, the eve of three months', 'payslip, three months to the day'],
    ['address proof under', 'gas bill, the eve of one year', 'gas bill, one year to the day'],
    ['the others have no age limit', 'tax notice for the income, over a year', 'tax notice for the address, over a year'],
  ],
  parameters: {
    payslip: { value: freshness.payslip.months, unit: 'months', limit: 'excluded' },
    address: { value: freshness.address.years * 12, unit: 'months', limit: 'excluded' },
  },
  decidedBy: 'bank',
  pinnedBy: 'a request for the outcome of an analysis that failed with ISSUE_DATE',
  input: record({ document: text, issued: day, today: day }),
  known: {
    document: Object.keys(papers),
    issued: ['2026-04-16', '2026-04-15', '2026-01-16', '2026-01-15', '2025-04-16', '2025-04-15', '2016-04-15'],
    today: ['2026-04-15'],
  },
  decide: ({ document, issued, today }) => {
    const { validFor } = paperNamed(document);
    return issued <= today && (validFor === undefined || today < daysAfter(issued, validFor));
  },
  examples: [
    ['payslip, the eve of three months', { document: 'PAYSLIP', issued: '2026-01-15', today: '2026-04-14' }, true],
    ['payslip, three months to the day', { document: 'PAYSLIP', issued: '2026-01-15', today: '2026-04-15' }, false],
    ['payslip of 30 November, on 27 February', { document: 'PAYSLIP', issued: '2025-11-30', today: '2026-02-27' }, true],
    ['payslip of 30 November, on the last day of February', { document: 'PAYSLIP', issued: '2025-11-30', today: '2026-02-28' }, false],
    ['gas bill, the eve of one year', { document: 'GAS', issued: '2025-04-15', today: '2026-04-14' }, true],
    ['gas bill, one year to the day', { document: 'GAS', issued: '2025-04-15', today: '2026-04-15' }, false],
    ['bill of 29 February, on 27 February', { document: 'MOBILE', issued: '2024-02-29', today: '2025-02-27' }, true],
    ['bill of 29 February, on 28 February', { document: 'MOBILE', issued: '2024-02-29', today: '2025-02-28' }, false],
    ['tax notice for the address, over a year', { document: 'ADDRESS_TAX_NOTICE', issued: '2024-08-01', today: '2026-04-15' }, false],
    ['tax notice for the income, over a year', { document: 'INCOME_TAX_NOTICE', issued: '2024-08-01', today: '2026-04-15' }, true],
    ['passport of nine years ago', { document: 'PASSPORT', issued: '2017-04-15', today: '2026-04-15' }, true],
    ['issued today', { document: 'PAYSLIP', issued: '2026-04-15', today: '2026-04-15' }, true],
    ['payslip dated tomorrow', { document: 'PAYSLIP', issued: '2026-04-16', today: '2026-04-15' }, false],
    ['passport dated tomorrow', { document: 'PASSPORT', issued: '2026-04-16', today: '2026-04-15' }, false],
  ],
  refusals: [
    ['a document that is not accepted', { document: 'RENT_RECEIPT', issued: '2026-01-15', today: '2026-04-14' }, 'UNKNOWN_DOCUMENT'],
  ],
});
