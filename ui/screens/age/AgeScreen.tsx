import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { ageMessages } from '@messages/age';
import { StepPage } from '@ui/journey/StepPage';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { Why } from '@ui/why/Why';
import { ageForm } from './ageForm';
import { AgeViewModel } from './AgeViewModel';

const AgePage = observer(function AgePage({ vm }: { readonly vm: AgeViewModel }): ReactElement {
  const copy = useMessages(ageMessages);
  return (
    <StepPage title={copy.title[vm.workflow]} intro={copy.intro}>
      {ageForm(vm, copy, <Why explain={book => book.age()} />)}
    </StepPage>
  );
});

export const AgeScreen = screen(AgeViewModel, vm => <AgePage vm={vm} />);
