import type { ReactElement } from 'react';
import type { Workflow } from '@domain/journey/words';
import type { MessagesOf } from '@ui/copy/byReader';
import type { accountTypeMessages } from '@messages/accountType';
import { kitMessages } from '@messages/kit';
import { Button, LinkButton } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Dialog } from '@ui/kit/Dialog';
import type { FieldMessage } from '@ui/kit/ErrorSummary';
import { Form } from '@ui/kit/Form';
import { stands } from '@ui/kit/useSubmitOnSelect';
import { redirectHref } from '@ui/kit/hrefs';
import type { AccountTypeAnswer } from './AccountTypeAnswer';
import css from './AccountTypeScreen.module.css';

type Copy = MessagesOf<typeof accountTypeMessages>;

const NAME = 'workflow';
const both = ['individual', 'joint'] as const satisfies readonly Workflow[];

/** What the form asks below the account. */
interface Below {
  readonly content: ReactElement;
  readonly errors: readonly FieldMessage[];
  readonly hasButton: boolean;
  /** The ages were not answered yet: the hint above them stays, so that nothing moves. XTR-60 */
  readonly isNew: boolean;
}

/** A render function, not a component: its caller observes the answer. `below`: once the account is chosen. ACC-02, XTR-04 */
export const accountTypeForm = (answer: AccountTypeAnswer, copy: Copy, below?: Below): ReactElement => {
  const error = answer.missing ? copy.required : undefined;
  const describe = (workflow: Workflow): ReactElement => {
    const online = workflow === 'individual' || answer.jointOpen;
    const { minutes, papers } = answer.effort(workflow);
    return (
      <span className={css.description}>
        <span>{copy.owner[workflow]}</span>
        <span>{online ? copy.effort(minutes, papers, workflow === 'joint') : copy.notOnline}</span>
      </span>
    );
  };
  return (
    <>
      <Form
        onSubmit={() => answer.submit()}
        attempt={answer.attempt}
        submitLabel={(below ? below.hasButton : stands(answer.chosen, answer.attempt)) ? copy.next : undefined}
        errors={below?.errors ?? (error ? [{ name: NAME, message: error }] : [])}
      >
        <Choice
          name={NAME}
          legend={copy.title}
          legendAsTitle
          value={answer.chosen}
          options={both.map(value => ({ value, label: copy.label[value], description: describe(value) }))}
          onChange={workflow => answer.choose(workflow)}
          hint={below?.isNew === true ? kitMessages.onePress : undefined}
          submitsOnSelect={below === undefined}
          error={error}
        />
        {below?.content}
      </Form>
      <Dialog
        title={copy.announced.title}
        open={answer.appointmentOffered}
        onClose={() => answer.closeAppointment()}
        actions={
          <>
            <LinkButton href={redirectHref('appointment')}>{copy.announced.appointment}</LinkButton>
            <Button kind="secondary" onClick={() => answer.chooseIndividual()}>
              {copy.announced.individual}
            </Button>
          </>
        }
      >
        <p>{copy.announced.text}</p>
        <p>{copy.announced.alone}</p>
      </Dialog>
    </>
  );
};
