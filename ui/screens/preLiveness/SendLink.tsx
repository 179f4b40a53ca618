import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import { preLivenessMessages } from '@messages/preLiveness';
import { Button } from '@ui/kit/Button';
import { Status } from '@ui/kit/Status';
import type { InvitationMail } from '../signatureSuccess/InvitationMail';

const copy = preLivenessMessages.link;

/** E-mails a link that resumes the file; then shows the address and when it can be sent again. XTR-27, XTR-40 */
export const SendLink = observer(function SendLink({ mail }: { readonly mail: InvitationMail }): ReactElement {
  const { sentAt, nextAt, to } = mail;
  const told = useRef<HTMLDivElement>(null);
  const waits = nextAt !== undefined;
  useEffect(() => mail.leave, [mail]);
  useEffect(() => {
    if (waits && document.activeElement === document.body) told.current?.focus({ preventScroll: true }); // the button has disappeared
  }, [waits]);
  return (
    <>
      <div ref={told} tabIndex={-1}>
        <Status>
          {sentAt !== undefined && (
            <>
              <p>{copy.sent(sentAt, to?.email)}</p>
              {waits && <p>{copy.next(nextAt)}</p>}
            </>
          )}
        </Status>
      </div>
      {!waits && (
        <Button kind="secondary" busy={mail.sending} busyLabel={copy.sending} onClick={() => void mail.send()}>
          {copy.send}
        </Button>
      )}
    </>
  );
});
