import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { insuranceMessages } from '@messages/insurance';
import { moneyMessages } from '@messages/money';
import { StepPage } from '@ui/journey/StepPage';
import { Button } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Form } from '@ui/kit/Form';
import { stands } from '@ui/kit/useSubmitOnSelect';
import { NewTab } from '@ui/kit/NewTab';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { redirectHref, NEW_TAB } from '@ui/kit/hrefs';
import { yesOrNo } from '@ui/screens/options/yesOrNo';
import { Why } from '@ui/why/Why';
import { InsuranceViewModel } from './InsuranceViewModel';

interface Shown {
  readonly vm: InsuranceViewModel;
}

const NAME = 'insurance';

const Price = observer(function Price({ vm }: Shown): ReactElement {
  const copy = useMessages(insuranceMessages);
  return (
    <>
      <Status hidden>{vm.state === 'loading' && copy.loading}</Status>
      <Status>{vm.state === 'absent' && <span>{copy.none}</span>}</Status>
    </>
  );
});

const Missed = observer(function Missed({ vm }: Shown): ReactElement {
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

const InsuranceForm = observer(function InsuranceForm({ vm }: Shown): ReactElement {
  const copy = useMessages(insuranceMessages);
  const error = vm.missing ? copy.required : undefined;
  const yes = vm.insurance ? copy.yesFor(moneyMessages.perMonth(vm.insurance.price)) : copy.yes;
  return (
    <Form
      onSubmit={vm.submit}
      attempt={vm.attempt}
      submitLabel={vm.state === 'absent' || stands(vm.wanted, vm.attempt) ? copy.next : undefined}
      busy={vm.state === 'loading'}
      busyLabel={copy.next}
      errors={error ? [{ name: NAME, message: error }] : []}
    >
      {vm.state !== 'absent' && (
        <Choice
          name={NAME}
          legend={copy.title}
          legendHidden
          layout="row"
          {...yesOrNo(vm.wanted, vm.want, { yes, no: copy.no })}
          error={error}
          submitsOnSelect
        />
      )}
    </Form>
  );
});

/** What the insurance covers, and its notice before the choice. D-77 */
const Cover = (): ReactElement => {
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

const InsurancePage = observer(function InsurancePage({ vm }: Shown): ReactElement {
  const copy = useMessages(insuranceMessages);
  return (
    <StepPage title={copy.title} intro={<Cover />}>
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
      <div>
        <Price vm={vm} />
        {vm.state === 'failed' ? <Missed vm={vm} /> : <InsuranceForm vm={vm} />}
      </div>
    </StepPage>
  );
});

export const InsuranceScreen = screen(InsuranceViewModel, vm => <InsurancePage vm={vm} />);
