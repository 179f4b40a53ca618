import type { ReactElement } from 'react';
import { beforeScriptsMessages as copy } from '@messages/beforeScripts';
import { shellMessages } from '@messages/shell';
import { telHref } from '@ui/kit/hrefs';
import { WRONG_DATE } from './loader/clock';
import { LOADING_FAILURE, NOT_STARTED, TOO_OLD } from './loader/failure';

/** How to reach a person at the bank, from the configuration of the page's variant and environment. XTR-29 */
export interface People {
  readonly phone: string;
  /** The address for an appointment; a URL instead of a destination's name, because resolving a name needs scripts. */
  readonly appointment: string;
}

interface BeforeScriptsProps {
  readonly people: People;
  /** URL of the logo alone. */
  readonly logo: string;
  /** From the browserslist of package.json: `chrome >= 109`. */
  readonly browsers: readonly string[];
}

const Ways = ({ phone, appointment }: People): ReactElement => (
  <>
    <p>
      <a href={telHref(phone)}>{copy.phone(phone)}</a>
    </p>
    <p>
      <a href={appointment}>{copy.appointment}</a>
    </p>
  </>
);

/**
 * The texts without the application: no scripts, a loader that the browser refuses or cannot read, scripts still loading for a person
 * beyond the home screen, scripts that failed to load, and a browser too old. R25, LOD-05
 */
export const BeforeScripts = ({ people, browsers, logo }: BeforeScriptsProps): ReactElement => (
  <>
    <noscript>
      <div className="before-scripts">
        <p>{copy.withoutScripts}</p>
        <Ways {...people} />
      </div>
    </noscript>
    <div id={NOT_STARTED} className="before-scripts not-started" role="alert">
      <p>{copy.failure}</p>
      <p>
        <a href="">{copy.again}</a>
      </p>
      <Ways {...people} />
    </div>
    <div className="before-scripts arriving">
      <img src={logo} alt="" width="148" height="40" />
      <p role="status">{shellMessages.loading}</p>
    </div>
    <template id={LOADING_FAILURE}>
      <main className="loading-failure">
        <h1 tabIndex={-1}>{copy.failure}</h1>
        <button type="button">{copy.again}</button>
        <Ways {...people} />
      </main>
    </template>
    <template id={WRONG_DATE}>
      <p className="wrong-date" lang={copy.locale} role="status" data-text={copy.wrongDate} />
    </template>
    <template id={TOO_OLD}>
      <main className="loading-failure">
        <h1 tabIndex={-1}>{copy.tooOld.title}</h1>
        <p>{copy.tooOld.which(browsers)}</p>
        <p>{copy.tooOld.else}</p>
        <Ways {...people} />
      </main>
    </template>
  </>
);
