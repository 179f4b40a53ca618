import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { accountTypeMessages } from '@messages/accountType';
import { StepPage } from '@ui/journey/StepPage';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { accountTypeForm } from './accountTypeForm';
import { AccountTypeViewModel } from './AccountTypeViewModel';

const AccountTypePage = observer(function AccountTypePage({ vm }: { readonly vm: AccountTypeViewModel }): ReactElement {
  const copy = useMessages(accountTypeMessages);
  return (
    <StepPage title={copy.title} titleHidden>
      {accountTypeForm(vm, copy)}
    </StepPage>
  );
});

export const AccountTypeScreen = screen(AccountTypeViewModel, vm => <AccountTypePage vm={vm} />);
