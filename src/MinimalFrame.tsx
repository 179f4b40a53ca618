import type { ReactElement } from 'react';
import type { Environment } from '@domain/brand/variant';
import { shellMessages } from '@messages/shell';
import { useBrand } from '@ui/kit/brand';
import type { IllustrationName } from '@ui/kit/art/Illustration';
import { accessibilityHref } from '@ui/kit/hrefs';
import { LanguageLinks } from '@ui/shell/LanguageLinks';
import { Trust } from '@ui/shell/Trust';

const drawing: IllustrationName = 'paused';

interface MinimalFrameProps {
  /** Undefined in production. */
  readonly environment: Environment | undefined;
}

/** Header with help, drawing and footer of the minimal application, rendered at build time: the page itself runs no React. MIN-01, CFG-04, XTR-29 */
export const MinimalFrame = ({ environment }: MinimalFrameProps): ReactElement => {
  const { name, logoUrl } = useBrand();
  return (
    <div className="minimal">
      <header>
        {environment && <p className="banner">{shellMessages.environment(environment)}</p>}
        <div className="bar">
          <img src={`${logoUrl}#full`} alt={name} width="148" height="40" />
          <LanguageLinks />
          <details>
            <summary>{shellMessages.help}</summary>
            <div className="panel">
              <div id="aide">
                <p>{shellMessages.helpIntro}</p>
              </div>
              <Trust className="trust" />
            </div>
          </details>
        </div>
      </header>
      <div className="page">
        <div className="sheet">
          <main id="contenu" tabIndex={-1} />
          <img className="drawing" src={`${logoUrl}#${drawing}`} alt="" width="160" height="112" />
        </div>
      </div>
      <footer>
        <p className="bar">
          <a href={accessibilityHref}>{shellMessages.accessibility}</a>
        </p>
      </footer>
    </div>
  );
};
