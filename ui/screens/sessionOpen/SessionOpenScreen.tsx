import type { ReactElement } from 'react';
import { sessionOpenMessages } from '@messages/sessionOpen';
import { Button } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Page } from '@ui/kit/Page';
import type { Startup } from '@ui/journey/Startup';
import { useMessages } from '@ui/mvvm/messages';

export interface SessionOpenScreenProps {
  readonly startup: Pick<Startup, 'keepSession' | 'openAnother'>;
}

/** A sign-in link never replaces an open session by itself: the person chooses. The page knows nothing of the other session. D-101 */
export const SessionOpenScreen = ({ startup }: SessionOpenScreenProps): ReactElement => {
  const copy = useMessages(sessionOpenMessages);
  return (
    <Page title={copy.title} titleHidden>
      <Outcome
        page="otherSessionOpen"
        title={copy.title}
        actions={
          <>
            <Button onClick={() => void startup.keepSession()}>{copy.keep}</Button>
            <Button kind="secondary" onClick={() => void startup.openAnother()}>
              {copy.other}
            </Button>
          </>
        }
      >
        <p>{copy.text}</p>
        <p>{copy.advice}</p>
      </Outcome>
    </Page>
  );
};
