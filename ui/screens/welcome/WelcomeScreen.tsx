import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { knownCard } from '@domain/offer/card';
import { welcomeMessages as copy } from '@messages/welcome';
import { DossierPage } from '@ui/journey/DossierPage';
import { inFrench } from '@ui/kit/inFrench';
import { Actions } from '@ui/kit/Actions';
import { LinkButton } from '@ui/kit/Button';
import { Disclosure } from '@ui/kit/Disclosure';
import { Icon, type IconName } from '@ui/kit/Icon';
import { CardArt } from '@ui/kit/art/CardArt';
import { screen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import { artOf } from '../offer/artOf';
import { AccountPanel, PayPanel } from './AccountPanel';
import { ReceiptPanel } from './ReceiptPanel';
import { WelcomeViewModel } from './WelcomeViewModel';
import css from './WelcomeScreen.module.css';

interface Shown {
  readonly vm: WelcomeViewModel;
}

interface NextProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const Next = ({ icon, title, text }: NextProps): ReactElement => (
  <li className={css.step}>
    <Icon name={icon} size="large" />
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  </li>
);

const cardStep = ({ delivery }: WelcomeViewModel): Omit<NextProps, 'icon'> | undefined => {
  const { card } = copy.next;
  if (delivery === undefined || delivery === 'none') return delivery && card.none;
  return { title: card.title(card.days(delivery)), text: card.modes[delivery.mode] };
};

const WhatComes = observer(function WhatComes({ vm }: Shown): ReactElement {
  const { documents, mail, renounce, title } = copy.next;
  const card = cardStep(vm);
  return (
    <section className={css.next} aria-labelledby="next">
      <h2 id="next">{title}</h2>
      <ul className={css.steps}>
        {card && <Next icon="card" {...card} />}
        <Next icon="document" {...documents} />
        <Next icon="mail" {...mail} />
        <Next icon="clock" title={renounce.title(vm.withdrawals.terms().days)} text={renounce.text} />
      </ul>
    </section>
  );
});

/** Right of withdrawal: period, address and model sentence. XTR-26 */
const Withdrawal = observer(function Withdrawal({ vm }: Shown): ReactElement {
  const { days, address } = vm.withdrawals.terms();
  return (
    <Disclosure summary={copy.withdrawal.title}>
      <div className={css.withdrawal}>
        <p>{copy.withdrawal.delay(days)}</p>
        <p>{copy.withdrawal.how}</p>
        <p className={css.quote} {...inFrench}>
          {copy.withdrawal.sentence(vm.journey.dossier.state.ids.TIT)}
        </p>
        <p>
          <a href={`mailto:${address}`}>{address}</a>
        </p>
        <p>{copy.withdrawal.proof}</p>
      </div>
    </Disclosure>
  );
});

/** The card chosen; nothing for a card that has no drawing. */
const Art = observer(function Art({ vm }: Shown): ReactElement | null {
  const facts = knownCard(vm.card?.catalogNumber);
  return facts ? (
    <div className={css.art}>
      <CardArt card={artOf[facts.name]} />
    </div>
  ) : null;
});

const WelcomePage = observer(function WelcomePage({ vm }: Shown): ReactElement {
  const title = copy.title(vm.person?.firstName);
  return (
    <DossierPage title={title} titleHidden later={false} wide about={false}>
      <div className={css.welcome}>
        <div className={css.hero}>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{copy.lead}</p>
        </div>
        <Art vm={vm} />
        <AccountPanel vm={vm} />
        <WhatComes vm={vm} />
        <PayPanel vm={vm} />
        <Actions className={css.go} docked>
          <LinkButton href={redirectHref('customer-area')}>{copy.area}</LinkButton>
        </Actions>
        <div className={css.papers}>
          <ReceiptPanel vm={vm} />
          <Withdrawal vm={vm} />
        </div>
      </div>
    </DossierPage>
  );
});

export const WelcomeScreen = screen(WelcomeViewModel, vm => <WelcomePage vm={vm} />);
