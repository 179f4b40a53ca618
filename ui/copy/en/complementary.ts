import { PROFESSION_SEARCH_MIN } from '@domain/field/professionSearch';
import type { ComplementaryDraft } from '@domain/holders/checkComplementary';
import { type Wording, byReader } from '../byReader';
import { byWhose } from '../byWhose';
import type * as fr from '../fr/complementary';
import { fieldsMessages } from './fields';
import { issueMessages } from './personFields';

const missing: Record<keyof ComplementaryDraft, string> = {
  category: 'Select the occupation category.',
  profession: 'Choose the occupation.',
  employer: 'Enter the name of the employer.',
  sector: 'Select the business sector.',
  monthlyNetIncome: 'Enter the monthly net income.',
  wealth: 'Select the value of the assets.',
};

const searchProfession = 'Search for an occupation';

const client: Wording<typeof fr.complementaryMessages.omc> = {
  title: {
    individual: 'Your work and finances',
    TIT: 'The first account holder’s work and finances',
    COT: 'The second account holder’s work and finances',
  },
  category: { label: 'Occupation category' },
  profession: {
    label: 'Occupation',
    none: 'No occupation chosen',
    choose: searchProfession,
    change: 'Change the occupation',
  },
  search: {
    title: searchProfession,
    label: 'Occupation',
    hint: `Enter at least ${PROFESSION_SEARCH_MIN} letters`,
    short: fieldsMessages.min(PROFESSION_SEARCH_MIN),
    none: 'No occupation matches this search. Try a shorter or more general word.',
    noneButOther: 'No occupation matches this search. Try another word, or choose “Other”.',
    otherLegend: 'Occupation not in the list',
    count: ({ count, shown }) => {
      const found = count > 1 ? `${count} occupations found` : '1 occupation found';
      return count > shown.length ? `${found}. We show the first ${shown.length}. Make the search more precise.` : found;
    },
    legend: 'Occupations found',
    required: 'Choose an occupation from the list.',
    close: 'Cancel',
  },
  known: 'Employer and income',
  line: (employer, income) => [employer, `${income} net a month`].filter(Boolean).join(', '),
  employer: { label: 'Employer', hint: 'For employees' },
  sector: { label: 'Business sector', change: 'Change', read: 'From the SIRET number on the payslip.' },
  monthlyNetIncome: {
    label: 'Net income',
    hint: 'After tax, for example 1,850. If it varies, give an average.',
    unit: '€ a month',
  },
  wealth: {
    label: 'Assets',
    hint: byWhose('An estimate of your savings, investments and property', 'An estimate of their savings, investments and property'),
  },
  why: {
    title: 'Why do we ask this?',
    text: 'The law requires the bank to know the situation of its customers. We do not share the answers with the employer.',
  },
  message: (issue, field) => (issue === 'NOT_CHOSEN' || issue === 'REQUIRED' ? missing[field] : issueMessages(issue)),
};

export const complementaryMessages: Wording<typeof fr.complementaryMessages> = byReader(client, client);
