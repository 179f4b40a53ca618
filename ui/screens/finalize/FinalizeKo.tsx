import type { ReactElement } from 'react';
import { finalizeMessages } from '@messages/finalize';
import { DossierPage } from '@ui/journey/DossierPage';
import { ToWorkstation } from '@ui/journey/ToWorkstation';
import { Button, LinkButton } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { redirectHref } from '@ui/kit/hrefs';

interface FinalizeKoProps {
  /** `generic`: the bank could not create the account, and continues. `unconfirmed`: no answer of the bank says that it knows. FIN-02 */
  readonly why?: 'generic' | 'unconfirmed';
  readonly onAgain: () => void;
  readonly busy?: boolean | undefined;
  /** A new check has found no change. */
  readonly still?: boolean | undefined;
}

/** The account is not created yet; the signature stays valid. FIN-02 */
export const FinalizeKo = ({ why = 'generic', onAgain, busy, still }: FinalizeKoProps): ReactElement => {
  const { ko, unconfirmed } = useMessages(finalizeMessages);
  const copy = why === 'generic' ? ko : { ...ko, ...unconfirmed };
  return (
    <DossierPage title={copy.title} titleHidden>
      <Outcome
        page="creationInterrupted"
        title={copy.title}
        actions={
          <>
            <Button onClick={onAgain} busy={busy}>
              {copy.again}
            </Button>
            <LinkButton kind="secondary" href={redirectHref('appointment')}>
              {copy.appointment}
            </LinkButton>
            <ToWorkstation />
          </>
        }
      >
        <p>{copy.text}</p>
        <Status>{still && copy.still}</Status>
      </Outcome>
    </DossierPage>
  );
};
