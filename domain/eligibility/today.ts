import { parisDay } from '@domain/kernel/calendar';
import { instant } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

export const eligibilityToday = rule({
  id: 'eligibility.today',
  requirements: ['CFG-06', 'INF-02'],
  title: { fr: 'La date du jour à Paris', en: 'Today’s date in Paris' },
  says: {
    fr: 'La date est celle de Paris à cet instant, quel que soit le fuseau de l’appareil.',
    en: 'The date is the one in Paris at that instant, whatever the zone of the device.',
  },
  input: record({ instant }),
  decide: given => parisDay(given.instant),
  examples: [
    ['a second before midnight in Paris, in winter', { instant: '2025-12-31T22:59:59Z' }, '2025-12-31'],
    ['midnight in Paris, in winter', { instant: '2025-12-31T23:00:00Z' }, '2026-01-01'],
    ['a second before midnight in Paris, in summer', { instant: '2026-07-14T21:59:59Z' }, '2026-07-14'],
    ['midnight in Paris, in summer', { instant: '2026-07-14T22:00:00Z' }, '2026-07-15'],
    ['already tomorrow in Tokyo, still today in Paris', { instant: '2026-03-10T02:00:00+09:00' }, '2026-03-09'],
  ],
});
