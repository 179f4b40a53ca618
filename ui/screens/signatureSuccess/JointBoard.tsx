import { useId, type ReactElement } from 'react';
import { fillingOf, isFilling, signingTasksOf, readingOf, turnOf, type SigningTaskState } from '@domain/journey/signingProgress';
import type { SigningTask, DossierState } from '@domain/journey/dossierState';
import type { Participant } from '@domain/journey/words';
import { signatureSuccessMessages as copy } from '@messages/signatureSuccess';
import { Icon, type IconName } from '@ui/kit/Icon';
import { Table } from '@ui/kit/Table';
import css from './SignatureSuccessScreen.module.css';

const icons: Readonly<Record<SigningTaskState, IconName>> = { done: 'success', now: 'edit', later: 'clock' };
const people: readonly Participant[] = ['TIT', 'COT'];
/** The steps of both holders. The invitation link is left out: only the co-holder needs one. */
const steps = ['termsAccepted', 'videoChecked', 'documentsRead', 'signed'] as const satisfies readonly SigningTask[];

const Cell = ({ state }: { readonly state: SigningTaskState }): ReactElement => (
  <td className={css[state]}>
    <span className={css.state}>
      <Icon name={icons[state]} />
      <span>{copy.board[state]}</span>
    </span>
  </td>
);

interface JointBoardProps {
  readonly state: DossierState;
  readonly names: Readonly<Record<Participant, string>>;
  /** Who reads the page, where it may be their turn. */
  readonly reader?: Participant;
}

/** Each holder's progress and the next signer, from the bank's state. XTR-11 */
export const JointBoard = ({ state, names, reader }: JointBoardProps): ReactElement => {
  const heading = useId();
  const turn = turnOf(state);
  const of = { TIT: signingTasksOf(state, 'TIT', steps), COT: signingTasksOf(state, 'COT', steps) };
  return (
    <section className={css.board} aria-labelledby={heading}>
      <h2 id={heading}>{copy.board.title}</h2>
      {turn && <p className={css.turn}>{turn === reader ? copy.board.yourTurn : copy.board.turn(names[turn])}</p>}
      <Table className={css.table} caption={copy.board.caption}>
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
          {isFilling(state) && (
            <tr>
              <th scope="row">{copy.board.steps.filled}</th>
              {people.map(who => (
                <Cell key={who} state={fillingOf(state, who)} />
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">{copy.board.steps.read}</th>
            {people.map(who => (
              <Cell key={who} state={readingOf(state, who)} />
            ))}
          </tr>
          {steps.map((step, line) => (
            <tr key={step}>
              <th scope="row">{copy.board.steps[step]}</th>
              {people.map(who => (
                <Cell key={who} state={of[who][line]?.state ?? 'later'} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
};
