import { useContext } from 'react';
import { useParams } from 'react-router-dom';
import { informationPage } from '@domain/errors/informationPage';
import { informationPageMessages } from '@messages/informationPage';
import { shellMessages } from '@messages/shell';
import { RefusalRights } from '@ui/journey/RefusalRights';
import { withdrawalHref } from '@ui/kit/hrefs';
import { Outcome } from '@ui/kit/Outcome';
import { Page } from '@ui/kit/Page';
import { ReaderContext, useMessages } from '@ui/mvvm/messages';
import { Acts } from '@ui/screens/error/Acts';
import { actsOfAdvisers, informationActs } from '@ui/screens/error/actsOf';

/** Serves /{slug}; an unknown slug gets a generic text and a link home. RTE-06, D-31 */
export const InformationPageScreen = () => {
  const { type = '' } = useParams();
  const copy = useMessages(informationPageMessages);
  const mode = useContext(ReaderContext);
  const page = informationPage.decide({ segment: type });
  const { title, text } = page === 'unknown' ? copy.unknown : copy.pages[page];
  const isOpen = page === 'termine' || page === 'completed';
  return (
    <Page title={title} titleHidden>
      <Outcome
        page={isOpen ? 'accountOpen' : 'furtherAnalysis'}
        title={title}
        actions={<Acts acts={mode === 'mdc' ? actsOfAdvisers(informationActs[page]) : informationActs[page]} quiet={page === 'finalize'} />}
      >
        <p>{text}</p>
        {isOpen && mode === 'omc' && (
          <p>
            <a href={withdrawalHref}>{shellMessages.withdrawal}</a>
          </p>
        )}
      </Outcome>
      {page !== 'unknown' && <RefusalRights page={`information/${page}`} />}
    </Page>
  );
};
