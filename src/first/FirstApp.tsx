import { useEffect, useLayoutEffect, type ReactElement } from 'react';
import type { Environment } from '@domain/brand/variant';
import { journeyBreadcrumb } from '@domain/journey/breadcrumb';
import { stageLines, stageProgress } from '@domain/journey/progress';
import { progressMessages } from '@ui/copy/fr/progress';
import { shellMessages } from '@ui/copy/fr/shell';
import type { FirstJourney, FirstSettings } from '@ui/first/FirstJourney';
import { FirstQuestion, SecondQuestion, type Behind } from '@ui/first/FirstQuestions';
import { useElapsed } from '@ui/kit/useElapsed';
import { BrandContext, type BrandLook } from '@ui/kit/brand';
import { Shell } from '@ui/shell/Shell';
import type { HomeOnPage } from './HomeOnPage';

interface FirstAppProps {
  readonly journey: FirstJourney;
  readonly settings: FirstSettings;
  readonly home: HomeOnPage;
  readonly look: BrandLook;
  readonly behind: Behind;
  /** Undefined in production. */
  readonly environment: Environment | undefined;
  /** Undefined until the configuration is decoded. CFG-04 */
  readonly simulatedDate: string | undefined;
}

const PATIENCE = [{ afterMs: 1_000 }] as const;

/** A status for a slow next step; until it appears the question stays unchanged. */
const StillComing = (): ReactElement => <p role="status">{useElapsed(PATIENCE) > 0 && shellMessages.loading}</p>;

/**
 * The first questions in their shell; `begin` renders them again after each change of the journey. Renders no screen while the build's
 * home screen is visible. STP-12
 */
export const FirstApp = ({ journey, settings, home, look, behind, environment, simulatedDate }: FirstAppProps): ReactElement => {
  const { step, left, path } = journey;
  const atHome = step === 'home';
  const progress = stageProgress(path, step);
  useLayoutEffect(() => (atHome ? home.show() : home.hide()), [home, atHome]);
  useEffect(() => {
    if (atHome) home.name();
  }, [home, atHome]);
  return (
    <BrandContext.Provider value={look}>
      <Shell
        environment={environment}
        simulatedDate={simulatedDate}
        breadcrumb={journeyBreadcrumb.decide({ step })}
        within={progress && { done: progress.done, text: progressMessages.text(step, progress) }}
        stage={{
          title: shellMessages.linesOf.offer,
          lines: stageLines(path, step).map(line => ({ name: progressMessages.line(line), progress: line.progress })),
        }}
        turn={{ direction: journey.direction, leaving: journey.leaving }}
        helpPhone={settings.contactPhone}
      >
        {step === 'accountType' && <FirstQuestion journey={journey} settings={settings} />}
        {step === 'age' && <SecondQuestion journey={journey} behind={behind} />}
        {left && <StillComing />}
      </Shell>
    </BrandContext.Provider>
  );
};
