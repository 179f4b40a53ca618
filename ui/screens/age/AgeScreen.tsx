import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { ageMessages } from '@messages/age';
import { StepPage } from '@ui/journey/StepPage';
import { Form } from '@ui/kit/Form';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { ageErrors, ageHasButton, AgeQuestions } from './AgeQuestions';
import { AgeViewModel } from './AgeViewModel';

const AgePage = observer(function AgePage({ vm }: { readonly vm: AgeViewModel }): ReactElement {
  const copy = useMessages(ageMessages);
  return (
    <StepPage title={copy.title[vm.workflow]} intro={copy.intro[vm.workflow]}>
      <Form onSubmit={vm.submit} attempt={vm.attempt} submitLabel={ageHasButton(vm) ? copy.next : undefined} errors={ageErrors(vm, copy)}>
        <AgeQuestions vm={vm} />
      </Form>
    </StepPage>
  );
});

export const AgeScreen = screen(AgeViewModel, vm => <AgePage vm={vm} />);
