import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { calledBy } from '@domain/holders/people';
import { stepRow, type StepName } from '@domain/journey/steps';
import { workstationMessages } from '@ui/copy/fr/workstation';
import { FileJourney } from '@ui/journey/FileJourney';
import { useService } from '@ui/mvvm/screen';
import { taskName } from './lineName';
import { useMoment } from './Steps';
import css from './Paper.module.css';

const { log: copy, steps } = workstationMessages;

/** The tasks of the file that ended, the latest first; nothing where the bank does not say. XTR-53 */
export const FileLog = observer(function FileLog(): ReactElement | null {
  const { state, people } = useService(FileJourney).file;
  const { log = [], adviser } = state;
  const moment = useMoment();
  const holderOf = (task: StepName): string | undefined => {
    const { of } = stepRow(task);
    return of && state.workflow === 'joint' ? calledBy(people[of]) : undefined;
  };
  if (log.length === 0) return null;
  return (
    <section className={css.log} aria-labelledby="journal">
      <h2 id="journal">{copy.title}</h2>
      <ol>
        {[...log].reverse().map(({ task, who, at }, index) => (
          <li key={log.length - index}>
            <time dateTime={at}>{moment(at)}</time>
            <span>{copy.line(taskName(task), holderOf(task), who === adviser?.name ? steps.you : who)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
