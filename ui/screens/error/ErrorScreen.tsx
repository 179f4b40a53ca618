import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { Settings } from '@application/ports/Settings';
import { ReturnQuery } from '@application/session/ReturnQuery';
import type { ErrorPageType } from '@domain/errors/codes';
import { errorsPage } from '@domain/errors/page';
import type { Mode } from '@domain/journey/words';
import { errorsCopy as copy } from '@ui/copy/fr/errors';
import { Button, LinkButton } from '@ui/kit/Button';
import { Outcome } from '@ui/kit/Outcome';
import { Page } from '@ui/kit/Page';
import { StepJourney } from '@ui/journey/StepJourney';
import { Visit } from '@ui/journey/Visit';
import { useService } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/shell/hrefs';

/** What the page leads to: another try where one may help, whoever it is where that is not known, else what is under way. D-58 */
const WayOn = ({ page, mode }: { readonly page: ErrorPageType; readonly mode: Mode }): ReactElement => {
  const visit = useService(Visit);
  const { query } = useService(ReturnQuery);
  const unknown = page === 'AUTHENTICATION' && mode === 'omc';
  if (page === 'generic') return <Button onClick={visit.again}>{copy.again}</Button>;
  if (!unknown) return <Button onClick={visit.comeBack}>{copy.main}</Button>;
  return (
    <>
      {query !== '' && <Button onClick={visit.again}>{copy.again}</Button>}
      <Button kind={query === '' ? 'primary' : 'secondary'} onClick={visit.identify}>
        {copy.identify}
      </Button>
    </>
  );
};

/** The error page of a type; an unknown type shows the generic one. RTE-04, ERR-03, ERR-06, ADV-03 */
export const ErrorScreen = () => {
  const { type = '' } = useParams();
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
            <WayOn page={page} mode={mode} />
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
