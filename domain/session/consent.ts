import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';

/** Months for which a choice on cookies is kept, as the CNIL recommends. OBS-02 */
export const CONSENT_MONTHS = 6;

const YEAR = { days: 365, months: 12 } as const;

/** The life of the cookie that holds the choice. */
export const cookieLife = { months: CONSENT_MONTHS, days: Math.floor((CONSENT_MONTHS * YEAR.days) / YEAR.months) } as const;

export const consentCookies = rule({
  id: 'consent.cookies',
  requirements: ['OBS-02'],
  title: { fr: 'Durée d’un choix sur les cookies', en: 'How long a choice on cookies is kept' },
  says: {
    fr: 'Le choix, oui ou non, est gardé {months} mois, soit {days} jours ; ensuite la question est posée à nouveau.',
    en: 'The choice, yes or no, is kept for {months} months, that is {days} days; then the question is asked again.',
  },
  parameters: {
    months: { value: cookieLife.months, unit: 'months' },
    days: { value: cookieLife.days, unit: 'days' },
  },
  input: record({}),
  decide: () => cookieLife,
  examples: [['the choice', {}, { months: 6, days: 182 }]],
});
