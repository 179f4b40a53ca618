import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { mailAgainMessages } from '@messages/mailAgain';
import { Button } from '@ui/kit/Button';
import { focusHeadingIfLost } from '@ui/kit/focusHeading';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import type { InvitationMail } from './InvitationMail';
import css from './MailAgain.module.css';

interface MailAgainProps {
  readonly mail: InvitationMail;
  /** Help when the address is wrong. */
  readonly other?: ReactElement | undefined;
}

/** Resends the invitation to the shown address. JNT-03 */
export const MailAgain = observer(function MailAgain({ mail, other }: MailAgainProps): ReactElement | null {
  const copy = useMessages(mailAgainMessages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const waits = mail.nextAt !== undefined;
  useEffect(() => mail.leave, [mail]);
  useEffect(() => {
    if (waits && document.activeElement === document.body) heading.current?.focus({ preventScroll: true }); // the button has disappeared
  }, [waits]);
  const shown = mail.to !== undefined;
  useEffect(() => focusHeadingIfLost, [shown]);
  if (mail.to === undefined) return null;
  const { name, email } = mail.to;
  return (
    <section className={css.mail} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <span>{copy.title(name)}</span>
      </h2>
      <p>{email === undefined ? copy.lookFor : copy.wentTo(email)}</p>
      <Status>
        {mail.sentAt !== undefined && <p>{mail.nextAt === undefined ? copy.left(mail.sentAt) : copy.again(mail.sentAt, mail.nextAt)}</p>}
      </Status>
      {!waits && (
        <Button kind="secondary" busy={mail.sending} busyLabel={copy.sending} onClick={() => void mail.send()}>
          {copy.send}
        </Button>
      )}
      {other}
    </section>
  );
});
