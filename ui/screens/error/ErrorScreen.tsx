import { Navigate, useParams } from 'react-router-dom';
import { SessionStore } from '@application/session/ports';
import { Settings } from '@application/Settings';
import { ReturnQuery } from '@application/session/ReturnQuery';
import type { ErrorPageType } from '@domain/errors/codes';
import { errorsPage } from '@domain/errors/page';
import { outcomeAt, pageAt, usualType, type ExplainedPage } from '@domain/errors/refusals';
import type { Mode } from '@domain/journey/words';
import { errorsMessages } from '@messages/errors';
import { inactivityMessages } from '@messages/inactivity';
import { Outcome } from '@ui/kit/Outcome';
import { Page } from '@ui/kit/Page';
import { unbroken } from '@ui/kit/unbroken';
import { pageAddress } from '@ui/journey/addresses';
import { RefusalRights } from '@ui/journey/RefusalRights';
import { StepJourney } from '@ui/journey/StepJourney';
import { StorageNotice } from '@ui/journey/StorageNotice';
import { messagesFor } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import { Why } from '@ui/why/Why';
import { Acts } from './Acts';
import { actsOfAdvisers, errorActs, type PageAction } from './actsOf';

/**
 * Actions of a page. AUTHENTICATION offers the identification by mobile (D-58), unless the browser cannot store a
 * session; an adviser can always book an appointment (ADV-03).
 */
const actsOf = (page: ErrorPageType, mode: Mode, returned: boolean, unkept: boolean): readonly PageAction[] => {
  if (mode === 'mdc') {
    const own = page !== 'AUTHENTICATION' ? errorActs[page].filter(act => act !== 'appointment') : returned ? (['again'] as const) : [];
    return actsOfAdvisers([...own, 'appointment']);
  }
  if (page !== 'AUTHENTICATION') return errorActs[page];
  if (unkept) return ['appointment'];
  return returned ? ['again', 'identify', 'appointment'] : ['identify', 'appointment'];
};

/** Page of a functional code of the bank in the URL; undefined: unknown code, or one with the generic page. ERR-06 */
const pageOfCode = (code: string): ExplainedPage | undefined => {
  const page = outcomeAt('end', code) === 'error/rejected' ? 'error/rejected' : pageAt('startup', code);
  return page === 'error/generic' ? undefined : page;
};

/** Serves /error/{type or functional code}; an unknown type shows the generic page. RTE-04, ERR-03, ERR-06, ADV-03 */
export const ErrorScreen = () => {
  const type = usualType(useParams()['type'] ?? '');
  const led = pageOfCode(type);
  return led === undefined ? <ErrorPage type={type} /> : <Navigate to={pageAddress(led)} replace />;
};

const ErrorPage = ({ type }: { readonly type: string }) => {
  const { query, came } = useService(ReturnQuery);
  const { durable, full } = useService(SessionStore);
  const journey = useService(StepJourney);
  const settings = useService(Settings);
  const mode = journey.mode ?? settings.mode;
  const page = errorsPage.decide({ type, mode });
  const { pages, also } = messagesFor(mode, errorsMessages);
  const unkept = page === 'AUTHENTICATION' && !durable;
  // no exchange failed: this tab has no session
  const ended = page === 'AUTHENTICATION' && mode === 'omc' && !came && !unkept;
  const { title, text, next } = ended ? { ...inactivityMessages.omc, next: inactivityMessages.omc.kept } : pages[page];
  return (
    <Page title={title} titleHidden>
      <Outcome
        page={ended ? 'sessionEnded' : page === 'finalized' ? 'alreadyFinished' : page === 'generic' ? 'unexpectedError' : 'refused'}
        title={title}
        next={!(unkept && mode === 'omc') && <p>{next}</p>}
        actions={<Acts acts={actsOf(page, mode, query !== '', unkept)} />}
      >
        {unkept && <StorageNotice at="unknown" full={full} />}
        {!(unkept && mode === 'omc') && <p>{unbroken(text)}</p>}
        {page === 'identical-holders' && <Why explain={book => book.differ()} />}
        {also !== '' && <p>{also}</p>}
      </Outcome>
      <RefusalRights page={`error/${page}`} />
    </Page>
  );
};
