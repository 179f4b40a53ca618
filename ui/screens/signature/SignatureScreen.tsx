import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentProps, type ReactElement } from 'react';
import { signatureMessages as copy } from '@messages/signature';
import { DossierPage } from '@ui/journey/DossierPage';
import { FrameMissing } from '@ui/journey/FrameMissing';
import { useElapsed } from '@ui/kit/useElapsed';
import { Button, LinkButton } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Outcome } from '@ui/kit/Outcome';
import { PageLoading } from '@ui/kit/PageLoading';
import { Status } from '@ui/kit/Status';
import { Waiting } from '@ui/kit/Waiting';
import { redirectHref } from '@ui/kit/hrefs';
import { ToRecap } from '../summary/ToRecap';
import { FinalizeKo } from '../finalize/FinalizeKo';
import { useWide } from '@ui/kit/useWide';
import type { CodeSender } from './CodeSender';
import type { SignatureViewModel } from './SignatureViewModel';
import css from './SignatureScreen.module.css';

interface Shown {
  readonly vm: SignatureViewModel;
}

const Code = observer(function Code({ code }: { readonly code: CodeSender }): ReactElement {
  useEffect(() => code.leave, [code]);
  return (
    <section className={css.code} aria-labelledby="signature-code">
      <h2 id="signature-code">{copy.code.title}</h2>
      <p>{copy.code.text}</p>
      <Status>{code.state && copy.code.states[code.state]}</Status>
      {code.wait > 0 ? (
        <p className={css.wait}>{copy.code.wait(code.wait)}</p>
      ) : (
        <Button kind="quiet" busy={code.sending} onClick={() => void code.send()}>
          {copy.code.again}
        </Button>
      )}
    </section>
  );
});

const Stopped = ({ onAgain }: { readonly onAgain: () => void }): ReactElement => (
  <Notice kind="info" title={copy.stopped.title}>
    <p>{copy.stopped.text}</p>
    <Button kind="secondary" onClick={onAgain}>
      {copy.stopped.again}
    </Button>
  </Notice>
);

/** In a frame on wide screens; else full screen, with a return URL. D-38 */
const Ceremony = observer(function Ceremony({ vm }: Shown): ReactElement {
  const wide = useWide();
  useEffect(() => vm.stay(), [vm]); // a ceremony shown in its frame is not opened full screen when the window becomes narrow
  return (
    <div className={css.ceremony}>
      <Code code={vm.code} />
      <Status>
        {vm.phase === 'stopped' && <Stopped onAgain={vm.lookAgain} />}
        {wide && vm.frame.missing && (
          <FrameMissing copy={copy.frameMissing} onGo={vm.go} busy={vm.leaving} busyLabel={copy.phone.leaving} />
        )}
      </Status>
      {wide ? (
        <iframe className={css.frame} title={copy.frame} src={vm.ceremony?.url} onLoad={vm.frame.loaded} />
      ) : (
        <>
          <p>{copy.phone.text}</p>
          <Button onClick={vm.go} busy={vm.leaving} busyLabel={copy.phone.leaving}>
            {copy.phone.go}
          </Button>
        </>
      )}
    </div>
  );
});

/** Phone: leaves for a new ceremony at once. */
const Straight = observer(function Straight({ vm }: Shown): ReactElement {
  useEffect(() => void vm.goStraight(), [vm]);
  return <Wait title={copy.title} messages={copy.phone.straight} />;
});

const Ended = ({ vm, why }: Shown & { readonly why: keyof typeof copy.outcomes }): ReactElement => (
  <Outcome
    page="signatureNotDone"
    title={copy.outcomes[why].title}
    actions={
      <>
        <Button onClick={() => (why === 'unopened' ? vm.reopen() : vm.restart())}>{why === 'unopened' ? copy.again : copy.restart}</Button>
        <LinkButton kind="secondary" href={redirectHref('appointment')}>
          {copy.appointment}
        </LinkButton>
      </>
    }
  >
    <p>{copy.outcomes[why].text}</p>
  </Outcome>
);

const Wait = ({
  title,
  messages,
}: {
  readonly title: string;
  readonly messages: ComponentProps<typeof Waiting>['messages'];
}): ReactElement => <Waiting title={title} messages={messages} elapsedMs={useElapsed(messages)} />;

const content = (vm: SignatureViewModel, straight: boolean): readonly [title: string, shown: ReactElement] => {
  switch (vm.phase) {
    case 'opening':
      return [copy.title, <Wait key="opening" title={copy.title} messages={copy.opening} />];
    case 'signed':
      return [copy.completing.title, <Wait key="signed" title={copy.completing.title} messages={copy.completing.messages} />];
    case 'refused':
    case 'error':
    case 'unopened':
      return [copy.outcomes[vm.phase].title, <Ended key={vm.phase} vm={vm} why={vm.phase} />];
    case 'signing':
      return [copy.title, straight ? <Straight key="opening" vm={vm} /> : <Ceremony key="ceremony" vm={vm} />];
    case 'stopped':
    case 'generic':
    case 'unconfirmed':
      return [copy.title, <Ceremony key="ceremony" vm={vm} />];
  }
};

export const SignaturePage = observer(function SignaturePage({ vm }: Shown): ReactElement {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) vm.stay();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [vm]);
  const straight = useWide() ? false : vm.straight;
  if (vm.phase === 'generic' || vm.phase === 'unconfirmed') return <FinalizeKo why={vm.phase} onAgain={() => void vm.conclude()} />;
  if (vm.returning && vm.phase === 'opening') return <PageLoading />;
  const [title, shown] = content(vm, straight);
  const ceremony = (vm.phase === 'signing' && !straight) || vm.phase === 'stopped';
  const revocable = ceremony || vm.phase === 'refused' || vm.phase === 'error' || vm.phase === 'unopened';
  return (
    <DossierPage
      title={title}
      titleHidden={!ceremony}
      intro={ceremony && copy.intro[vm.level]}
      wide={ceremony}
      coming={vm.phase === 'opening' || vm.phase === 'signed'}
    >
      {shown}
      {revocable && <ToRecap />}
    </DossierPage>
  );
});
