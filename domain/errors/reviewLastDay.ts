import { daysAfter } from '@domain/kernel/calendar';
import { day, type Day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, whole } from '@domain/kernel/shape';

export const reviewLastDay = rule({
  id: 'review.lastDay',
  requirements: ['XTR-75', 'D-124'],
  title: { fr: 'Dernier jour avant que le silence vaille refus', en: 'Last day before silence counts as a refusal' },
  says: {
    fr: 'Le délai compte les jours du réglage à partir du jour où le contrôle a commencé. Si la banque ne dit pas ce jour, il n’y a pas de dernier jour.',
    en: 'The period counts the days of the setting from the day on which the review began. If the bank does not say that day, there is no last day.',
  },
  input: record({ since: absentOr(day), days: whole }),
  decide: ({ since, days }): Day | null => (since === null ? null : daysAfter(since, { days })),
  examples: [
    ['fifteen days', { since: '2026-11-27', days: 15 }, '2026-12-12'],
    ['a shorter period', { since: '2026-11-27', days: 10 }, '2026-12-07'],
    ['over the end of a year', { since: '2026-12-20', days: 15 }, '2027-01-04'],
    ['the bank does not say when', { since: null, days: 15 }, null],
  ],
});
