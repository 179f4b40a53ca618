import { observer } from 'mobx-react-lite';
import { use, useEffect, type ReactElement } from 'react';
import { SessionStore } from '@application/ports/SessionStore';
import { pageIn } from '@domain/journey/pages';
import { readerOf } from '@domain/journey/startedFile';
import { stepRow, type StepName } from '@domain/journey/steps';
import { FileModel } from '@ui/journey/FileModel';
import { Parts } from '@ui/journey/Parts';
import { ReturnNotice } from '@ui/journey/ReturnNotice';
import { StorageNotice } from '@ui/journey/StorageNotice';
import { Startup } from '@ui/journey/Startup';
import { StepJourney } from '@ui/journey/StepJourney';
import { useService } from '@ui/mvvm/screen';
import { screenOf } from '@ui/screens/readers';
import { Notice } from '@ui/kit/Notice';
import { shellCopy } from '@ui/copy/fr/shell';

/** What a step needs, on its way before it is asked for; a failure is told when the step is shown. */
const fetchAhead = (parts: Parts, step: StepName): void => {
  parts.load(stepRow(step).stage).catch(() => undefined);
};

/** The step shown at /main; the next one is fetched while this one is read. RTE-01, STP-01 */
export const StepContainer = observer(function StepContainer(): ReactElement {
  const journey = useService(StepJourney);
  const parts = useService(Parts);
  const startup = useService(Startup);
  const { file } = useService(FileModel);
  const { durable } = useService(SessionStore);
  const { ready } = startup;
  const { following, mode } = journey;
  const { step, page } = journey.at;
  const reader = readerOf(file, mode);
  useEffect(() => {
    if (!ready)
      fetchAhead(parts, 'identityDocUpload'); // whoever is waited for comes to a file
    else if (following !== undefined) {
      const idle = window.setTimeout(() => {
        fetchAhead(parts, following);
        void screenOf(pageIn(following, undefined), reader).prefetch();
      }, 0);
      return () => window.clearTimeout(idle);
    }
    return undefined;
  }, [parts, ready, following, reader]);
  if (!ready) return <p role="status">{shellCopy.loading}</p>;
  const { stage } = stepRow(step);
  if (!parts.came(stage)) use(parts.load(stage));
  const { Screen } = screenOf(page, reader);
  return (
    <>
      {journey.stayed && (
        <Notice kind="info" live>
          {shellCopy.stayed}
        </Notice>
      )}
      {!durable && <StorageNotice />}
      {file && <ReturnNotice startup={startup} workflow={file.state.workflow} />}
      <Screen key={`${step} ${page}`} />
    </>
  );
});
