import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { StepPage } from '@ui/journey/StepPage';
import { readScreen } from '@ui/mvvm/screen';
import { accountTypeForm } from './accountTypeForm';
import { AccountTypeViewModel } from './AccountTypeViewModel';

export const AccountTypeScreen = readScreen(AccountTypeViewModel, accountTypeMessages, (vm, copy) => (
  <StepPage title={copy.title} titleHidden>
    {accountTypeForm(vm, copy)}
  </StepPage>
));
