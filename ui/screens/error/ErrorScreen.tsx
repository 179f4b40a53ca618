import { useParams } from 'react-router-dom';
import { Settings } from '@application/ports/Settings';
import { errorsPage } from '@domain/errors/page';
import { errorsCopy as copy } from '@ui/copy/fr/errors';
import { Button, LinkButton } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Page } from '@ui/kit/Page';
import { StepJourney } from '@ui/journey/StepJourney';
import { Visit } from '@ui/journey/Visit';
import { useService } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/shell/hrefs';

/** The error page of a type; an unknown type shows the generic one. RTE-04, ERR-03, ERR-06, ADV-03 */
export const ErrorScreen = () => {
  const { type = '' } = useParams();
  const visit = useService(Visit);
  const journey = useService(StepJourney);
  const settings = useService(Settings);
  const mode = journey.mode ?? settings.mode;
  const page = errorsPage.decide({ type, mode });
  const { title, text, next } = copy.pages[page][mode];
  return (
    <Page title={title} titleHidden>
      <Outcome
        kind={page === 'finalized' ? 'info' : page === 'generic' ? 'warning' : 'error'}
        title={title}
        actions={
          <>
            <Button onClick={visit.again}>{page === 'generic' ? copy.again : copy.main}</Button>
            {(mode === 'mdc' || page !== 'generic') && (
              <LinkButton kind="secondary" href={redirectHref('appointment')}>
                {copy.appointment}
              </LinkButton>
            )}
          </>
        }
      >
        <p>{text}</p>
        <p>{next}</p>
        {mode === 'mdc' && <p>{copy.adviser}</p>}
      </Outcome>
    </Page>
  );
};
