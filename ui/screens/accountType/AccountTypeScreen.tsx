import { accountTypeWords } from '@ui/copy/fr/adviser/accountType';
import { StepPage } from '@ui/journey/StepPage';
import { wordedScreen } from '@ui/mvvm/screen';
import { accountTypeForm } from './accountTypeForm';
import { AccountTypeViewModel } from './AccountTypeViewModel';

export const AccountTypeScreen = wordedScreen(AccountTypeViewModel, accountTypeWords, (vm, copy) => (
  <StepPage title={copy.title} titleHidden>
    {accountTypeForm(vm, copy)}
  </StepPage>
));
