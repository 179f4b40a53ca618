import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { namesOf } from '@domain/holders/people';
import { welcomeCopy } from '@ui/copy/fr/welcome';
import { Button } from '@ui/kit/Button';
import { Notice } from '@ui/kit/Notice';
import { Recap } from '@ui/kit/Recap';
import { Status } from '@ui/kit/Status';
import type { WelcomeViewModel } from './WelcomeViewModel';
import css from './WelcomeScreen.module.css';

const copy = welcomeCopy.receipt;

interface Shown {
  readonly vm: WelcomeViewModel;
}

const Made = observer(function Made({ vm }: Shown): ReactElement | null {
  if (vm.receipt === undefined || vm.madeAt === undefined) return null;
  return (
    <div className={css.receipt}>
      <Recap
        rows={[
          { label: copy.number, value: vm.journey.state.ids.TIT },
          { label: copy.date, value: copy.at(vm.madeAt.day, vm.madeAt.time) },
          { label: copy.name, value: namesOf(vm.journey.people).join(', ') },
        ]}
      />
      <Recap
        title={copy.documents}
        rows={vm.receipt.lines.map(({ label, fingerprint }) => ({
          label,
          value: (
            <span className={css.fingerprint}>
              <span className={css.help}>{copy.fingerprint}</span>
              <code>{fingerprint}</code>
            </span>
          ),
        }))}
      />
      <p className={css.help}>{copy.proves}</p>
      <Button kind="secondary" onClick={vm.print}>
        {copy.print}
      </Button>
    </div>
  );
});

/** What was accepted, with the means to prove it; made on demand, printed as it stands. XTR-09 */
export const ReceiptPanel = observer(function ReceiptPanel({ vm }: Shown): ReactElement {
  return (
    <section className={css.section} aria-labelledby="receipt">
      <h2 id="receipt">{copy.title}</h2>
      <p>{copy.intro}</p>
      <Status>{vm.failed && <Notice kind="warning">{copy.failed}</Notice>}</Status>
      {vm.receipt === undefined && (
        <Button kind="secondary" busy={vm.receiving.busy} busyLabel={copy.making} onClick={() => void vm.showReceipt()}>
          {copy.show}
        </Button>
      )}
      <Status hidden>{vm.receipt && copy.ready}</Status>
      <Made vm={vm} />
    </section>
  );
});
