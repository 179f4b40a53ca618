import type { ReactElement } from 'react';
import { beforeScriptsCopy } from '@ui/copy/fr/beforeScripts';
import { shellCopy } from '@ui/copy/fr/shell';
import { LOADING_FAILURE } from './loader/failure';

/** What the page says where no script can run, while the scripts come for somebody who is not at the home screen, and when they cannot be loaded. R25, LOD-05 */
export const BeforeScripts = (): ReactElement => (
  <>
    <noscript>
      <p className="before-scripts">{beforeScriptsCopy.withoutScripts}</p>
    </noscript>
    <p className="before-scripts arriving" role="status">
      {shellCopy.loading}
    </p>
    <template id={LOADING_FAILURE}>
      <main className="loading-failure">
        <h1 tabIndex={-1}>{beforeScriptsCopy.failure}</h1>
        <button type="button">{beforeScriptsCopy.again}</button>
      </main>
    </template>
  </>
);
