import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { shellMessages } from '@messages/shell';
import { dayNamed } from '@messages/dayNamed';
import { welcomeMessages as copy } from '@messages/welcome';
import { Actions } from '@ui/kit/Actions';
import { LinkButton } from '@ui/kit/Button';
import { redirectHref, withdrawalHref } from '@ui/kit/hrefs';
import { unbroken } from '@ui/kit/unbroken';
import { useShown } from '@ui/mvvm/screen';
import { AccountPanel, PayPanel } from './AccountPanel';
import { MobilityPanel } from './MobilityPanel';
import { ReceiptPanel } from './ReceiptPanel';
import type { WelcomeViewModel } from './WelcomeViewModel';
import css from './welcome.module.css';

interface Shown {
  readonly vm: WelcomeViewModel;
}

interface NextProps {
  readonly what: string;
  readonly when: string;
  readonly text: string;
}

const Next = ({ what, when, text }: NextProps): ReactElement => (
  <div className={css.step}>
    <dt>{unbroken(what)}</dt>
    <dd className={css.when}>{unbroken(when)}</dd>
    <dd className={css.text}>{unbroken(text)}</dd>
  </div>
);

const cardStep = ({ delivery }: WelcomeViewModel): NextProps | undefined => {
  const { card } = copy.next;
  if (delivery === undefined || delivery === 'none') return delivery && card.none;
  return { ...card.modes[delivery.mode], when: card.days(delivery) };
};

/** What comes, with its day where one is certain. */
const WhatComes = observer(function WhatComes({ vm }: Shown): ReactElement {
  const { area, renounce, title } = copy.next;
  const card = cardStep(vm);
  const { renounceUntil } = vm;
  return (
    <section className={css.next} aria-labelledby="next">
      <h2 id="next">{title}</h2>
      <dl className={css.steps}>
        {card && <Next {...card} />}
        <Next {...area} />
        <Next {...renounce} when={renounceUntil ? renounce.until(dayNamed(renounceUntil)) : renounce.during(vm.withdrawals.terms().days)} />
      </dl>
    </section>
  );
});

/** Right of withdrawal: the last day, and the page that withdraws. XTR-26, XTR-68 */
const Withdrawal = observer(function Withdrawal({ vm }: Shown): ReactElement {
  useShown(vm);
  const { renounceUntil } = vm;
  const { until, during } = copy.withdrawal;
  const { days, from } = vm.withdrawals.terms();
  return (
    <div className={css.withdrawal}>
      <p>{renounceUntil ? until(dayNamed(renounceUntil)) : during[from](days)}</p>
      <p>
        <a href={withdrawalHref}>{shellMessages.withdrawal}</a>
      </p>
    </div>
  );
});

/** Under the moment of the opening: the account, what comes, what is paid, and the papers. FIN-03 */
export const WelcomeSheet = observer(function WelcomeSheet({ vm }: Shown): ReactElement {
  return (
    <>
      <div className={css.welcome}>
        <AccountPanel vm={vm} />
        <WhatComes vm={vm} />
        <PayPanel vm={vm} />
        <Actions className={css.go} docked>
          <LinkButton href={redirectHref('customer-area')}>{copy.area}</LinkButton>
        </Actions>
      </div>
      <div className={css.papers}>
        <MobilityPanel />
        <ReceiptPanel vm={vm} />
        <Withdrawal vm={vm} />
      </div>
    </>
  );
});
