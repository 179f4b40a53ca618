import { useState, type ReactElement } from 'react';
import type { InApp } from '@application/liveness/ports';
import { preLivenessMessages } from '@messages/preLiveness';
import { Button } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import type { InvitationMail } from '../signatureSuccess/InvitationMail';
import { SendLink } from './SendLink';
import css from './PreLivenessScreen.module.css';

const copy = preLivenessMessages.inApp;

interface OtherBrowserProps {
  readonly inApp: InApp;
  readonly address: string;
  readonly mail: InvitationMail;
}

/** Ways out of an in-app browser: its menu, a link by e-mail, and the URL to copy. XTR-40 */
export const OtherBrowser = ({ inApp, address, mail }: OtherBrowserProps): ReactElement => {
  const [said, setSaid] = useState('');
  const take = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(copy.copied);
    } catch {
      setSaid(copy.notCopied); // refused, or a browser without a clipboard
    }
  };
  return (
    <Notice kind="warning" title={copy.title[inApp]}>
      <div className={css.elsewhere}>
        <p>{copy.why}</p>
        <ol className={css.allow}>
          <li>{copy.menu[inApp]}</li>
          <li>{copy.otherwise}</li>
          <li>{copy.identify}</li>
        </ol>
        <SendLink mail={mail} />
        <p className={css.address}>
          <strong>{address}</strong>
        </p>
        <Button kind="secondary" onClick={() => void take()}>
          {copy.copy}
        </Button>
        <Status>{said}</Status>
      </div>
    </Notice>
  );
};
