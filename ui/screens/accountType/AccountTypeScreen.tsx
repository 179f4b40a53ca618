import { useWords } from '@ui/mvvm/words';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Workflow } from '@domain/journey/words';
import { accountTypeWords } from '@ui/copy/fr/adviser/accountType';
import { StepPage } from '@ui/journey/StepPage';
import { Button, LinkButton } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Dialog } from '@ui/kit/Dialog';
import { Form } from '@ui/kit/Form';
import { wordedScreen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/shell/hrefs';
import { AccountTypeViewModel } from './AccountTypeViewModel';
import css from './AccountTypeScreen.module.css';

interface Shown {
  readonly vm: AccountTypeViewModel;
}

const NAME = 'workflow';
const both = ['individual', 'joint'] as const satisfies readonly Workflow[];

const Description = observer(function Description({ vm, workflow }: Shown & { readonly workflow: Workflow }): ReactElement {
  const copy = useWords(accountTypeWords);
  const online = workflow === 'individual' || vm.jointOpen;
  const { minutes, papers } = vm.effort(workflow);
  return (
    <span className={css.description}>
      <span>{copy.owner[workflow]}</span>
      <span>{online ? copy.effort(minutes, papers, workflow === 'joint') : copy.notOnline}</span>
    </span>
  );
});

const Appointment = observer(function Appointment({ vm }: Shown): ReactElement {
  const copy = useWords(accountTypeWords);
  return (
    <Dialog
      title={copy.announced.title}
      open={vm.appointmentOffered}
      onClose={vm.closeAppointment}
      actions={
        <>
          <LinkButton href={redirectHref('appointment')}>{copy.announced.appointment}</LinkButton>
          <Button kind="secondary" onClick={vm.chooseIndividual}>
            {copy.announced.individual}
          </Button>
        </>
      }
    >
      <p>{copy.announced.text}</p>
      <p>{copy.announced.alone}</p>
    </Dialog>
  );
});

export const AccountTypeScreen = wordedScreen(AccountTypeViewModel, accountTypeWords, (vm, copy) => {
  const error = vm.missing ? copy.required : undefined;
  return (
    <StepPage title={copy.title} titleHidden>
      <Form onSubmit={vm.submit} attempt={vm.attempt} submitLabel={copy.next} errors={error ? [{ name: NAME, message: error }] : []}>
        <Choice
          name={NAME}
          legend={copy.title}
          legendAsTitle
          value={vm.chosen}
          options={both.map(value => ({ value, label: copy.label[value], description: <Description vm={vm} workflow={value} /> }))}
          onChange={vm.choose}
          goesOn
          error={error}
        />
      </Form>
      <Appointment vm={vm} />
    </StepPage>
  );
});
