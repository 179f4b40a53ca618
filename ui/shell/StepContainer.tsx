import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { pageIn } from '@domain/journey/pages';
import { ReturnNotice } from '@ui/journey/ReturnNotice';
import { StepJourney } from '@ui/journey/StepJourney';
import { useService } from '@ui/mvvm/screen';
import { screenOf } from '@ui/screens/readers';
import { Notice } from '@ui/kit/Notice';
import { shellCopy } from '@ui/copy/fr/shell';

/** The step shown at /main; the next one is fetched while this one is read. RTE-01, STP-01 */
export const StepContainer = observer(function StepContainer(): ReactElement {
  const journey = useService(StepJourney);
  const { step, page, following, ready, reader } = journey;
  useEffect(() => {
    if (!ready || following === undefined) return undefined;
    const idle = window.setTimeout(() => void screenOf(pageIn(following, undefined), reader).prefetch(), 0);
    return () => window.clearTimeout(idle);
  }, [ready, following, reader]);
  if (!ready) return <p role="status">{shellCopy.loading}</p>;
  const { Screen } = screenOf(page, reader);
  return (
    <>
      {journey.stayed && <Notice kind="info">{shellCopy.stayed}</Notice>}
      <ReturnNotice journey={journey} />
      <Screen key={`${step} ${page}`} />
    </>
  );
});
