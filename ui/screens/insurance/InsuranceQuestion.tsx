import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { insuranceMessages } from '@messages/insurance';
import { moneyMessages } from '@messages/money';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { NewTab } from '@ui/kit/NewTab';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { redirectHref, NEW_TAB } from '@ui/kit/hrefs';
import { yesOrNo } from '@ui/screens/options/yesOrNo';
import { Why } from '@ui/why/Why';
import type { InsuranceViewModel } from './InsuranceViewModel';

interface Shown {
  readonly vm: InsuranceViewModel;
}

/** Name of the question's field. */
export const INSURANCE = 'insurance';

/** Says what loads, or that there is no choice. */
export const Price = observer(function Price({ vm }: Shown): ReactElement {
  const copy = useMessages(insuranceMessages);
  return (
    <>
      <Status hidden>{vm.state === 'loading' && copy.loading}</Status>
      <Status>{vm.state === 'absent' && <span>{copy.none}</span>}</Status>
    </>
  );
});

export const Missed = observer(function Missed({ vm }: Shown): ReactElement {
  const copy = useMessages(insuranceMessages);
  return (
    <Notice kind="error" live>
      <p>{copy.noPrice}</p>
      <Button kind="secondary" onClick={() => void vm.offer.load()}>
        {copy.again}
      </Button>
    </Notice>
  );
});

/** What the insurance covers, and its notice before the choice. D-77 */
export const Cover = (): ReactElement => {
  const { text, notice } = useMessages(insuranceMessages);
  return (
    <p>
      <span>{`${text} ${notice.before}`}</span>
      <a href={redirectHref('insurance-notice')} {...NEW_TAB}>
        <span>{notice.link}</span>
        <NewTab />
      </a>
      <span>{notice.after}</span>
    </p>
  );
};

/** For whom it is, and what the card includes already. */
export const BeforeChoice = observer(function BeforeChoice({ vm }: Shown): ReactElement {
  const copy = useMessages(insuranceMessages);
  return (
    <>
      {vm.offer.workflow === 'joint' && (
        <div>
          <p>{copy.holderOnly}</p>
          <Why explain={book => book.insurance()} />
        </div>
      )}
      {vm.covered && (
        <Notice kind="info">
          <p>{copy.covered(vm.covered.card, moneyMessages.amount(vm.covered.amount))}</p>
        </Notice>
      )}
    </>
  );
});

/** An answer by a pointer submits the form. */
export const InsuranceChoice = observer(function InsuranceChoice({ vm }: Shown): ReactElement {
  const copy = useMessages(insuranceMessages);
  const yes = vm.insurance ? copy.yesFor(moneyMessages.perMonth(vm.insurance.price)) : copy.yes;
  return (
    <Choice
      name={INSURANCE}
      legend={copy.title}
      legendHidden
      layout="row"
      {...yesOrNo(vm.wanted, vm.want, { yes, no: copy.no })}
      error={vm.missing ? copy.required : undefined}
      submitsOnSelect
    />
  );
});
