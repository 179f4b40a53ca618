import { cardServices } from '@domain/offer/services';
import type { CardFacts } from '@domain/offer/card';
import { cardsCopy } from '@ui/copy/fr/cards';
import { moneyCopy } from '@ui/copy/fr/money';
import { offerCopy } from '@ui/copy/fr/offer';
import type { NoteId } from './notes';

/** What a card offers on one line: yes, no, or words. */
export type Fact = boolean | string;

export interface FactRow {
  readonly id: keyof typeof offerCopy.facts;
  readonly of: (facts: CardFacts) => Fact;
}

export interface FactGroup {
  readonly id: keyof typeof offerCopy.groups;
  readonly note?: NoteId;
  readonly rows: readonly FactRow[];
}

const insured = (amount: number | null): Fact => (amount === null ? false : offerCopy.upTo(moneyCopy.amount(amount)));

/** Lines of the comparison, the same in the table and in the panels. OFR-03, OFR-05, OFR-07, OFR-08 */
export const factGroups: readonly FactGroup[] = [
  {
    id: 'services',
    rows: [
      { id: 'immediateDebit', of: facts => facts.immediateDebit },
      { id: 'mobilePayment', of: ({ name }) => cardServices[name].mobilePayment },
      { id: 'virtualCard', of: ({ name }) => cardServices[name].virtualCard },
    ],
  },
  {
    id: 'limits',
    note: 'limits',
    rows: [
      { id: 'payment', of: facts => moneyCopy.amount(facts.payment) },
      { id: 'internet', of: facts => moneyCopy.amount(facts.internet) },
      { id: 'withdrawal', of: facts => moneyCopy.amount(facts.withdrawal) },
    ],
  },
  {
    id: 'insurances',
    note: 'insurances',
    rows: [
      { id: 'trip', of: facts => insured(facts.trip) },
      { id: 'loss', of: facts => insured(facts.loss) },
      { id: 'onlineShopping', of: facts => facts.onlineShopping },
      { id: 'thirdPartyLiability', of: facts => facts.thirdPartyLiability },
      { id: 'medicalAssistance', of: facts => facts.medicalAssistance },
      { id: 'medicalExpenses', of: facts => facts.medicalExpenses },
    ],
  },
  {
    id: 'free',
    rows: [
      { id: 'budgetManagement', of: facts => facts.budgetManagement },
      { id: 'cashback', of: facts => facts.cashback },
    ],
  },
  { id: 'notice', rows: [{ id: 'notice', of: ({ name }) => cardsCopy.notice[name] }] },
];

/** The few facts that a card's summary shows on a phone. */
export const keyRows: readonly FactRow[] = factGroups.filter(group => group.id === 'limits').flatMap(group => group.rows);
