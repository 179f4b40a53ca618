import type { TwoDDocRead } from '@application/proofs/PageCodes';
import { displayKnown } from '@domain/field/partialDate';
import { readAmount } from '@domain/field/readAmount';
import { moneyMessages } from '@messages/money';
import { twoDDocMessages as copy } from '@messages/twoDDoc';

const joined = (separator: string, ...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(separator);

/** Kind, day, person, place and amount, as far as the 2D-Doc says them, then what its signature is worth here. XTR-19 */
export const describeTwoDDoc = ({ kind, facts, seal }: TwoDDocRead): string => {
  const { firstName, lastName, address, postalCode, city, issued, netIncome = '' } = facts;
  const title = issued === undefined ? copy.kind[kind] : copy.dated(copy.kind[kind], displayKnown(issued));
  const euros = readAmount(netIncome);
  const income = euros === undefined ? '' : copy.net(moneyMessages.asRead(euros));
  return `${copy.read(joined(', ', title, joined(' ', firstName, lastName), address, joined(' ', postalCode, city), income))} ${copy.seal[seal]}`;
};
