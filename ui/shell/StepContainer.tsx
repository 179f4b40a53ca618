import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactElement } from 'react';
import { SessionStore } from '@application/session/ports';
import { pageIn } from '@domain/journey/pages';
import { mayDoOn, readerOf, type Reader } from '@domain/journey/startedDossier';
import { stepRow, type StepName } from '@domain/journey/steps';
import { DossierStore } from '@ui/journey/DossierStore';
import { partOf, Parts } from '@ui/journey/Parts';
import { ReturnNotice } from '@ui/journey/ReturnNotice';
import { StorageNotice } from '@ui/journey/StorageNotice';
import { Startup } from '@ui/journey/Startup';
import { StepJourney } from '@ui/journey/StepJourney';
import { useLoaded } from '@ui/mvvm/lazyModule';
import { useService } from '@ui/mvvm/screen';
import { lazyScreen, type LazyScreen } from '@ui/mvvm/lazyScreen';
import { mountOf, screenOf } from './routes/screenOf';
import type { SessionOpenScreenProps } from '@ui/screens/sessionOpen/SessionOpenScreen';
import { Notice } from '@ui/kit/Notice';
import { Notices } from '@ui/kit/Page';
import { stayedMessages } from '@messages/stayed';
import { useMessages } from '@ui/mvvm/messages';
import { PageLoading } from '@ui/kit/PageLoading';
import { stayedAt } from './stayed';

/** Prefetches a step's chunks; ignores failures, since the step loads again when shown. */
const fetchAhead = (parts: Parts, step: StepName): void => {
  parts.load(stepRow(step).stage).catch(() => undefined);
};

interface StepProps {
  readonly journey: StepJourney;
  readonly startup: Startup;
}

/** Loads the step's services and screen in parallel; undefined while loading. */
const useStep = ({ at: { step, page } }: StepJourney, reader: Reader, own: boolean): LazyScreen | undefined => {
  const parts = useService(Parts);
  const part = partOf({ step, page });
  const lazy = screenOf(page, reader, own);
  const module = useMemo(
    () => ({
      loaded: () => parts.loaded(part) && lazy.loaded(),
      load: () => Promise.all([parts.load(part), lazy.load()]),
    }),
    [parts, part, lazy],
  );
  return useLoaded(module) ? lazy : undefined;
};

const Step = observer(function Step({ journey, startup }: StepProps): ReactElement {
  const parts = useService(Parts);
  const { dossier } = useService(DossierStore);
  const { durable, full } = useService(SessionStore);
  const { following } = journey;
  const { step } = journey.at;
  const reader = readerOf(dossier, journey.mode);
  const sentences = useMessages(stayedMessages);
  const own = mayDoOn(dossier, journey.at);
  const stayed = journey.blocked ? stayedAt(step, reader, own) : undefined;
  const lazy = useStep(journey, reader, own);
  const shown = lazy !== undefined;
  useEffect(() => {
    if (!shown || following === undefined) return undefined;
    const idle = window.setTimeout(() => {
      fetchAhead(parts, following);
      const page = pageIn(following, undefined);
      void screenOf(page, reader, mayDoOn(dossier, { step: following, page })).prefetch();
    }, 0);
    return () => window.clearTimeout(idle);
  }, [parts, shown, following, reader, dossier]);
  if (!lazy) return <PageLoading />;
  const { Screen } = lazy;
  return (
    <Notices
      value={
        <>
          {stayed && (
            <Notice kind="info" live>
              {sentences[stayed]}
            </Notice>
          )}
          {!durable && <StorageNotice at={dossier ? 'session' : 'start'} full={full} />}
          {dossier && <ReturnNotice startup={startup} workflow={dossier.state.workflow} />}
        </>
      }
    >
      <Screen key={mountOf(journey.at, reader, own)} />
    </Notices>
  );
});

/** D-101 */
const sessionOpen = lazyScreen<SessionOpenScreenProps>(() =>
  import(/* webpackChunkName: "session-open" */ '@ui/screens/sessionOpen/SessionOpenScreen').then(module => module.SessionOpenScreen),
);

/** Shows the current step at /main, and prefetches the next. RTE-01, STP-01 */
export const StepContainer = observer(function StepContainer(): ReactElement {
  const journey = useService(StepJourney);
  const startup = useService(Startup);
  const parts = useService(Parts);
  const { ready, choosing } = startup;
  useEffect(() => {
    if (!ready) fetchAhead(parts, 'identityDocUpload'); // not ready: a file is being opened
  }, [parts, ready]);
  if (choosing) return <sessionOpen.Screen startup={startup} />;
  return ready ? <Step journey={journey} startup={startup} /> : <PageLoading />;
});
