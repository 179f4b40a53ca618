import type { ReactElement } from 'react';
import { finalizeMessages } from '@ui/copy/fr/finalize';
import { FilePage } from '@ui/journey/FilePage';
import { ToWorkstation } from '@ui/journey/ToWorkstation';
import { Button, LinkButton } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Status } from '@ui/kit/Status';
import { useMessages } from '@ui/mvvm/messages';
import { redirectHref } from '@ui/kit/hrefs';

interface FinalizeKoProps {
  readonly onAgain: () => void;
  readonly busy?: boolean | undefined;
  /** A new check has found no change. */
  readonly still?: boolean | undefined;
}

/** The bank could not create the account; the signature stays valid. FIN-02 */
export const FinalizeKo = ({ onAgain, busy, still }: FinalizeKoProps): ReactElement => {
  const copy = useMessages(finalizeMessages).ko;
  return (
    <FilePage title={copy.title} titleHidden>
      <Outcome
        kind="warning"
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
    </FilePage>
  );
};
