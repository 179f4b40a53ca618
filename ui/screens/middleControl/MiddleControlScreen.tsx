import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { displayDay, isDay } from '@domain/kernel/day';
import { middleControlCopy as copy } from '@ui/copy/fr/middleControl';
import { FilePage } from '@ui/journey/FilePage';
import { RoundOver } from '@ui/journey/RoundOver';
import { useRounds } from '@ui/journey/useRounds';
import { Waiting } from '@ui/kit/Waiting';
import { screen } from '@ui/mvvm/screen';
import { MiddleControlViewModel } from './MiddleControlViewModel';
import css from './MiddleControlScreen.module.css';

const MiddleControlPage = observer(function MiddleControlPage({ vm }: { readonly vm: MiddleControlViewModel }): ReactElement {
  const { rounds, journey } = vm;
  useRounds(rounds);
  const { keptUntil } = journey.state;
  return (
    <FilePage title={copy.title} titleHidden>
      {rounds.over ? (
        <RoundOver title={copy.title} text={copy.over} again={copy.again} onAgain={rounds.start} />
      ) : (
        <Waiting title={copy.title} messages={copy.messages} elapsedMs={rounds.elapsedMs} />
      )}
      <p>{copy.told}</p>
      <p>{copy.text}</p>
      <section className={css.next} aria-labelledby="after-review">
        <h2 id="after-review">{copy.next.title}</h2>
        <ol>
          {copy.next.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className={css.facts}>
        <p>{copy.number(journey.state.holderId)}</p>
        {isDay(keptUntil) && <p>{copy.kept(displayDay(keptUntil))}</p>}
      </div>
    </FilePage>
  );
});

export const MiddleControlScreen = screen(MiddleControlViewModel, vm => <MiddleControlPage vm={vm} />);
