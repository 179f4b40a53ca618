import { rule } from '@domain/kernel/rule';
import { absentOr, number, oneOf, record } from '@domain/kernel/shape';

/** What an overdraft without figures from the bank does: `ask` asks for it all the same, `hide` does not ask. D-124 */
export const withoutFigures = ['ask', 'hide'] as const;
export type WithoutFigures = (typeof withoutFigures)[number];

/** The cost of an overdraft, as the bank says it. Rates in percent a year; amounts in euros. XTR-71 */
export interface OverdraftFigures {
  readonly rate: number;
  readonly apr: number | undefined;
  readonly repayWithinDays: number;
  readonly example: { readonly amount: number; readonly days: number; readonly cost: number };
}

const YEAR_DAYS = 365;
/** The bank rounds the cost of its example to a cent, up or down. */
const CENT = 0.01;

const given = record({ rate: number, repayWithinDays: number, amount: number, days: number, cost: number });

const coherent = (figures: { rate: number; repayWithinDays: number; amount: number; days: number; cost: number }): boolean => {
  const { rate, repayWithinDays, amount, days, cost } = figures;
  if (rate < 0 || repayWithinDays < 1 || days < 1 || amount <= 0) return false;
  return Math.abs((amount * rate * days) / (100 * YEAR_DAYS) - cost) < CENT;
};

export const offerOverdraftFigures = rule({
  id: 'offer.overdraftFigures',
  requirements: ['XTR-71', 'D-124', 'OPT-01'],
  title: { fr: 'Ce que coûte le découvert', en: 'What the overdraft costs' },
  says: {
    fr: 'Le taux, un exemple et le délai de remboursement que la banque envoie sont montrés à côté de la question. Des chiffres qui ne se tiennent pas, sur une année de {year} jours et à l’arrondi près, comptent comme absents. Sans chiffres, la configuration (overdraft.withoutFigures) dit si la question est posée.',
    en: 'The rate, an example and the days to repay that the bank sends are shown beside the question. Figures that do not agree, over a year of {year} days and allowing for rounding, count as absent. Without figures, the configuration (overdraft.withoutFigures) says whether the question is asked.',
  },
  parameters: { year: { value: YEAR_DAYS, unit: 'days' } },
  input: record({ without: oneOf(...withoutFigures), figures: absentOr(given) }),
  decide: ({ without, figures }): 'shown' | 'askedWithout' | 'notAsked' => {
    if (figures !== null && coherent(figures)) return 'shown';
    return without === 'ask' ? 'askedWithout' : 'notAsked';
  },
  examples: [
    ['16 % over 7 days', { without: 'ask', figures: { rate: 16, repayWithinDays: 30, amount: 100, days: 7, cost: 0.31 } }, 'shown'],
    [
      '10 % over a whole year',
      { without: 'ask', figures: { rate: 10, repayWithinDays: 30, amount: 1_000, days: 365, cost: 100 } },
      'shown',
    ],
    ['rounded down', { without: 'hide', figures: { rate: 16, repayWithinDays: 30, amount: 100, days: 7, cost: 0.3 } }, 'shown'],
    ['a rate of 0', { without: 'hide', figures: { rate: 0, repayWithinDays: 30, amount: 100, days: 7, cost: 0 } }, 'shown'],
    ['no figures, asked', { without: 'ask', figures: null }, 'askedWithout'],
    ['no figures, not asked', { without: 'hide', figures: null }, 'notAsked'],
    [
      'a cost that does not follow',
      { without: 'ask', figures: { rate: 16, repayWithinDays: 30, amount: 100, days: 7, cost: 0.5 } },
      'askedWithout',
    ],
    [
      'a cost that does not follow, not asked',
      { without: 'hide', figures: { rate: 16, repayWithinDays: 30, amount: 100, days: 7, cost: 0.5 } },
      'notAsked',
    ],
    ['a negative rate', { without: 'ask', figures: { rate: -16, repayWithinDays: 30, amount: 100, days: 7, cost: -0.31 } }, 'askedWithout'],
    ['an example of 0 days', { without: 'ask', figures: { rate: 16, repayWithinDays: 30, amount: 100, days: 0, cost: 0 } }, 'askedWithout'],
    ['to repay at once', { without: 'ask', figures: { rate: 16, repayWithinDays: 0, amount: 100, days: 7, cost: 0.31 } }, 'askedWithout'],
  ],
});

/** Whether figures are shown; `sent`: undefined where the bank says none. */
export const overdraftShown = (without: WithoutFigures, sent: OverdraftFigures | undefined): 'shown' | 'askedWithout' | 'notAsked' =>
  offerOverdraftFigures.decide({
    without,
    figures: sent === undefined ? null : { rate: sent.rate, repayWithinDays: sent.repayWithinDays, ...sent.example },
  });

export const figuresAgree = (sent: OverdraftFigures): boolean => overdraftShown('hide', sent) === 'shown';
