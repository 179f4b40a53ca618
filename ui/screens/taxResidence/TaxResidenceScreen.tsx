import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { taxResidenceMessages } from '@messages/taxResidence';
import { whose } from '@ui/form/autocomplete';
import { FormPage } from '@ui/form/FormPage';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { ObligationDialog } from './ObligationDialog';
import { TaxQuestions } from './TaxQuestions';
import { TaxResidenceViewModel } from './TaxResidenceViewModel';

interface Shown {
  readonly vm: TaxResidenceViewModel;
}

const TaxPage = observer(function TaxPage({ vm }: Shown): ReactElement {
  const copy = useMessages(taxResidenceMessages);
  return (
    <FormPage
      title={copy.title[whose(vm.journey)]}
      intro={copy.intro}
      form={vm.form}
      lists={[vm.countries]}
      submitLabel={vm.certifies ? copy.certify.button : undefined}
      docked={!vm.certifies}
      after={<ObligationDialog vm={vm} />}
    >
      <TaxQuestions vm={vm} />
    </FormPage>
  );
});

export const TaxResidenceScreen = screen(TaxResidenceViewModel, vm => <TaxPage vm={vm} />);
