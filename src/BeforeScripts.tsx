import type { ReactElement } from 'react';

/** What the page says where no script can run, and while the scripts come for somebody who is not at the home screen. R25 */
export const BeforeScripts = (): ReactElement => (
  <>
    <noscript>
      <p className="before-scripts">
        Pour ouvrir un compte en ligne, activez JavaScript dans votre navigateur. Vous pouvez aussi prendre rendez-vous en agence.
      </p>
    </noscript>
    <p className="before-scripts arriving" role="status">
      Chargement de votre demande…
    </p>
  </>
);
