import type { MessagesOf } from '@ui/copy/byReader';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { displayDay } from '@domain/kernel/day';
import type { ProofFacts, ProofOutcome } from '@domain/proofs/proof';
import { analysisMessages } from '@messages/analysis';
import { hostedMessages } from '@messages/hosted';
import { proofReasonsMessages } from '@messages/proofReasons';
import { whose } from '@ui/form/autocomplete';
import { DossierPage } from '@ui/journey/DossierPage';
import { keptUntil } from '@ui/journey/keptUntil';
import { NotOnline } from '@ui/journey/NotOnline';
import { RoundOver } from '@ui/journey/RoundOver';
import { useElapsed } from '@ui/kit/useElapsed';
import { Button, LinkButton } from '@ui/kit/Button';
import { Disclosure } from '@ui/kit/Disclosure';
import { markFrench } from '@ui/kit/inFrench';
import { Notice } from '@ui/kit/Notice';
import { Outcome } from '@ui/kit/Outcome';
import { Recap } from '@ui/kit/Recap';
import { Stages } from '@ui/kit/Stages';
import { Waiting } from '@ui/kit/Waiting';
import { useMessages, useMessagesAbout } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import { Why } from '@ui/why/Why';
import { AnalysisViewModel } from './AnalysisViewModel';
import { comparedFacts, readFacts } from './compared';
import { Comparison } from './Comparison';
import { failureTitle } from './failureTitle';
import { SentPhotos } from './SentPhotos';
import css from './Comparison.module.css';

interface Shown {
  readonly vm: AnalysisViewModel;
}

/** Remounted by each polling round: its clock restarts. */
const Following = observer(function Following({ vm }: Shown): ReactElement {
  const copy = useMessages(analysisMessages);
  const { title, messages, stages } = copy.progress;
  return (
    <Waiting title={title} messages={messages} elapsedMs={useElapsed(messages)} bar={false}>
      <SentPhotos pages={vm.photos} />
      <Stages stages={stages} at={1} />
    </Waiting>
  );
});

/** What was read, as the answer carries it. */
const Read = ({ facts }: { readonly facts: ProofFacts }): ReactElement | null => {
  const rows = readFacts(facts);
  return rows.length > 0 ? <Recap rows={rows} /> : null;
};

/** For an address proof in another person's name. D-54 */
const Host = observer(function Host({ vm }: Shown): ReactElement {
  const copy = useMessagesAbout(hostedMessages, whose(vm.journey));
  return (
    <Notice kind="info" title={copy.question}>
      <p>{vm.keepsPages ? copy.kept : copy.anew}</p>
      <Button kind="secondary" onClick={vm.host} busy={vm.busy}>
        {copy.add}
      </Button>
    </Notice>
  );
});

/** Facts read, facts expected, and what to do. XTR-02, XTR-07 */
const Failed = observer(function Failed({
  vm,
  failed,
}: Shown & { readonly failed: Extract<ProofOutcome, { kind: 'failed' }> }): ReactElement {
  const copy = useMessages(analysisMessages);
  const reasons = useMessages(proofReasonsMessages);
  const advice = reasons[failed.reason];
  const read = readFacts(failed.read);
  const kept = keptUntil(vm.journey.dossier.state);
  const { correction } = vm;
  const { continueAnyway = false, agency = false, first: advised = 'another' } = vm.ways ?? {};
  const first = correction ? 'correct' : advised;
  const todo = correction ? copy.failed.mistyped : failed.comment === undefined ? advice[vm.category] : copy.failed.sentBack;
  const goOn = continueAnyway && (
    <Button kind={first === 'goOn' ? 'primary' : 'secondary'} onClick={vm.force} busy={correction ? undefined : vm.busy}>
      {copy.failed.goOn}
    </Button>
  );
  const another = (
    <Button kind={first === 'another' ? 'primary' : 'secondary'} onClick={vm.another} busy={continueAnyway ? undefined : vm.busy}>
      {vm.retakes ? copy.failed.retake : copy.failed.another}
    </Button>
  );
  return (
    <Outcome
      page="proofNotAccepted"
      title={failureTitle(failed, copy, reasons)}
      actions={
        <>
          {correction && (
            <Button onClick={vm.correct} busy={vm.busy}>
              {copy.failed.correct(correction.name, correction.birthdate && displayDay(correction.birthdate))}
            </Button>
          )}
          {agency && <LinkButton href={redirectHref('appointment')}>{copy.failed.appointment}</LinkButton>}
          {advised === 'another' ? another : goOn}
          {advised === 'another' ? goOn : another}
        </>
      }
    >
      {vm.retakes && <SentPhotos pages={vm.photos} />}
      {failed.comment && (
        <Notice kind="info" title={copy.failed.comment}>
          {markFrench(failed.comment)}
        </Notice>
      )}
      {vm.why && <Why explain={book => (vm.why === 'fresh' ? book.fresh() : book.idCard())} />}
      <Comparison rows={comparedFacts(failed.read, failed.expected)} />
      <div className={css.todo}>
        <h2>{copy.failed.todo}</h2>
        <p>{todo}</p>
        {agency && <NotOnline card={vm.isCard} />}
        {agency && kept !== undefined && <p>{copy.failed.kept(kept)}</p>}
      </div>
      {vm.asksHost && <Host vm={vm} />}
      {read.length > 0 && (
        <Disclosure summary={copy.failed.all}>
          <Recap rows={read} />
        </Disclosure>
      )}
    </Outcome>
  );
});

const Analysis = observer(function Analysis({ vm }: Shown): ReactElement {
  const copy = useMessages(analysisMessages);
  const { outcome } = vm;
  if (vm.over) return <RoundOver {...copy.over} onAgain={vm.again} />;
  switch (outcome?.kind) {
    case undefined:
    case 'ongoing':
      return <Following vm={vm} />;
    case 'validated':
      return (
        <Outcome page="proofValidated" title={copy.validated.title} actions={<Button onClick={vm.goOn}>{copy.validated.next}</Button>}>
          <p>{copy.validated.text}</p>
          <Read facts={outcome.read} />
        </Outcome>
      );
    case 'failed':
      return <Failed vm={vm} failed={outcome} />;
    case 'error':
      return (
        <Outcome page="proofNotRead" title={copy.error.title} actions={<Button onClick={vm.another}>{copy.failed.another}</Button>}>
          <p>{copy.error.text}</p>
        </Outcome>
      );
  }
});

const titleOf = (
  { outcome, over }: AnalysisViewModel,
  copy: MessagesOf<typeof analysisMessages>,
  reasons: MessagesOf<typeof proofReasonsMessages>,
): string => {
  if (over) return copy.over.title;
  switch (outcome?.kind) {
    case undefined:
    case 'ongoing':
      return copy.progress.title;
    case 'validated':
      return copy.validated.title;
    case 'failed':
      return failureTitle(outcome, copy, reasons);
    case 'error':
      return copy.error.title;
  }
};

/** Serves the pages ProofControlProgress and ProofControlCompleted: before and after the analysis. */
export const AnalysisScreen = screen(AnalysisViewModel, vm => <AnalysisPage vm={vm} />);

const AnalysisPage = observer(function AnalysisPage({ vm }: Shown): ReactElement {
  const useSubmitOnSelect = !vm.over && !['failed', 'error'].includes(vm.outcome?.kind ?? 'ongoing');
  return (
    <DossierPage
      title={titleOf(vm, useMessages(analysisMessages), useMessages(proofReasonsMessages))}
      titleHidden
      coming={useSubmitOnSelect}
    >
      <Analysis vm={vm} />
    </DossierPage>
  );
});
