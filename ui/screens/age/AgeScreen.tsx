import { ageMessages } from '@ui/copy/fr/age';
import { StepPage } from '@ui/journey/StepPage';
import { readScreen } from '@ui/mvvm/screen';
import { Why } from '@ui/why/Why';
import { ageForm } from './ageForm';
import { AgeViewModel } from './AgeViewModel';

export const AgeScreen = readScreen(AgeViewModel, ageMessages, (vm, copy) => (
  <StepPage title={copy.title[vm.workflow]} intro={<p>{copy.intro}</p>}>
    {ageForm(vm, copy, <Why ask={book => book.age()} />)}
  </StepPage>
));
