import { useContext } from 'react';
import { inactivityMessages } from '@messages/inactivity';
import { Button } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Page } from '@ui/kit/Page';
import { ToWorkstation } from '@ui/journey/ToWorkstation';
import { Visit } from '@ui/journey/Visit';
import { ReaderContext, useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';

/** The session has expired: what is saved, and how to continue. RTE-05, SES-02 */
export const InactivityScreen = () => {
  const mode = useContext(ReaderContext);
  const copy = useMessages(inactivityMessages);
  const visit = useService(Visit);
  return (
    <Page title={copy.title} titleHidden>
      <Outcome
        page="sessionEnded"
        title={copy.title}
        actions={mode === 'omc' ? <Button onClick={visit.identify}>{copy.resume}</Button> : <ToWorkstation kind="primary" label="resume" />}
      >
        <p>{visit.endedBy === undefined ? copy.text : copy.because[visit.endedBy]}</p>
        <p>{copy.kept}</p>
      </Outcome>
    </Page>
  );
};
