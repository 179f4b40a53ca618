import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { DeliveryMode } from '@domain/offer/contracts';
import { deliveryMessages } from '@ui/copy/fr/delivery';
import { fileFormMessages } from '@ui/copy/fr/fileForm';
import { FilePage } from '@ui/journey/FilePage';
import { Choice } from '@ui/kit/Choice';
import { Form } from '@ui/kit/Form';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { DeliveryViewModel } from './DeliveryViewModel';
import css from './DeliveryScreen.module.css';

interface Shown {
  readonly vm: DeliveryViewModel;
}

const Where = observer(function Where({ vm, mode }: Shown & { readonly mode: DeliveryMode }): ReactElement | null {
  const copy = useMessages(deliveryMessages);
  const agency = vm.agency.value;
  if (mode === 'AGEN') return agency ? <span className={css.where}>{copy.atAgency(agency.name)}</span> : null;
  return vm.home === undefined ? null : <span className={css.where}>{copy.atHome(vm.home)}</span>;
});

const Modes = observer(function Modes({ vm }: Shown): ReactElement {
  const fileForm = useMessages(fileFormMessages);
  const copy = useMessages(deliveryMessages);
  return (
    <Form
      onSubmit={() => void vm.submit()}
      busy={vm.saving.busy}
      busyLabel={fileForm.saving}
      submitLabel={vm.journey.steps.at.correcting ? fileForm.backToRecap : fileForm.next}
    >
      <Choice
        name="delivery"
        legend={copy.legend}
        value={vm.mode}
        options={vm.modes.map(delivery => ({
          value: delivery.mode,
          label: copy.mode[delivery.mode],
          description: (
            <>
              <span>{copy.terms(delivery)}</span>
              <Where vm={vm} mode={delivery.mode} />
            </>
          ),
        }))}
        onChange={vm.choose}
      />
    </Form>
  );
});

const DeliveryPage = observer(function DeliveryPage({ vm }: Shown): ReactElement {
  const copy = useMessages(deliveryMessages);
  const who = vm.journey.file.state.workflow === 'individual' ? 'individual' : vm.participant;
  const waiting = vm.cart === undefined || vm.passed;
  return (
    <FilePage title={copy.title[who]} intro={<p>{copy.intro}</p>}>
      <Status>{waiting && copy.loading}</Status>
      {!waiting && <Modes vm={vm} />}
    </FilePage>
  );
});

export const DeliveryScreen = screen(DeliveryViewModel, vm => <DeliveryPage vm={vm} />);
