import type * as fr from '../fr/overdraft';
import type { Wording } from '../byReader';
import type { OverdraftFigures } from '@domain/offer/overdraftFigures';
import { percent } from '../percent';
import { moneyMessages } from './money';

const rate = (value: number): string => `${percent(value, '.')}%`;
const days = (count: number): string => `${count}\u00a0day${count > 1 ? 's' : ''}`;

const BINDS = 'A loan commits you and must be repaid. The bank considers the request and may refuse it.';

const figures = ({ rate: year, apr, repayWithinDays, example }: OverdraftFigures): string =>
  [
    `Rate: ${rate(year)} a year${apr === undefined ? '' : ` (APR: ${rate(apr)})`}.`,
    `Example: ${moneyMessages.amount(example.amount)} for ${days(example.days)} costs ${moneyMessages.price(example.cost)}.`,
    `To be repaid within ${days(repayWithinDays)}.`,
  ].join(' ');

/** XTR-71 */
export const overdraftMessages: Wording<typeof fr.overdraftMessages> = {
  figures,
  cost: sent =>
    `${sent === undefined ? 'It is a loan. The amount that you use bears interest, for the days on which you use it.' : figures(sent)} ${BINDS}`,
  refused: 'The bank did not grant the overdraft. The account opens without an overdraft.',
};
