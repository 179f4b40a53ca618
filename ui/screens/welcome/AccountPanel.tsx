import { observer } from 'mobx-react-lite';
import { useState, type ReactElement } from 'react';
import { welcomeMessages } from '@messages/welcome';
import { Button } from '@ui/kit/Button';
import { Status } from '@ui/kit/Status';
import { contextOf, PriceReceipt } from '../price/PriceReceipt';
import type { WelcomeViewModel } from './WelcomeViewModel';
import css from './WelcomeScreen.module.css';

const { account: copy } = welcomeMessages;

interface Shown {
  readonly vm: WelcomeViewModel;
}

/** Groups of four digits, as IBANs are read; a narrow screen breaks the line between groups. D-76 */
const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

const Line = ({ label, value }: { readonly label: string; readonly value: string }): ReactElement => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const CopyIban = ({ iban }: { readonly iban: string }): ReactElement => {
  const [said, setSaid] = useState('');
  const take = (): void => {
    navigator.clipboard.writeText(iban).then(
      () => setSaid(copy.copied),
      () => setSaid(copy.notCopied),
    );
  };
  return (
    <div className={css.copy}>
      <Button kind="secondary" onClick={take}>
        {copy.copy}
      </Button>
      <Status>{said}</Status>
    </div>
  );
};

/** The new account: its number, and its IBAN where the bank sends it. D-76 */
export const AccountPanel = observer(function AccountPanel({ vm }: Shown): ReactElement | null {
  const { accountNumber, iban } = vm.journey.dossier.state;
  if (accountNumber === undefined && iban === undefined) return null;
  return (
    <section className={css.account} aria-labelledby="account">
      <h2 id="account">{copy.title}</h2>
      <dl className={css.numbers}>
        {accountNumber !== undefined && <Line label={copy.number} value={accountNumber} />}
        {iban !== undefined && <Line label={copy.iban} value={inFours(iban)} />}
      </dl>
      {iban !== undefined && <CopyIban iban={iban} />}
    </section>
  );
});

/** What the account costs, as the person accepted it, with dates. D-76, D-106 */
export const PayPanel = observer(function PayPanel({ vm }: Shown): ReactElement | null {
  const { price, journey } = vm;
  if (price === undefined) return null;
  return (
    <div className={css.pay}>
      <PriceReceipt summary={price} context={contextOf(journey, journey.dossier.state.openedOn)} />
    </div>
  );
});
