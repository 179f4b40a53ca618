import type { OfferedFacts } from '@domain/offer/facts';
import type { MessagesOf } from '@ui/copy/byReader';
import { cardsMessages } from '@messages/cards';
import { moneyMessages } from '@messages/money';
import type { offerMessages } from '@messages/offer';
import type { NoteId } from './notes';

/** A fact of a card: yes, no, or a text. */
export type Fact = boolean | string;

export interface FactRow {
  readonly id: keyof MessagesOf<typeof offerMessages>['facts'];
  readonly of: (facts: OfferedFacts) => Fact;
}

export interface FactGroup {
  readonly id: keyof MessagesOf<typeof offerMessages>['groups'];
  readonly note?: NoteId | undefined;
  readonly rows: readonly FactRow[];
}

const insured = (amount: number | null): Fact => (amount === null ? false : moneyMessages.upTo(amount));

const payment: FactRow = { id: 'payment', of: facts => moneyMessages.amount(facts.payment) };
const internet: FactRow = { id: 'internet', of: facts => moneyMessages.amount(facts.internet) };
const withdrawal: FactRow = { id: 'withdrawal', of: facts => moneyMessages.amount(facts.withdrawal) };

/** All facts of a card, in display order. OFR-05, OFR-07, OFR-08 */
export const factGroups: readonly FactGroup[] = [
  {
    id: 'services',
    rows: [
      { id: 'immediateDebit', of: facts => facts.immediateDebit },
      { id: 'mobilePayment', of: facts => facts.mobilePayment },
      { id: 'virtualCard', of: facts => facts.virtualCard },
    ],
  },
  {
    id: 'limits',
    note: 'limits',
    rows: [payment, internet, withdrawal],
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
  { id: 'notice', rows: [{ id: 'notice', of: ({ name }) => cardsMessages.notice[name] }] },
];

/** Facts of a card's summary on a phone. */
export const keyRows: readonly FactRow[] = [payment, withdrawal];

const isSame = (cards: readonly OfferedFacts[], { of }: FactRow): boolean => cards.length > 1 && new Set(cards.map(of)).size === 1;

const kept = (rows: (row: FactRow) => boolean): readonly FactGroup[] =>
  factGroups.map(group => ({ ...group, rows: group.rows.filter(rows) })).filter(group => group.rows.length > 0 && group.id !== 'notice');

/** The rows that distinguish the cards, and those with one value for all. The sentence of a card is beside its name. OFR-03 */
export const compared = (cards: readonly OfferedFacts[]): Readonly<Record<'differing' | 'alike', readonly FactGroup[]>> => ({
  differing: kept(row => !isSame(cards, row)),
  alike: kept(row => isSame(cards, row)),
});
