import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type ReactElement } from 'react';
import { accountTypeMessages } from '@messages/accountType';
import { ageMessages } from '@messages/age';
import { StepPage } from '@ui/journey/StepPage';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { ageErrors, ageHasButton, AgeQuestions } from '../age/AgeQuestions';
import css from '../age/AgeScreen.module.css';
import type { AgeViewModel } from '../age/AgeViewModel';
import { accountTypeForm } from './accountTypeForm';
import { AccountTypeViewModel } from './AccountTypeViewModel';
import { AGES, showAges } from './showAges';

interface AgesProps {
  readonly vm: AgeViewModel;
  /** A press on this page asked them: the focus follows it. */
  readonly asksNow: boolean;
}

/** Below the account, under their own title. ACC-03, D-125 */
const Ages = observer(function Ages({ vm, asksNow }: AgesProps): ReactElement {
  const copy = useMessages(ageMessages);
  useLayoutEffect(() => {
    if (asksNow) showAges();
  }, [asksNow]);
  return (
    <section className={css.ages} aria-labelledby={AGES}>
      <h2 id={AGES} tabIndex={-1}>
        {copy.title[vm.workflow]}
      </h2>
      <p>{copy.intro[vm.workflow]}</p>
      <AgeQuestions vm={vm} />
    </section>
  );
});

const AccountTypePage = observer(function AccountTypePage({ vm }: { readonly vm: AccountTypeViewModel }): ReactElement {
  const copy = useMessages(accountTypeMessages);
  const ages = useMessages(ageMessages);
  const { age } = vm;
  return (
    <StepPage title={copy.title} titleHidden>
      {accountTypeForm(
        vm,
        copy,
        age && {
          // an account that is not opened here asks no age (ACC-02)
          content: (
            <div hidden={vm.offline}>
              <Ages vm={age} asksNow={vm.asksNow} />
            </div>
          ),
          errors: vm.offline ? [] : ageErrors(age, ages),
          hasButton: vm.offline || ageHasButton(age),
          isNew: vm.isNew,
        },
      )}
    </StepPage>
  );
});

export const AccountTypeScreen = screen(AccountTypeViewModel, vm => <AccountTypePage vm={vm} />);
