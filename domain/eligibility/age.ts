import { ageOn, day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

export const eligibilityAge = rule({
  id: 'eligibility.age',
  requirements: ['INF-02', 'ACC-04', 'D-14'],
  title: { fr: 'Âge en années révolues', en: 'Age in whole years' },
  says: {
    fr: 'L’âge change le jour de l’anniversaire ; né un 29 février, l’anniversaire est le 1er mars des autres années.',
    en: 'The age changes on the birthday; for someone born on 29 February that is 1 March in other years.',
  },
  input: record({ birthdate: day, today: day }),
  decide: ({ birthdate, today }) => ageOn(today, birthdate),
  examples: [
    ['the eve of the birthday', { birthdate: '1990-06-15', today: '2026-06-14' }, 35],
    ['the birthday', { birthdate: '1990-06-15', today: '2026-06-15' }, 36],
    ['born on 29 February, on 28 February of a common year', { birthdate: '2004-02-29', today: '2022-02-28' }, 17],
    ['born on 29 February, on 1 March of a common year', { birthdate: '2004-02-29', today: '2022-03-01' }, 18],
    ['born on 29 February, on 29 February of a leap year', { birthdate: '2004-02-29', today: '2024-02-29' }, 20],
    ['born tomorrow', { birthdate: '2026-06-16', today: '2026-06-15' }, -1],
  ],
});
