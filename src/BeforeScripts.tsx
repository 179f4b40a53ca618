import type { ReactElement } from 'react';
import { beforeScriptsCopy } from '@ui/copy/fr/beforeScripts';
import { shellCopy } from '@ui/copy/fr/shell';

/** What the page says where no script can run, and while the scripts come for somebody who is not at the home screen. R25 */
export const BeforeScripts = (): ReactElement => (
  <>
    <noscript>
      <p className="before-scripts">{beforeScriptsCopy.withoutScripts}</p>
    </noscript>
    <p className="before-scripts arriving" role="status">
      {shellCopy.loading}
    </p>
  </>
);
