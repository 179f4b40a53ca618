import { parisLocalTime } from '@domain/kernel/calendar';
import { day, displayDay } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

export const datesDisplay = rule({
  id: 'dates.display',
  requirements: ['CFG-06', 'CFG-05'],
  title: { fr: 'Affichage d’une date', en: 'How a date is shown' },
  says: {
    fr: 'Une date s’affiche JJ/MM/AAAA ; sans heure, elle est gardée à midi, heure de Paris, et ne glisse donc pas d’un jour.',
    en: 'A date is shown DD/MM/YYYY; without a time it is kept at noon in Paris, so it never slips by a day.',
  },
  clauses: [['it never slips by a day', 'the day when the clocks go forward', 'the day when the clocks go back']],
  input: record({ birthdate: day }),
  decide: ({ birthdate }) => ({ displayed: displayDay(birthdate), parisLocalTime: parisLocalTime(birthdate) }),
  examples: [
    ['an ordinary day', { birthdate: '1992-03-27' }, { displayed: '27/03/1992', parisLocalTime: '12:00' }],
    ['29 February', { birthdate: '2004-02-29' }, { displayed: '29/02/2004', parisLocalTime: '12:00' }],
    ['the day when the clocks go forward', { birthdate: '2026-03-29' }, { displayed: '29/03/2026', parisLocalTime: '12:00' }],
    ['the day when the clocks go back', { birthdate: '2026-10-25' }, { displayed: '25/10/2026', parisLocalTime: '12:00' }],
    ['the day of 1911 when Paris left its own time', { birthdate: '1911-03-11' }, { displayed: '11/03/1911', parisLocalTime: '12:00' }],
  ],
});
