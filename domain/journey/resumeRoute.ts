import { PRODUCTION } from '@domain/brand/variant';
import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

const rows: readonly Row<{ readonly environment: string }, 'resume' | '/main'>[] = [
  { when: { environment: PRODUCTION }, then: '/main', because: 'RTE-03: closed in production' },
  { when: { environment: { noneOf: [PRODUCTION] } }, then: 'resume', because: 'RTE-03: every other name counts as non-production' },
];

export const routeResume = rule({
  id: 'route.resume',
  requirements: ['RTE-03', 'CFG-04', 'D-05'],
  title: { fr: 'Page de reprise', en: 'Resume page' },
  says: { fr: 'La page de reprise n’existe pas en production.', en: 'The resume page does not exist in production.' },
  input: record({ environment: text }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['production', { environment: 'prod' }, '/main'],
    ['development', { environment: 'dev' }, 'resume'],
    ['an unknown name', { environment: 'production' }, 'resume'],
  ],
});
