import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { DeliveryMode } from '@domain/offer/contracts';
import type { MessagesOf } from '@ui/copy/byReader';
import { deliveryMessages } from '@messages/delivery';
import { dossierFormMessages } from '@messages/dossierForm';
import { DossierPage } from '@ui/journey/DossierPage';
import { SummaryCard } from '@ui/form/SuggestionBanner';
import { Choice } from '@ui/kit/Choice';
import { Form } from '@ui/kit/Form';
import { markFrench } from '@ui/kit/inFrench';
import { Loading } from '@ui/kit/Loading';
import { useErrorFocus } from '@ui/kit/useErrorFocus';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { DeliveryViewModel } from './DeliveryViewModel';
import css from './DeliveryScreen.module.css';

interface Shown {
  readonly vm: DeliveryViewModel;
}

type Messages = MessagesOf<typeof deliveryMessages>;

const NAME = 'delivery';

const whereOf = (vm: DeliveryViewModel, mode: DeliveryMode, copy: Messages): ReactNode => {
  const agency = vm.agency.value;
  if (mode === 'AGEN') return agency && markFrench(copy.atAgency(agency.name), [agency.name]);
  return vm.home && markFrench(copy.atHome(vm.home), vm.homeInFrance ? [vm.home] : []);
};

/** The saved delivery mode, until the customer presses 'Recevoir autrement'. XTR-49 */
const Standing = observer(function Standing({ vm }: Shown): ReactElement | null {
  const copy = useMessages(deliveryMessages);
  const delivery = vm.modes.find(({ mode }) => mode === vm.mode);
  if (delivery === undefined) return null;
  return (
    <SummaryCard
      title={copy.legend}
      value={`${copy.mode[delivery.mode]}, ${copy.terms(delivery)}`}
      more={whereOf(vm, delivery.mode, copy)}
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
        <Choice
          name={NAME}
          legend={copy.legend}
          value={vm.mode}
          options={vm.modes.map(delivery => ({
            value: delivery.mode,
            label: copy.mode[delivery.mode],
            description: (
              <>
                <span>{copy.terms(delivery)}</span>
                <span className={css.where}>{whereOf(vm, delivery.mode, copy)}</span>
              </>
            ),
          }))}
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
