import { ageOn, day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

/** In whole years, exclusive. D-14 */
const THRESHOLD = 23;

export const eligibilityOlderThan23 = rule({
  id: 'eligibility.olderThan23',
  requirements: ['ACC-04', 'D-14', 'D-83'],
  title: { fr: 'Plus de {threshold} ans', en: 'Older than {threshold}' },
  says: {
    fr: 'La personne a plus de {threshold} ans, donc {first} ans révolus ou davantage. Aucune page ne le demande.',
    en: 'The person is older than {threshold}, that is {first} whole years or more. Asked by no page.',
  },
  parameters: {
    threshold: { value: THRESHOLD, unit: 'whole years', limit: 'excluded' },
    first: { value: THRESHOLD + 1, unit: 'whole years', limit: 'included' },
  },
  decidedBy: 'bank',
  pinnedBy: 'the offer asked ahead for an individual account of somebody of 26 or over',
  input: record({ birthdate: day, today: day }),
  decide: ({ birthdate, today }) => ageOn(today, birthdate) > THRESHOLD,
  examples: [
    ['the last day of being 23', { birthdate: '2002-05-20', today: '2026-05-19' }, false],
    ['the day of 24', { birthdate: '2002-05-20', today: '2026-05-20' }, true],
    ['the day of 23', { birthdate: '2003-05-20', today: '2026-05-20' }, false],
  ],
});
