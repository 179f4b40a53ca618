import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Settings } from '@application/Settings';
import { mobilityMessages as copy } from '@messages/mobility';
import { shellMessages } from '@messages/shell';
import { Actions } from '@ui/kit/Actions';
import { Button, LinkButton } from '@ui/kit/Button';
import { Field } from '@ui/kit/Field';
import { Form } from '@ui/kit/Form';
import { redirectHref, telHref } from '@ui/kit/hrefs';
import { Notice } from '@ui/kit/Notice';
import { Stack } from '@ui/kit/Stack';
import { Status } from '@ui/kit/Status';
import { useFocusAfter } from '@ui/kit/useFocusAfter';
import { useService } from '@ui/mvvm/screen';
import { MobilityViewModel } from './MobilityViewModel';

interface Shown {
  readonly vm: MobilityViewModel;
}

/** A telephone and an appointment, in place of the form. */
const Otherwise = ({ text }: { readonly text: string }): ReactElement => {
  const { contactPhone } = useService(Settings);
  return (
    <>
      <p>{text}</p>
      <Actions>
        <a href={telHref(contactPhone)}>{contactPhone}</a>
        <LinkButton kind="quiet" href={redirectHref('appointment')}>
          {shellMessages.helpAppointment}
        </LinkButton>
      </Actions>
    </>
  );
};

const Mandate = observer(function Mandate({ vm }: Shown): ReactElement {
  const { attempt, verdict, trouble } = vm;
  const error = attempt > 0 && verdict !== 'accepted' ? copy.problems[verdict] : undefined;
  return (
    <>
      <Form
        onSubmit={() => void vm.agree()}
        errors={error ? [{ name: 'otherIban', message: error }] : []}
        attempt={attempt}
        submitLabel={copy.agree}
        busy={vm.sending.busy}
        busyLabel={copy.sending}
        docked={false}
      >
        <Field
          name="otherIban"
          label={copy.iban.label}
          hint={copy.iban.hint}
          value={vm.iban}
          onChange={vm.typeIban}
          error={error}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
        />
      </Form>
      <Status>{trouble && <Notice kind="error">{copy[trouble]}</Notice>}</Status>
    </>
  );
});

const content = (vm: MobilityViewModel): ReactElement => {
  switch (vm.phase) {
    case 'asked':
      return (
        <Actions>
          <Button kind="secondary" onClick={vm.accept}>
            {copy.yes}
          </Button>
          <Button kind="secondary" onClick={vm.postpone}>
            {copy.later}
          </Button>
        </Actions>
      );
    case 'postponed':
      return <Otherwise text={copy.postponed} />;
    case 'form':
      return <Mandate vm={vm} />;
    case 'elsewhere':
      return <Otherwise text={copy.elsewhere} />;
    case 'done':
      return <p role="status">{copy.done(vm.reference)}</p>;
    case 'before':
      return <p role="status">{copy.before}</p>;
  }
};

/** Asked once the account is open, with two answers of the same weight. XTR-76, D-33 */
export const MobilityPanel = observer(function MobilityPanel(): ReactElement {
  const vm = useService(MobilityViewModel);
  const title = useFocusAfter<HTMLHeadingElement>(vm.phase);
  if (!vm.offered) return <></>;
  return (
    <section aria-labelledby="mobility">
      <Stack>
        <h2 id="mobility" ref={title} tabIndex={-1}>
          {copy.title}
        </h2>
        <p>{copy.text}</p>
        {content(vm)}
      </Stack>
    </section>
  );
});
