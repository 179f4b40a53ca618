import type { ReactElement } from 'react';
import type { Environment } from '@domain/brand/variant';
import { shellMessages } from '@ui/copy/fr/shell';
import { accessibilityHref } from '@ui/kit/hrefs';

interface MinimalFrameProps {
  readonly brand: string;
  /** Undefined in production. */
  readonly environment: Environment | undefined;
  readonly logoUrl: string;
}

/** Header and footer of the minimal application, rendered at build time: the page itself runs no React. MIN-01, CFG-04 */
export const MinimalFrame = ({ brand, environment, logoUrl }: MinimalFrameProps): ReactElement => (
  <div className="minimal">
    <header>
      {environment && <p className="banner">{shellMessages.environment(environment)}</p>}
      <div className="bar">
        <img src={`${logoUrl}#full`} alt={brand} width="148" height="40" />
      </div>
    </header>
    <main id="contenu" tabIndex={-1} />
    <footer>
      <a href={accessibilityHref}>{shellMessages.accessibility}</a>
    </footer>
  </div>
);
