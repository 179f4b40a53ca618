import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { deliveryMessages } from '@messages/delivery';
import { dossierFormMessages } from '@messages/dossierForm';
import { DossierPage } from '@ui/journey/DossierPage';
import { SummaryCard } from '@ui/form/SuggestionBanner';
import { Form } from '@ui/kit/Form';
import { Loading } from '@ui/kit/Loading';
import { useErrorFocus } from '@ui/kit/useErrorFocus';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { DeliveryModes, Where } from './DeliveryModes';
import { DeliveryViewModel } from './DeliveryViewModel';

interface Shown {
  readonly vm: DeliveryViewModel;
}

const NAME = 'delivery';

/** The saved delivery mode, until the customer presses 'Recevoir autrement'. XTR-49 */
const Standing = observer(function Standing({ vm }: Shown): ReactElement | null {
  const copy = useMessages(deliveryMessages);
  const delivery = vm.modes.find(({ mode }) => mode === vm.mode);
  if (delivery === undefined) return null;
  return (
    <SummaryCard
      title={copy.legend}
      value={`${copy.mode[delivery.mode]}, ${copy.terms(delivery)}`}
      more={<Where mode={delivery.mode} agency={vm.agency.value?.name} home={vm.home} />}
      action={copy.others}
      what={copy.legend}
      onCorrect={vm.unfold}
    />
  );
});

const Modes = observer(function Modes({ vm }: Shown): ReactElement {
  const dossierForm = useMessages(dossierFormMessages);
  const copy = useMessages(deliveryMessages);
  useErrorFocus(vm.open ? 1 : 0, NAME);
  return (
    <Form
      onSubmit={() => void vm.submit()}
      busy={vm.saving.busy}
      busyLabel={dossierForm.saving}
      submitLabel={vm.journey.steps.at.correcting ? dossierForm.backToRecap : dossierForm.next}
    >
      {vm.open ? (
        <DeliveryModes
          name={NAME}
          legend={copy.legend}
          value={vm.mode}
          agency={vm.agency.value?.name}
          home={vm.home}
          onChange={vm.choose}
        />
      ) : (
        <Standing vm={vm} />
      )}
    </Form>
  );
});

const DeliveryPage = observer(function DeliveryPage({ vm }: Shown): ReactElement {
  const copy = useMessages(deliveryMessages);
  const who = vm.journey.dossier.state.workflow === 'individual' ? 'individual' : vm.participant;
  const waiting = vm.cart === undefined || vm.passed || vm.agency.state.kind === 'loading';
  return (
    <DossierPage title={copy.title[who]} intro={copy.intro} coming={waiting}>
      <Loading text={waiting && copy.loading} shape="fields" />
      {!waiting && <Modes vm={vm} />}
    </DossierPage>
  );
});

export const DeliveryScreen = screen(DeliveryViewModel, vm => <DeliveryPage vm={vm} />);
