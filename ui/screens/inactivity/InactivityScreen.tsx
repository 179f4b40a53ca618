import { useContext } from 'react';
import { inactivityWords } from '@ui/copy/fr/adviser/inactivity';
import { Button } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Page } from '@ui/kit/Page';
import { Visit } from '@ui/journey/Visit';
import { useService } from '@ui/mvvm/screen';
import { ReaderContext, useWords } from '@ui/mvvm/words';

/** The session ended: what happened, what is kept, how to go on. RTE-05, SES-02 */
export const InactivityScreen = () => {
  const mode = useContext(ReaderContext);
  const copy = useWords(inactivityWords);
  const visit = useService(Visit);
  return (
    <Page title={copy.title} titleHidden>
      <Outcome kind="info" title={copy.title} actions={mode === 'omc' && <Button onClick={visit.identify}>{copy.resume}</Button>}>
        <p>{copy.text}</p>
        <p>{copy.kept}</p>
      </Outcome>
    </Page>
  );
};
