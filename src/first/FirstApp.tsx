import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import type { Environment } from '@domain/brand/variant';
import { journeyBreadcrumb } from '@domain/journey/breadcrumb';
import { shellCopy } from '@ui/copy/fr/shell';
import type { FirstJourney, FirstSettings } from '@ui/first/FirstJourney';
import { useElapsed } from '@ui/journey/useElapsed';
import { BrandContext, type BrandLook } from '@ui/kit/brand';
import { Services, type Resolve } from '@ui/mvvm/screen';
import { AccountTypeScreen } from '@ui/screens/accountType/AccountTypeScreen';
import { AccountTypeViewModel } from '@ui/screens/accountType/AccountTypeViewModel';
import { Shell } from '@ui/shell/Shell';
import type { HomeOnPage } from './HomeOnPage';

interface FirstAppProps {
  readonly journey: FirstJourney;
  readonly settings: FirstSettings;
  readonly home: HomeOnPage;
  readonly look: BrandLook;
  /** Undefined in production. */
  readonly environment: Environment | undefined;
}

/** Two services need no container. */
const services =
  (journey: FirstJourney, settings: FirstSettings): Resolve =>
  key => {
    const service = journey instanceof key ? journey : new AccountTypeViewModel(journey, settings);
    if (service instanceof key) return service;
    throw new TypeError(`Not of the first questions: ${key.name}`);
  };

const PATIENCE = [{ afterMs: 1_000 }] as const;

/** Said where the next step is long in coming; until then its question stays as it is. */
const StillComing = (): ReactElement => <p role="status">{useElapsed(PATIENCE) > 0 && shellCopy.loading}</p>;

/** The first questions in their shell. While the home screen is shown, which is the page's own, this waits beside it. STP-12 */
export const FirstApp = observer(function FirstApp({ journey, settings, home, look, environment }: FirstAppProps): ReactElement {
  const [resolve] = useState(() => services(journey, settings));
  const { step, left } = journey;
  const atHome = step === 'home';
  useLayoutEffect(() => (atHome ? home.show() : home.hide()), [home, atHome]);
  useEffect(() => {
    if (atHome) home.name();
  }, [home, atHome]);
  return (
    <BrandContext.Provider value={look}>
      <Services.Provider value={resolve}>
        <Shell environment={environment} breadcrumb={journeyBreadcrumb.decide({ step })} helpPhone={settings.contactPhone}>
          {!atHome && <AccountTypeScreen />}
          {left && <StillComing />}
        </Shell>
      </Services.Provider>
    </BrandContext.Provider>
  );
});
