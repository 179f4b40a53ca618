import { ageWords } from '@ui/copy/fr/adviser/age';
import { StepPage } from '@ui/journey/StepPage';
import { wordedScreen } from '@ui/mvvm/screen';
import { Why } from '@ui/why/Why';
import { ageForm } from './ageForm';
import { AgeViewModel } from './AgeViewModel';

export const AgeScreen = wordedScreen(AgeViewModel, ageWords, (vm, copy) => (
  <StepPage title={copy.title[vm.workflow]} intro={<p>{copy.intro}</p>}>
    {ageForm(vm, copy, <Why ask={book => book.age()} />)}
  </StepPage>
));
