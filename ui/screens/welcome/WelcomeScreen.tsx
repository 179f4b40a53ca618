import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { welcomeMessages as copy } from '@ui/copy/fr/welcome';
import { FilePage } from '@ui/journey/FilePage';
import { LinkButton } from '@ui/kit/Button';
import { Disclosure } from '@ui/kit/Disclosure';
import { Icon, type IconName } from '@ui/kit/Icon';
import { Illustration } from '@ui/kit/art/Illustration';
import { screen } from '@ui/mvvm/screen';
import { redirectHref } from '@ui/kit/hrefs';
import { AccountPanel } from './AccountPanel';
import { ReceiptPanel } from './ReceiptPanel';
import { WelcomeViewModel } from './WelcomeViewModel';
import css from './WelcomeScreen.module.css';

interface Shown {
  readonly vm: WelcomeViewModel;
}

const Next = ({
  icon,
  title,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement => (
  <li className={css.step}>
    <Icon name={icon} size="large" />
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  </li>
);

const cardText = ({ delivery }: WelcomeViewModel): string | undefined => {
  if (delivery === undefined || delivery === 'none') return delivery && copy.next.card.none;
  return copy.next.card.modes[delivery.mode](copy.next.card.days(delivery.minDays, delivery.maxDays));
};

const WhatComes = observer(function WhatComes({ vm }: Shown): ReactElement {
  const { card, documents, area, title } = copy.next;
  const text = cardText(vm);
  return (
    <section className={css.section} aria-labelledby="next">
      <h2 id="next">{title}</h2>
      <ol className={css.steps}>
        {text !== undefined && (
          <Next icon="card" title={card.title}>
            {text}
          </Next>
        )}
        <Next icon="document" title={documents.title}>
          {documents.text}
        </Next>
        <Next icon="lock" title={area.title}>
          {area.text}
        </Next>
      </ol>
      <LinkButton href={redirectHref('customer-area')}>{copy.area}</LinkButton>
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
        <p className={css.quote}>{copy.withdrawal.sentence(vm.journey.file.state.ids.TIT)}</p>
        <p>
          <a href={`mailto:${address}`}>{address}</a>
        </p>
        <p>{copy.withdrawal.proof}</p>
      </div>
    </Disclosure>
  );
});

const WelcomePage = observer(function WelcomePage({ vm }: Shown): ReactElement {
  return (
    <FilePage title={copy.title(vm.person?.firstName)} titleHidden later={false}>
      <div className={css.welcome}>
        <div className={css.hero}>
          <Illustration name="success" />
          <h1 tabIndex={-1}>{copy.title(vm.person?.firstName)}</h1>
        </div>
        <AccountPanel vm={vm} />
        <WhatComes vm={vm} />
        <ReceiptPanel vm={vm} />
        <Withdrawal vm={vm} />
      </div>
    </FilePage>
  );
});

export const WelcomeScreen = screen(WelcomeViewModel, vm => <WelcomePage vm={vm} />);
