import type { ReactElement } from 'react';
import { minutesFor, papersFor } from '@domain/journey/papers';
import type { Path } from '@domain/journey/steps';
import type { AcceptedPapers } from '@domain/proofs/acceptedPapers';
import type { Mode } from '@domain/journey/words';
import { homeMessages } from '@messages/home';
import { Button } from '@ui/kit/Button';
import { Icon } from '@ui/kit/Icon';
import { Page } from '@ui/kit/Page';
import { useWide } from '@ui/kit/useWide';
import { messagesFor } from '@ui/mvvm/messages';
import { redirectHref } from '@ui/kit/hrefs';
import { CardArt } from '@ui/kit/art/CardArt';
import { cx } from '@ui/kit/cx';
import type { OfferInForce } from './offerInForce';
import { HomePrice } from './HomePrice';
import { Cards, More, Papers, Way } from './HomeSections';
import css from './HomeScreen.module.css';

interface HomePageProps {
  readonly mode: Mode;
  /** Whose identity documents are accepted online. D-127 */
  readonly acceptedPapers: AcceptedPapers;
  readonly onStart: () => void;
  /** Start was clicked; the next page is loading. */
  readonly starting?: boolean | undefined;
  /** Id of the start button; a click before the scripts run is stored under it. */
  readonly startId?: string | undefined;
  /** Undefined: loading; null: unavailable. */
  readonly offer?: OfferInForce | null | undefined;
}

/** Duration and proofs of an individual account; the account type page shows those of a joint one (ACC-02). */
const pathOf = (mode: Mode): Path => ({ workflow: 'individual', mode, jointAccount: 'announced' });

/** Document title, on a phone and on a wide screen. BRD-02 */
export const homeTitle = (mode: Mode, screen: 'mobile' | 'desktop'): string => {
  const { heading, step } = messagesFor(mode, homeMessages);
  return `${heading[screen]} – ${step}`;
};

/**
 * First page, rendered at build time from build settings alone. The price loads later into a reserved space, so that
 * nothing shifts. ACC-01, BRD-02, XTR-04, XTR-17
 */
export const HomePage = ({ mode, acceptedPapers, onStart, starting, startId = 'commencer', offer }: HomePageProps): ReactElement => {
  const copy = messagesFor(mode, homeMessages);
  const wide = useWide();
  const { heading } = copy;
  const path = pathOf(mode);
  return (
    <Page title={heading.desktop} titleHidden wide documentTitle={homeTitle(mode, wide ? 'desktop' : 'mobile')}>
      <div className={css.home}>
        <div className={cx(css.hero, mode === 'omc' && css.priced)}>
          <h1 tabIndex={-1} className={css.title}>
            <span className={css.narrow}>{`${heading.mobile} `}</span>
            <span className={css.wide}>{heading.desktop}</span>
          </h1>
          <p className={css.lead}>{copy.lead}</p>
          {mode === 'omc' && (
            <div className={css.panel}>
              <div className={css.pictures} aria-hidden="true">
                <CardArt card="mastercard" />
                <CardArt card="access" />
              </div>
              <HomePrice offer={offer} />
            </div>
          )}
          <div className={css.start}>
            <Button id={startId} eager busy={starting} onClick={onStart}>
              {copy.start}
            </Button>
            {mode === 'omc' && <a href={redirectHref('identification')}>{copy.underWay}</a>}
          </div>
          <ul className={css.promises}>
            <li>
              <Icon name="clock" size="small" />
              <span>{copy.minutes(minutesFor(path))}</span>
            </li>
            <li>
              <Icon name="document" size="small" />
              <span>{copy.papersCount(papersFor(path).length)}</span>
            </li>
            <li>
              <Icon name="pen" size="small" />
              <span>{copy.free}</span>
            </li>
          </ul>
        </div>
        <Way path={path} />
        <Papers path={path} acceptedPapers={acceptedPapers} />
        {mode === 'omc' && <Cards offer={offer ?? undefined} />}
        {mode === 'omc' && <More />}
        <section className={css.end} aria-labelledby="commencer-titre">
          <div>
            <h2 id="commencer-titre">{copy.end.title}</h2>
            <p className={css.quiet}>{copy.end.text}</p>
          </div>
          <Button id={`${startId}-ici`} eager onClick={starting ? undefined : onStart}>
            {copy.start}
          </Button>
        </section>
      </div>
    </Page>
  );
};
