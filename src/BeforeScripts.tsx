import type { ReactElement } from 'react';
import { beforeScriptsMessages as copy } from '@ui/copy/fr/beforeScripts';
import { shellMessages } from '@ui/copy/fr/shell';
import { LOADING_FAILURE, TOO_OLD } from './loader/failure';

/** A person at the bank, as the configuration of the page's variant and environment has it. XTR-29 */
export interface People {
  readonly phone: string;
  /** Where an appointment is made: the address itself, for the page that knows it by name needs scripts. */
  readonly appointment: string;
}

interface BeforeScriptsProps {
  readonly people: People;
  /** The list of package.json: `chrome >= 109`. */
  readonly browsers: readonly string[];
}

const Ways = ({ phone, appointment }: People): ReactElement => (
  <>
    <p>
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{copy.phone(phone)}</a>
    </p>
    <p>
      <a href={appointment}>{copy.appointment}</a>
    </p>
  </>
);

/**
 * What the page says where no script can run, while the scripts come for a person who is not at the home screen, when they cannot be loaded,
 * and in a browser in which they would not run. R25, LOD-05
 */
export const BeforeScripts = ({ people, browsers }: BeforeScriptsProps): ReactElement => (
  <>
    <noscript>
      <div className="before-scripts">
        <p>{copy.withoutScripts}</p>
        <Ways {...people} />
      </div>
    </noscript>
    <p className="before-scripts arriving" role="status">
      {shellMessages.loading}
    </p>
    <template id={LOADING_FAILURE}>
      <main className="loading-failure">
        <h1 tabIndex={-1}>{copy.failure}</h1>
        <button type="button">{copy.again}</button>
      </main>
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
