import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { displayDay, isDay } from '@domain/kernel/day';
import type { ProofFacts, ProofOutcome } from '@domain/proofs/proof';
import { analysisCopy as copy } from '@ui/copy/fr/analysis';
import { factsCopy, proofReasonsCopy } from '@ui/copy/fr/proofReasons';
import { FilePage } from '@ui/journey/FilePage';
import { RoundOver } from '@ui/journey/RoundOver';
import { Button, LinkButton } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Outcome } from '@ui/kit/Outcome';
import { Recap } from '@ui/kit/Recap';
import { Waiting } from '@ui/kit/Waiting';
import { screen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/shell/hrefs';
import { AnalysisViewModel } from './AnalysisViewModel';

interface Shown {
  readonly vm: AnalysisViewModel;
}

/** When each message of the wait is due. */
const moments = [0, 10_000, 30_000] as const;
const messages = moments.map((afterMs, index) => ({ afterMs, text: copy.progress.messages[index] ?? '' }));

const factRows = (facts: ProofFacts) =>
  Object.entries(facts).flatMap(([name, text]) => {
    const label = Object.hasOwn(factsCopy, name) ? factsCopy[name] : undefined;
    return label === undefined ? [] : [{ label, value: isDay(text) ? displayDay(text) : text }];
  });

const Facts = ({ title, facts }: { readonly title: string; readonly facts: ProofFacts }): ReactElement | null => {
  const rows = factRows(facts);
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <Recap rows={rows} />
    </>
  );
};

/** What was read, what is expected, what to do now. XTR-02, XTR-07 */
const Failed = observer(function Failed({
  vm,
  failed,
}: Shown & { readonly failed: Extract<ProofOutcome, { kind: 'failed' }> }): ReactElement {
  const { title, advice } = proofReasonsCopy[failed.reason];
  const { continueAnyway = false, agency = false } = vm.ways ?? {};
  return (
    <Outcome
      kind="warning"
      title={title}
      actions={
        <>
          {agency && <LinkButton href={redirectHref('appointment')}>{copy.failed.appointment}</LinkButton>}
          {continueAnyway && (
            <Button onClick={vm.force} busy={vm.busy}>
              {copy.failed.goOn}
            </Button>
          )}
          <Button kind={continueAnyway || agency ? 'secondary' : 'primary'} onClick={vm.another}>
            {copy.failed.another}
          </Button>
        </>
      }
    >
      {failed.comment && (
        <Notice kind="info" title={copy.failed.comment}>
          {failed.comment}
        </Notice>
      )}
      <Facts title={copy.failed.read} facts={failed.read} />
      <Facts title={copy.failed.expected} facts={failed.expected} />
      <h2>{copy.failed.todo}</h2>
      <p>{advice}</p>
    </Outcome>
  );
});

const Analysis = observer(function Analysis({ vm }: Shown): ReactElement {
  const { outcome } = vm;
  if (vm.over) return <RoundOver {...copy.over} onAgain={() => void vm.start()} />;
  switch (outcome?.kind) {
    case undefined:
    case 'ongoing':
      return <Waiting title={copy.progress.title} messages={messages} elapsedMs={vm.elapsedMs} />;
    case 'validated':
      return (
        <Outcome kind="success" title={copy.validated.title} actions={<Button onClick={vm.goOn}>{copy.validated.next}</Button>}>
          <p>{copy.validated.text}</p>
        </Outcome>
      );
    case 'failed':
      return <Failed vm={vm} failed={outcome} />;
    case 'error':
      return (
        <Outcome kind="error" title={copy.error.title} actions={<Button onClick={vm.another}>{copy.failed.another}</Button>}>
          <p>{copy.error.text}</p>
        </Outcome>
      );
  }
});

const titleOf = ({ outcome, over }: AnalysisViewModel): string => {
  if (over) return copy.over.title;
  switch (outcome?.kind) {
    case undefined:
    case 'ongoing':
      return copy.progress.title;
    case 'validated':
      return copy.validated.title;
    case 'failed':
      return proofReasonsCopy[outcome.reason].title;
    case 'error':
      return copy.error.title;
  }
};

/** ProofControlProgress and ProofControlCompleted: the same analysis, before and after. */
export const AnalysisScreen = screen(AnalysisViewModel, vm => <AnalysisPage vm={vm} />);

const AnalysisPage = observer(function AnalysisPage({ vm }: Shown): ReactElement {
  useEffect(() => vm.start(), [vm]);
  return (
    <FilePage title={titleOf(vm)} titleHidden>
      <Analysis vm={vm} />
    </FilePage>
  );
});
