import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { paidOnce } from '@domain/delivery/paidOnce';
import { displayDay } from '@domain/kernel/day';
import type { Charge } from '@domain/offer/charges';
import { moneyMessages } from '@ui/copy/fr/money';
import { welcomeMessages } from '@ui/copy/fr/welcome';
import { Recap } from '@ui/kit/Recap';
import type { WelcomeViewModel } from './WelcomeViewModel';

const copy = welcomeMessages.account;

const span = ({ from, until }: Charge, at: number): string => {
  if (until !== undefined) return at === 0 ? copy.until(displayDay(until)) : copy.between(displayDay(from), displayDay(until));
  return at === 0 ? copy.always : copy.from(displayDay(from));
};

/** Groups of four digits, as IBANs are read; a narrow screen breaks the line between groups. D-76 */
const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** The new account: IBAN, card, and prices. D-76 */
export const AccountPanel = observer(function AccountPanel({ vm }: { readonly vm: WelcomeViewModel }): ReactElement | null {
  const { card, charges, offer, journey } = vm;
  const { accountNumber, iban } = journey.file.state;
  const rows = [
    ...(accountNumber === undefined ? [] : [{ label: copy.number, value: accountNumber }]),
    ...(iban === undefined ? [] : [{ label: copy.iban, value: inFours(iban) }]),
    ...(card ? [{ label: copy.card, value: card.label }] : []),
    ...charges.map((charge, at) => ({ label: copy.cost(span(charge, at)), value: moneyMessages.perMonth(charge.price) })),
    ...(offer?.insurance === undefined ? [] : [{ label: copy.insurance, value: moneyMessages.perMonth(offer.insurance) }]),
    ...(offer ? [{ label: copy.once, value: moneyMessages.price(paidOnce(offer)) }] : []),
  ];
  return rows.length === 0 ? null : <Recap title={copy.title} rows={rows} />;
});
