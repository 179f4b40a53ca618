import { observer } from 'mobx-react-lite';
import { useId, type ReactElement } from 'react';
import { fullName } from '@domain/holders/people';
import type { SigningTaskState } from '@domain/journey/signingProgress';
import { handedOverMessages as copy } from '@messages/handedOver';
import { DossierPage } from '@ui/journey/DossierPage';
import { ToWorkstation } from '@ui/journey/ToWorkstation';
import { keptUntil } from '@ui/journey/keptUntil';
import { Button } from '@ui/kit/Button';
import { Icon, type IconName } from '@ui/kit/Icon';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import { screen, useShown } from '@ui/mvvm/screen';
import { EmailDialog } from '../summary/EmailDialog';
import { MailAgain } from '../signatureSuccess/MailAgain';
import { HandedOverViewModel, type PersonOnBoard } from './HandedOverViewModel';
import css from './HandedOverScreen.module.css';

interface Shown {
  readonly vm: HandedOverViewModel;
}

const icons: Readonly<Record<SigningTaskState, IconName>> = { done: 'success', now: 'arrow-right', later: 'clock' };

const Person = observer(function Person({ vm, person }: Shown & { readonly person: PersonOnBoard }): ReactElement {
  const heading = useId();
  const { who, name, signingTasks } = person;
  return (
    <section className={css.person} aria-labelledby={heading}>
      <h2 id={heading}>
        <span className={css.role}>{copy.person[vm.journey.dossier.state.workflow === 'joint' ? who : 'individual']}</span>
        <span>{` ${name}`}</span>
      </h2>
      <ol className={css.signingTasks}>
        {signingTasks.map(({ deed, state }) => (
          <li key={deed} className={css[state]}>
            <Icon name={icons[state]} />
            <span className={css.deed}>{copy.signingTasks[deed]}</span>
            <span className={css.state}>{copy[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});

const Video = observer(function Video({ vm }: Shown): ReactElement | null {
  if (!vm.filming) return null;
  const { title, text, follow } = copy.video;
  return (
    <section className={css.video} aria-labelledby="video">
      <h2 id="video">{title}</h2>
      <p>{text}</p>
      <Button onClick={vm.followVideo}>{follow}</Button>
    </section>
  );
});

const Address = observer(function Address({ vm }: Shown): ReactElement {
  const { correct, corrected, mobile } = copy.address;
  return (
    <>
      <Status>{vm.address.kept !== undefined && corrected}</Status>
      <Button kind="secondary" onClick={vm.correctAddress}>
        {correct}
      </Button>
      <p>{mobile[vm.knownByMobile ? 'known' : 'once']}</p>
      <EmailDialog vm={vm.address} />
    </>
  );
});

const Live = observer(function Live({ vm }: Shown): ReactElement {
  if (vm.rounds.over)
    return (
      <Notice kind="info" live>
        <p>{copy.stopped}</p>
        <Button kind="secondary" onClick={vm.rounds.start}>
          {copy.again}
        </Button>
      </Notice>
    );
  return <p className={css.live}>{copy.live}</p>;
});

const HandedOverPage = observer(function HandedOverPage({ vm }: Shown): ReactElement {
  useShown(vm.rounds);
  const { workflow, ids } = vm.journey.dossier.state;
  const kept = keptUntil(vm.journey.dossier.state);
  return (
    <DossierPage title={copy.title} intro={copy.intro[workflow]}>
      <div className={css.board}>
        <Status>
          {vm.creation
            ? copy.creation[vm.creation]
            : vm.turn && <span className={css.turn}>{copy.turn(fullName(vm.journey.dossier.people[vm.turn]))}</span>}
        </Status>
        {vm.board.map(person => (
          <Person key={person.who} vm={vm} person={person} />
        ))}
        <Video vm={vm} />
        <Live vm={vm} />
        <MailAgain mail={vm.mail} other={<Address vm={vm} />} />
        <div className={css.facts}>
          <p>{copy.number(ids.TIT)}</p>
          {kept && <p>{copy.kept(kept)}</p>}
          <p>{copy.leave}</p>
          <ToWorkstation />
        </div>
      </div>
    </DossierPage>
  );
});

/** Read-only page of the adviser while the client signs. ADV-02 */
export const HandedOverScreen = screen(HandedOverViewModel, vm => <HandedOverPage vm={vm} />);
