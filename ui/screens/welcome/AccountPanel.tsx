import { observer } from 'mobx-react-lite';
import { useState, type ReactElement } from 'react';
import { welcomeMessages } from '@messages/welcome';
import { receiptWords } from '@ui/copy/receiptWords';
import { Button } from '@ui/kit/Button';
import { Status } from '@ui/kit/Status';
import { contextOf, PriceReceipt } from '../price/PriceReceipt';
import { inFours } from './inFours';
import type { WelcomeViewModel } from './WelcomeViewModel';
import css from './welcome.module.css';

const { account: copy } = welcomeMessages;

interface Shown {
  readonly vm: WelcomeViewModel;
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  /** No translation changes it. */
  readonly asIs?: boolean;
}

const Line = ({ label, value, asIs = false }: LineProps): ReactElement => (
  <div>
    <dt>{label}</dt>
    <dd translate={asIs ? 'no' : undefined}>{value}</dd>
  </div>
);

/** Copies the IBAN, or hands it to another application where the browser can. */
const GiveIban = ({ iban }: { readonly iban: string }): ReactElement => {
  const [said, setSaid] = useState('');
  const take = (): void => {
    navigator.clipboard.writeText(iban).then(
      () => setSaid(copy.copied),
      () => setSaid(copy.notCopied),
    );
  };
  // who closes the list of applications has shared nothing, and nothing has failed
  const share = (): void => void navigator.share({ text: inFours(iban) }).catch(() => undefined);
  return (
    <div className={css.copy}>
      <Button kind="secondary" onClick={take}>
        {copy.copy}
      </Button>
      {'share' in navigator && (
        <Button kind="secondary" onClick={share}>
          {copy.share}
        </Button>
      )}
      <Status>{said}</Status>
    </div>
  );
};

/** What a month costs: on a phone the receipt is below the first window. D-106 */
const Month = observer(function Month({ vm }: Shown): ReactElement | null {
  const { price, journey } = vm;
  const month = price && receiptWords(price, contextOf(journey, journey.dossier.state.openedOn)).find(({ line }) => line.what === 'total');
  if (!month) return null;
  return (
    <div className={css.month} data-month="">
      <dt>{month.label}</dt>
      <dd>{month.amount}</dd>
      {month.notes.map(note => (
        <dd key={note} className={css.text}>
          {note}
        </dd>
      ))}
    </div>
  );
});

/** The new account: its IBAN where the bank sends it, and its number where that does not contain it. D-76 */
export const AccountPanel = observer(function AccountPanel({ vm }: Shown): ReactElement {
  const { accountNumber, iban } = vm.journey.dossier.state;
  const told = accountNumber !== undefined && iban?.includes(accountNumber.replaceAll(' ', ''));
  return (
    <section className={css.account} aria-labelledby="account">
      <h2 id="account">{copy.title}</h2>
      <dl className={css.numbers}>
        {accountNumber !== undefined && !told && <Line label={copy.number} value={inFours(accountNumber)} />}
        {iban !== undefined && <Line label={copy.iban} value={inFours(iban)} />}
        {iban !== undefined && vm.payee !== undefined && <Line label={copy.holder} value={vm.payee} asIs />}
        <Month vm={vm} />
      </dl>
      {iban !== undefined && <GiveIban iban={iban} />}
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
