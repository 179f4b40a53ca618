import { observer } from 'mobx-react-lite';
import { useEffect, type ReactElement } from 'react';
import { calledBy } from '@domain/holders/people';
import { dossierPageMessages } from '@messages/dossierPage';
import { otherTurnMessages as copy } from '@messages/otherTurn';
import { signatureSuccessMessages } from '@messages/signatureSuccess';
import { DossierPage } from '@ui/journey/DossierPage';
import { keptUntil } from '@ui/journey/keptUntil';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { Button } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { useMessages } from '@ui/mvvm/messages';
import { screen } from '@ui/mvvm/screen';
import { isFilling, turnOf } from '@domain/journey/signingProgress';
import { JointBoard } from '../signatureSuccess/JointBoard';
import css from '../signatureSuccess/SignatureSuccessScreen.module.css';

const OtherTurnPage = observer(function OtherTurnPage({ rounds }: { readonly rounds: ReviewRounds }): ReactElement {
  const { people, state } = rounds.journey.dossier;
  const { you, other, stopped, again } = signatureSuccessMessages;
  const turn = turnOf(state) ?? 'TIT';
  const nameless = { TIT: other, COT: other, [rounds.journey.connected]: you };
  const names = { TIT: calledBy(people.TIT) ?? nameless.TIT, COT: calledBy(people.COT) ?? nameless.COT };
  const { later } = useMessages(dossierPageMessages);
  const day = keptUntil(state);
  const filling = isFilling(state);
  const { journey } = rounds;
  useEffect(() => void journey.goPastOthers(), [journey]);
  return (
    <DossierPage
      about={false}
      onPhone={false}
      title={copy.title(names[turn])}
      intro={filling ? copy.filling(names[turn]) : copy.text(names[turn])}
    >
      <JointBoard state={state} names={names} />
      <div className={css.following}>
        <p>{filling ? copy.together(names[turn]) : copy.mail}</p>
        {rounds.over ? (
          <Notice kind="info" live>
            <p>{stopped}</p>
            <Button kind="secondary" onClick={rounds.start}>
              {again}
            </Button>
          </Notice>
        ) : (
          <p>{copy.follows}</p>
        )}
        {day && <p>{later.kept(day)}</p>}
      </div>
    </DossierPage>
  );
});

/** Takes the place of a page whose act is the other holder's: says whose turn it is, and follows the file. D-105, XTR-63, XTR-11 */
export const OtherTurnScreen = screen(ReviewRounds, rounds => <OtherTurnPage rounds={rounds} />);
