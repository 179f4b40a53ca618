import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { summaryMessages } from '@messages/summary';
import { MissedLists } from '@ui/form/FormPage';
import { Button } from '@ui/kit/Button';
import { Icon } from '@ui/kit/Icon';
import { useMessages } from '@ui/mvvm/messages';
import { OffersRecap } from './OffersRecap';
import { ProofsRecap } from './ProofsRecap';
import { PersonRecap } from './SummaryParts';
import type { SummaryViewModel } from './SummaryViewModel';
import css from './SummaryScreen.module.css';

/** The people and their proofs. SUM-01 */
export const Everything = observer(function Everything({ vm }: { readonly vm: SummaryViewModel }): ReactElement {
  const copy = useMessages(summaryMessages);
  return (
    <div className={css.main}>
      <MissedLists lists={vm.people.map(({ described }) => described)} />
      {vm.people.map(on => (
        <PersonRecap key={on.who} vm={vm} on={on} />
      ))}
      <OffersRecap vm={vm} />
      <div>
        <ProofsRecap vm={vm} />
        <div className={css.whole}>
          <Button kind="quiet" onClick={() => vm.showWhole(true)}>
            <Icon name="document" />
            <span>{copy.whole.open}</span>
          </Button>
        </div>
      </div>
    </div>
  );
});
