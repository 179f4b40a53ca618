import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { smsCode } from '@domain/signature/smsCode';
import { newEmailMessages } from '@messages/newEmail';
import { summaryMessages } from '@messages/summary';
import { signatureMessages } from '@messages/signature';
import { Button } from '@ui/kit/Button';
import { Dialog } from '@ui/kit/Dialog';
import { DidYouMean } from '@ui/form/DidYouMean';
import { Field } from '@ui/kit/Field';
import { Form } from '@ui/kit/Form';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import type { EmailCorrection } from './EmailCorrection';

interface Shown {
  readonly vm: EmailCorrection;
}

/** Status of the SMS code. */
const Sending = observer(function Sending({ vm }: Shown): ReactElement {
  const copy = useMessages(newEmailMessages);
  const { sms, codeLeft, mobile } = vm;
  return <Status>{sms && (codeLeft ? copy.sent(mobile) : <Notice kind="error">{signatureMessages.code.states[sms]}</Notice>)}</Status>;
});

const Address = observer(function Address({ vm }: Shown): ReactElement {
  const copy = useMessages(newEmailMessages);
  const { changing } = useMessages(summaryMessages);
  const error = vm.issue && copy.issues[vm.issue];
  const byCode = vm.journey.steps.mode === 'omc';
  return (
    <Form
      onSubmit={() => void vm.submitAddress()}
      errors={error === undefined ? [] : [{ name: 'new-email', message: error }]}
      attempt={vm.attempt}
      busy={vm.busy}
      busyLabel={byCode ? copy.asking : changing.saving}
      submitLabel={byCode ? copy.ask : copy.confirm}
      secondary={
        <Button kind="secondary" onClick={vm.close}>
          {changing.cancel}
        </Button>
      }
    >
      {byCode && <p>{copy.why(vm.mobile)}</p>}
      <Field
        name="new-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        label={copy.label}
        hint={copy.hint}
        value={vm.typed}
        onChange={vm.type}
        onBlur={vm.leave}
        error={error}
      />
      <DidYouMean name="new-email" meant={vm.meant} onTake={vm.type} />
      <Sending vm={vm} />
    </Form>
  );
});

const Code = observer(function Code({ vm }: Shown): ReactElement {
  const copy = useMessages(newEmailMessages);
  const { changing } = useMessages(summaryMessages);
  const error = vm.issue && copy.issues[vm.issue];
  return (
    <Form
      onSubmit={() => void vm.submitCode()}
      errors={error === undefined ? [] : [{ name: 'email-code', message: error }]}
      attempt={vm.attempt}
      busy={vm.busy}
      busyLabel={changing.saving}
      submitLabel={copy.confirm}
      secondary={
        <Button kind="secondary" onClick={() => void vm.send()}>
          {copy.again}
        </Button>
      }
    >
      <Sending vm={vm} />
      <Field
        name="email-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        width="postal"
        label={copy.code}
        hint={copy.codeHint}
        value={vm.code}
        onChange={vm.typeCode}
        format={typed => smsCode.decide({ text: typed }) ?? typed}
        error={error}
      />
    </Form>
  );
});

/** D-62 */
export const EmailDialog = observer(function EmailDialog({ vm }: { readonly vm: EmailCorrection }): ReactElement {
  const { title } = useMessages(newEmailMessages);
  return (
    <Dialog title={title} open={vm.owner !== undefined} onClose={vm.close} actions={null}>
      {vm.stage === 'address' ? <Address vm={vm} /> : <Code vm={vm} />}
    </Dialog>
  );
});
