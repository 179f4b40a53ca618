import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Participant } from '@domain/journey/words';
import { signatureSuccessCopy as copy } from '@ui/copy/fr/signatureSuccess';
import { FilePage } from '@ui/journey/FilePage';
import { Button } from '@ui/kit/Button';
import { Icon, type IconName } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { Outcome } from '@ui/kit/Outcome';
import { Status } from '@ui/kit/Status';
import { screen } from '@ui/mvvm/screen';
import { SignatureSuccessViewModel, type BoardState } from './SignatureSuccessViewModel';
import css from './SignatureSuccessScreen.module.css';

interface Shown {
  readonly vm: SignatureSuccessViewModel;
}

const icons: Readonly<Record<BoardState, IconName>> = { done: 'success', now: 'edit', later: 'clock' };
const people: readonly Participant[] = ['TIT', 'COT'];

const Cell = ({ state }: { readonly state: BoardState }): ReactElement => (
  <td className={css[state]}>
    <span className={css.state}>
      <Icon name={icons[state]} />
      {copy.board[state]}
    </span>
  </td>
);

/** Who has done what, and whose turn it is. XTR-11 */
const Board = observer(function Board({ vm }: Shown): ReactElement {
  const names: Readonly<Record<Participant, string>> = {
    TIT: vm.holder ?? copy.you,
    COT: vm.coHolder.firstName ?? copy.other,
  };
  return (
    <section className={css.board} aria-labelledby="board">
      <h2 id="board">{copy.board.title}</h2>
      {!vm.finished && <p className={css.turn}>{copy.board.turn(names.COT)}</p>}
      <table className={css.table}>
        <caption className={css.caption}>{copy.board.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.board.step}</th>
            {people.map(who => (
              <th key={who} scope="col">
                {names[who]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vm.board.map(({ step, states }) => (
            <tr key={step}>
              <th scope="row">{copy.board.steps[step]}</th>
              {people.map(who => (
                <Cell key={who} state={states[who]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

const Following = observer(function Following({ vm }: Shown): ReactElement {
  return (
    <div className={css.following}>
      {vm.stopped ? (
        <Notice kind="info" live>
          <p>{copy.stopped}</p>
          <Button kind="secondary" onClick={() => vm.follow()}>
            {copy.again}
          </Button>
        </Notice>
      ) : (
        <Status>{copy.waiting}</Status>
      )}
      {vm.checkedAt !== undefined && <p className={css.checked}>{copy.updated(vm.checkedAt)}</p>}
      {vm.keptUntil !== undefined && <p>{copy.kept(vm.keptUntil)}</p>}
    </div>
  );
});

const SignatureSuccessPage = observer(function SignatureSuccessPage({ vm }: Shown): ReactElement {
  const { firstName, email } = vm.coHolder;
  const title = copy.title(vm.holder);
  return (
    <FilePage title={title} titleHidden>
      <Outcome kind="success" title={title} actions={<></>}>
        <Status>{vm.finished ? copy.finished(firstName ?? copy.other) : copy.text(firstName ?? copy.other)}</Status>
        {!vm.finished && <p>{email === undefined ? copy.noMail : copy.mail(email)}</p>}
        <Board vm={vm} />
        <Following vm={vm} />
      </Outcome>
    </FilePage>
  );
});

export const SignatureSuccessScreen = screen(SignatureSuccessViewModel, vm => <SignatureSuccessPage vm={vm} />);
