import { observer } from 'mobx-react-lite';
import { Fragment, useContext, useState, type ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { Clock, Tabs } from '@application/browser/ports';
import { Effects } from '@application/effects';
import { WITHDRAWAL } from '@application/Settings';
import { SessionStore } from '@application/session/ports';
import { Papers, WithdrawalCalls, Withdrawals } from '@application/signature/ports';
import { dayNamed } from '@messages/dayNamed';
import { withdrawalMessages as copy } from '@messages/withdrawal';
import { ACCOUNT_CONTRACT, withdrawalStatement } from '@ui/copy/withdrawalStatement';
import { Button, LinkButton } from '@ui/kit/Button';
import { Choice } from '@ui/kit/Choice';
import { Disclosure } from '@ui/kit/Disclosure';
import { Field } from '@ui/kit/Field';
import { Form } from '@ui/kit/Form';
import { inFrench } from '@ui/kit/inFrench';
import { withdrawalSignInHref } from '@ui/kit/hrefs';
import { Notice } from '@ui/kit/Notice';
import { Actions } from '@ui/kit/Actions';
import { Page } from '@ui/kit/Page';
import { Recap } from '@ui/kit/Recap';
import { Stack } from '@ui/kit/Stack';
import { Status } from '@ui/kit/Status';
import { Waiting } from '@ui/kit/Waiting';
import { Services, useShown } from '@ui/mvvm/screen';
import { WithdrawalViewModel } from './WithdrawalViewModel';

interface Shown {
  readonly vm: WithdrawalViewModel;
}

/** Where to write, and what: enough by itself. XTR-26 */
const ByMail = ({ vm }: Shown): ReactElement => {
  const { days, from, address } = vm.withdrawals.terms();
  return (
    <Stack>
      <p>{`${copy.byMail.delay[from](days)} ${copy.byMail.how}`}</p>
      <p {...inFrench}>{withdrawalStatement(ACCOUNT_CONTRACT)}</p>
      <p>
        <a href={`mailto:${address}`}>{address}</a>
      </p>
      <p>{copy.byMail.proof}</p>
    </Stack>
  );
};

const OtherwiseByMail = ({ vm }: Shown): ReactElement => (
  <Disclosure summary={copy.byMail.title}>
    <ByMail vm={vm} />
  </Disclosure>
);

const Asked = observer(function Asked({ vm }: Shown): ReactElement {
  const { attempt, chosen, open } = vm;
  const contractMissing = attempt > 0 && chosen === undefined ? copy.problems.contract : undefined;
  const emailWrong = attempt > 0 && !vm.emailAccepted ? copy.problems.email : undefined;
  return (
    <>
      <Form
        onSubmit={() => void vm.confirm(withdrawalStatement)}
        errors={[
          ...(contractMissing ? [{ name: 'contract', message: contractMissing }] : []),
          ...(emailWrong ? [{ name: 'email', message: emailWrong }] : []),
        ]}
        attempt={attempt}
        submitLabel={copy.confirm}
        busy={vm.sending.busy}
        busyLabel={copy.sending}
        docked={false}
      >
        <Recap
          rows={[
            { label: copy.name, value: vm.mine?.name },
            ...(open.length === 1 ? [{ label: copy.contract, value: <span {...inFrench}>{chosen?.label}</span> }] : []),
            ...(chosen?.until ? [{ label: copy.until.label, value: copy.until.is(dayNamed(chosen.until)) }] : []),
          ]}
        />
        {open.length > 1 && (
          <Choice
            name="contract"
            legend={copy.which}
            value={vm.contract}
            options={open.map(({ id, label, until }) => ({
              value: id,
              label,
              ...inFrench,
              ...(until ? { description: copy.until.is(dayNamed(until)) } : {}),
            }))}
            onChange={vm.choose}
            error={contractMissing}
          />
        )}
        <Field
          name="email"
          label={copy.email.label}
          hint={copy.email.hint}
          value={vm.email}
          onChange={vm.typeEmail}
          error={emailWrong}
          inputMode="email"
          autoComplete="email"
        />
      </Form>
      <Status>{vm.failed && <Notice kind="error">{copy.failed}</Notice>}</Status>
      <OtherwiseByMail vm={vm} />
    </>
  );
});

const Done = observer(function Done({ vm }: Shown): ReactElement {
  const { withdrawn, open } = vm;
  return (
    <Stack>
      {withdrawn.map(({ id, label, receipt }) => {
        const { day, time } = vm.receivedAt(receipt);
        return (
          <Fragment key={id}>
            <p>{copy.done.text(day, time)}</p>
            <Recap
              rows={[
                { label: copy.contract, value: <span {...inFrench}>{label}</span> },
                { label: copy.done.reference, value: receipt.reference },
              ]}
            />
            {receipt.acknowledgement !== undefined && (
              <Actions>
                <Button
                  kind="secondary"
                  busy={vm.saving.busy}
                  busyLabel={copy.done.saving}
                  onClick={() => void vm.save(id, copy.done.file)}
                >
                  {copy.done.save}
                </Button>
              </Actions>
            )}
          </Fragment>
        );
      })}
      <Status>{vm.unsaved && <Notice kind="error">{copy.done.unsaved}</Notice>}</Status>
      {open.length > 0 && (
        <Actions>
          <Button kind="quiet" onClick={vm.another}>
            {copy.done.another}
          </Button>
        </Actions>
      )}
    </Stack>
  );
});

const Late = ({ vm }: Shown): ReactElement => (
  <Stack>
    <p>{vm.lastDay === undefined ? copy.late.unknown : copy.late.since(dayNamed(vm.lastDay))}</p>
    <p>{copy.late.instead}</p>
  </Stack>
);

const content = (vm: WithdrawalViewModel): ReactElement => {
  switch (vm.phase) {
    case 'coming':
      return <Waiting title={copy.title} messages={copy.coming} elapsedMs={0} />;
    case 'signIn':
      return (
        <>
          <Actions>
            <LinkButton href={withdrawalSignInHref}>{copy.signIn.go}</LinkButton>
          </Actions>
          <OtherwiseByMail vm={vm} />
        </>
      );
    case 'nothing':
      return <p>{copy.nothing}</p>;
    case 'form':
      return <Asked vm={vm} />;
    case 'late':
      return <Late vm={vm} />;
    case 'done':
      return <Done vm={vm} />;
    case 'byMail':
      return <ByMail vm={vm} />;
    case 'elsewhere':
      return <Navigate to={`/redirect?vers=${WITHDRAWAL}`} replace />;
  }
};

const intros = { signIn: copy.signIn.text, form: copy.intro } as const;

/** Made here, so that only this page loads it. */
const useWithdrawal = (): WithdrawalViewModel => {
  const resolve = useContext(Services);
  const [vm] = useState(
    () =>
      new WithdrawalViewModel(
        resolve(WithdrawalCalls),
        resolve(Withdrawals),
        resolve(SessionStore),
        resolve(Effects),
        resolve(Papers),
        resolve(Tabs),
        resolve(Clock),
      ),
  );
  useShown(vm);
  return vm;
};

/** Two clicks withdraw from a contract: the link that leads here, and the confirmation. XTR-68 */
export const WithdrawalScreen = observer(function WithdrawalScreen(): ReactElement {
  const vm = useWithdrawal();
  return (
    <Page
      title={vm.phase === 'done' ? copy.done.title : copy.title}
      intro={vm.phase === 'signIn' || vm.phase === 'form' ? intros[vm.phase] : undefined}
    >
      {content(vm)}
    </Page>
  );
});
