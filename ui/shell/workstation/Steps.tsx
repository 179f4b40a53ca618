import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import { Clock } from '@application/browser/ports';
import { calledBy } from '@domain/holders/people';
import type { LogEntry } from '@domain/journey/dossierState';
import { stepList, type ListedStage, type ListedState, type ListedStep } from '@domain/journey/stepList';
import { parisDay } from '@domain/kernel/calendar';
import { displayDay } from '@domain/kernel/day';
import { workstationMessages } from '@messages/workstation';
import { DossierStore } from '@ui/journey/DossierStore';
import { StepJourney } from '@ui/journey/StepJourney';
import { cx } from '@ui/kit/cx';
import { Icon } from '@ui/kit/Icon';
import { useDesk } from '@ui/kit/useWide';
import { useService } from '@ui/mvvm/screen';
import { hourText } from '@ui/mvvm/hourText';
import { lineName } from './lineName';
import css from './Steps.module.css';

const copy = workstationMessages.steps;

/** The hour of today's entries, the day of older ones. */
export const useMoment = (): ((at: string) => string) => {
  const clock = useService(Clock);
  return at => (parisDay(at) === clock.today() ? hourText(clock, at) : displayDay(parisDay(at)));
};

const Mark = ({ state }: { readonly state: ListedState }): ReactElement => {
  if (state === 'done') return <Icon name="check" size="small" />;
  if (state === 'toRedo') return <Icon name="warning" size="small" />;
  return <span className={cx(css.dot, css[state])} aria-hidden="true" />;
};

const endedBy = ({ who, at }: LogEntry, own: string | undefined, moment: (at: string) => string): string =>
  copy.ended(who === own ? copy.you : who, moment(at));

const Line = observer(function Line({ line }: { readonly line: ListedStep }): ReactElement {
  const journey = useService(StepJourney);
  const { dossier } = useService(DossierStore);
  const moment = useMoment();
  const { step, of, state, ended, shown } = line;
  const holder = of && dossier ? (calledBy(dossier.people[of]) ?? workstationMessages.role[of]) : of && workstationMessages.role[of];
  const content = (
    <>
      <Mark state={state} />
      <span>{lineName(step)}</span>
      {holder && <span className={css.holder}>{holder}</span>}
      <span className={css.state}>{ended ? endedBy(ended, dossier?.state.adviser?.name, moment) : copy.state[state]}</span>
    </>
  );
  const className = cx(css.line, css[state], holder ? css.shared : undefined);
  const mayOpen = !shown && journey.allows({ step });
  return mayOpen ? (
    <button type="button" className={className} onClick={() => void journey.backTo(step, undefined)}>
      {content}
    </button>
  ) : (
    <div className={className} aria-current={shown ? 'step' : undefined}>
      {content}
    </div>
  );
});

const Stage = ({ of: { stage, steps, done } }: { readonly of: ListedStage }): ReactElement => (
  <>
    <h2 className={css.stage}>
      <span>{copy.stage[stage]}</span>
      <span>{copy.count(done, steps.length)}</span>
    </h2>
    <ul className={css.lines}>
      {steps.map(line => (
        <li key={line.step}>
          <Line line={line} />
        </li>
      ))}
    </ul>
  </>
);

const useList = (): readonly ListedStage[] => {
  const store = useService(DossierStore);
  const { path, step } = useService(StepJourney);
  return stepList({ path, stands: store.dossier ? store.stands : step, shown: step, state: store.dossier?.state });
};

/** The steps of the file: beside the page on a desktop, else folded under the step that is shown. XTR-53 */
export const Steps = observer(function Steps(): ReactElement {
  const list = useList();
  const desk = useDesk();
  const nav = useRef<HTMLElement>(null);
  const { step } = useService(StepJourney);
  useEffect(() => {
    const show = (): void => nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [step]);
  const stages = (
    <nav ref={nav} aria-label={copy.title} className={css.steps} tabIndex={desk ? 0 : undefined}>
      {list.map(of => (
        <Stage key={of.stage} of={of} />
      ))}
    </nav>
  );
  const here = list.find(({ steps }) => steps.some(({ shown }) => shown));
  const line = here?.steps.find(({ shown }) => shown);
  if (desk) return stages;
  return (
    <details className={css.fold}>
      <summary>{here && line ? copy.now(lineName(line.step), copy.stage[here.stage], here.done, here.steps.length) : copy.title}</summary>
      {stages}
    </details>
  );
});
