import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { middleControlMessages } from '@ui/copy/fr/middleControl';
import { FilePage } from '@ui/journey/FilePage';
import { keptUntil } from '@ui/journey/keptUntil';
import { RoundOver } from '@ui/journey/RoundOver';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Stack } from '@ui/kit/Stack';
import { Waiting } from '@ui/kit/Waiting';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import css from './MiddleControlScreen.module.css';

const MiddleControlPage = observer(function MiddleControlPage({ rounds }: { readonly rounds: ReviewRounds }): ReactElement {
  const copy = useMessages(middleControlMessages);
  const { state } = rounds.journey.file;
  const kept = keptUntil(state);
  return (
    <FilePage title={copy.title} titleHidden>
      {rounds.over ? (
        <RoundOver title={copy.title} text={copy.over} again={copy.again} onAgain={rounds.start} />
      ) : (
        <Waiting title={copy.title} messages={copy.messages} elapsedMs={rounds.elapsedMs} />
      )}
      <Stack>
        <p>{copy.told}</p>
        <p>{copy.text}</p>
      </Stack>
      <section className={css.next} aria-labelledby="after-review">
        <h2 id="after-review">{copy.next.title}</h2>
        <ol>
          {copy.next.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className={css.facts}>
        <p>{copy.number(state.ids.TIT)}</p>
        {kept && <p>{copy.kept(kept)}</p>}
      </div>
    </FilePage>
  );
});

export const MiddleControlScreen = screen(ReviewRounds, rounds => <MiddleControlPage rounds={rounds} />);
