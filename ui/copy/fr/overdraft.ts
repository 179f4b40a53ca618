import type { OverdraftFigures } from '@domain/offer/overdraftFigures';
import { percent } from '../percent';
import { moneyMessages } from './money';

/** '16 %', with decimals only where there are some. */
const rate = (value: number): string => `${percent(value, ',')}\u00a0%`;
const days = (count: number): string => `${count}\u00a0jour${count > 1 ? 's' : ''}`;

/** The bank lends: said wherever it says what that costs. XTR-71 */
const BINDS = 'Un crédit vous engage et doit être remboursé. La banque étudie la demande et peut la refuser.';

const figures = ({ rate: year, apr, repayWithinDays, example }: OverdraftFigures): string =>
  [
    `Taux\u00a0: ${rate(year)} l’an${apr === undefined ? '' : ` (TAEG\u00a0: ${rate(apr)})`}.`,
    `Exemple\u00a0: ${moneyMessages.amount(example.amount)} pendant ${days(example.days)} coûtent ${moneyMessages.price(example.cost)}.`,
    `À rembourser sous ${days(repayWithinDays)}.`,
  ].join(' ');

/** What an overdraft costs, beside its question and on its line of the price. XTR-71 */
export const overdraftMessages = {
  figures,
  cost: (sent: OverdraftFigures | undefined): string =>
    `${sent === undefined ? 'C’est un crédit\u00a0: la somme utilisée porte intérêt, pour les jours où elle l’est.' : figures(sent)} ${BINDS}`,
  refused: 'La banque n’a pas accordé le découvert. Le compte s’ouvre sans découvert.',
} as const;
