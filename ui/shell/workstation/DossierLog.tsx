import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { calledBy, fullName } from '@domain/holders/people';
import { happened, type Happened } from '@domain/journey/happened';
import { stepRow } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';
import { handedOverMessages } from '@messages/handedOver';
import { workstationMessages } from '@messages/workstation';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { useService } from '@ui/mvvm/screen';
import { taskName } from './lineName';
import { useMoment } from './Steps';
import css from './Paper.module.css';

const { log: copy, steps } = workstationMessages;

/** What happened in the file, the latest first; nothing where the bank keeps no log. XTR-53 */
export const DossierLog = observer(function DossierLog(): ReactElement | null {
  const { state, people } = useService(DossierJourney).dossier;
  const moment = useMoment();
  const of = (who: Participant | null): string | undefined => (who && state.workflow === 'joint' ? calledBy(people[who]) : undefined);
  const line = (event: Happened): string => {
    if (event.kind === 'account') return copy.line(copy.account, undefined, copy.bank);
    if (event.kind === 'deed') return copy.line(handedOverMessages.signingTasks[event.deed], of(event.of), fullName(people[event.of]));
    const { task, who } = event;
    return copy.line(taskName(task), of(stepRow(task).of), who === state.adviser?.name ? steps.you : who);
  };
  const events = happened(state);
  if (events.length === 0) return null;
  return (
    <section className={css.log} aria-labelledby="journal">
      <h2 id="journal">{copy.title}</h2>
      <ol>
        {[...events].reverse().map((event, index) => (
          <li key={events.length - index}>
            {event.at ? <time dateTime={event.at}>{moment(event.at)}</time> : <span />}
            <span>{line(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});
