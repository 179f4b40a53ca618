import { observer } from 'mobx-react-lite';
import { useState, type ReactElement } from 'react';
import { Clock } from '@application/browser/ports';
import { Settings } from '@application/Settings';
import { reviewLastDay } from '@domain/errors/reviewLastDay';
import { parisDay } from '@domain/kernel/calendar';
import type { Instant } from '@domain/kernel/day';
import type { DossierState } from '@domain/journey/dossierState';
import { middleControlMessages } from '@messages/middleControl';
import { weekdayOf } from '@messages/weekday';
import { DossierPage } from '@ui/journey/DossierPage';
import { SilenceRights } from '@ui/journey/RefusalRights';
import { keptUntil } from '@ui/journey/keptUntil';
import { RoundOver } from '@ui/journey/RoundOver';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Stages } from '@ui/kit/Stages';
import { unbroken } from '@ui/kit/unbroken';
import { Waiting } from '@ui/kit/Waiting';
import { hourText } from '@ui/mvvm/hourText';
import { useMessages } from '@ui/mvvm/messages';
import { screen, useService } from '@ui/mvvm/screen';
import css from './MiddleControlScreen.module.css';

/** The day and hour that the bank announces, and whether they have passed. XTR-46 */
const Expected = ({ at }: { readonly at: Instant }): ReactElement => {
  const { title, by, late, ifLate } = useMessages(middleControlMessages).expected;
  const clock = useService(Clock);
  const isLate = Date.parse(at) < Date.parse(clock.now());
  return (
    <section className={css.expected} aria-labelledby="expected">
      <h2 id="expected">{title}</h2>
      <p className={css.day}>{by(weekdayOf(parisDay(at)), hourText(clock, at))}</p>
      <p role="status">{isLate ? late : ifLate}</p>
    </section>
  );
};

/** The bank announces when a person answers, or has a proof that its control did not pass. D-44a */
const isLookedAt = ({ proofs, expectedBy }: Pick<DossierState, 'proofs' | 'expectedBy'>): boolean =>
  expectedBy !== undefined || proofs.some(({ controlResult }) => controlResult !== undefined && controlResult !== 'OK');

const MiddleControlPage = observer(function MiddleControlPage({ rounds }: { readonly rounds: ReviewRounds }): ReactElement {
  const copy = useMessages(middleControlMessages);
  const { state } = rounds.journey.dossier;
  const kept = keptUntil(state);
  // What was announced stays until the page leaves: the state of the next step has none. XTR-60
  const [expectedBy, announce] = useState(state.expectedBy);
  if (state.expectedBy !== undefined && state.expectedBy !== expectedBy) announce(state.expectedBy);
  const clock = useService(Clock);
  const { silenceDays } = useService(Settings).review;
  const lastDay = reviewLastDay.decide({ since: state.reviewSince ?? null, days: silenceDays });
  const isSilent = lastDay !== null && clock.today() > lastDay;
  const looks = isLookedAt({ proofs: state.proofs, expectedBy });
  const title = looks ? copy.byAdviser : copy.title;
  return (
    <DossierPage title={title} titleHidden aside={copy.refused}>
      <div className={css.review}>
        {rounds.over ? (
          <RoundOver title={title} text={copy.over} again={copy.again} onAgain={rounds.start} />
        ) : (
          <Waiting title={title} messages={copy.messages} elapsedMs={rounds.elapsedMs} bar={false} />
        )}
        <p>{copy.text}</p>
        {expectedBy !== undefined && <Expected at={expectedBy} />}
        <Stages stages={looks ? copy.stages.map((stage, at) => (at === 1 ? copy.person : stage)) : copy.stages} at={1} />
        {looks && <p>{unbroken(copy.told)}</p>}
        <div className={css.facts}>
          <p>{copy.number(state.ids.TIT)}</p>
          {kept && <p>{copy.kept(kept)}</p>}
        </div>
        {isSilent && <SilenceRights days={silenceDays} />}
      </div>
    </DossierPage>
  );
});

export const MiddleControlScreen = screen(ReviewRounds, rounds => <MiddleControlPage rounds={rounds} />);
