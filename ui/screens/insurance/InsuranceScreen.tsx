import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { insuranceMessages } from '@messages/insurance';
import { StepPage } from '@ui/journey/StepPage';
import { Form } from '@ui/kit/Form';
import { stands } from '@ui/kit/useSubmitOnSelect';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { BeforeChoice, Cover, INSURANCE, InsuranceChoice, Missed, Price } from './InsuranceQuestion';
import { InsuranceViewModel } from './InsuranceViewModel';

interface Shown {
  readonly vm: InsuranceViewModel;
}

const InsuranceForm = observer(function InsuranceForm({ vm }: Shown): ReactElement {
  const copy = useMessages(insuranceMessages);
  return (
    <Form
      onSubmit={vm.submit}
      attempt={vm.attempt}
      submitLabel={vm.state === 'absent' || stands(vm.wanted, vm.attempt) ? copy.next : undefined}
      busy={vm.state === 'loading'}
      busyLabel={copy.next}
      errors={vm.missing ? [{ name: INSURANCE, message: copy.required }] : []}
    >
      {vm.state !== 'absent' && <InsuranceChoice vm={vm} />}
    </Form>
  );
});

const InsurancePage = observer(function InsurancePage({ vm }: Shown): ReactElement {
  const copy = useMessages(insuranceMessages);
  return (
    <StepPage title={copy.title} intro={<Cover />}>
      <BeforeChoice vm={vm} />
      <div>
        <Price vm={vm} />
        {vm.state === 'failed' ? <Missed vm={vm} /> : <InsuranceForm vm={vm} />}
      </div>
    </StepPage>
  );
});

export const InsuranceScreen = screen(InsuranceViewModel, vm => <InsurancePage vm={vm} />);
