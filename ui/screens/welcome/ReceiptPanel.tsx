import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { namesOf } from '@domain/holders/people';
import { welcomeMessages } from '@messages/welcome';
import { Button } from '@ui/kit/Button';
import { Disclosure } from '@ui/kit/Disclosure';
import { inFrench, markFrench } from '@ui/kit/inFrench';
import { Notice } from '@ui/kit/Notice';
import { Recap } from '@ui/kit/Recap';
import { Status } from '@ui/kit/Status';
import { useFocusAfter } from '@ui/kit/useFocusAfter';
import { contextOf, PriceReceipt } from '../price/PriceReceipt';
import type { WelcomeViewModel } from './WelcomeViewModel';
import css from './welcome.module.css';

const copy = welcomeMessages.receipt;

interface Shown {
  readonly vm: WelcomeViewModel;
}

/** Opens every `details` for printing: the browser lays out the page right after the event. */
const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const unfold = (): void => flushSync(() => setPrinting(true));
    const fold = (): void => setPrinting(false);
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, []);
  return printing;
};

const Made = observer(function Made({ vm }: Shown): ReactElement | null {
  const printing = usePrinting();
  const { accepted, acceptedAt, faceConsentAt, depositsReceivedAt, taxCertifiedAt, receipt } = vm;
  if (receipt === undefined) return null;
  return (
    <div className={css.receipt}>
      <Recap
        rows={[
          { label: copy.number, value: vm.journey.dossier.state.ids.TIT },
          { label: copy.name, value: namesOf(vm.journey.dossier.people).join(', ') },
          ...(acceptedAt ? [{ label: copy.date, value: copy.at(acceptedAt.day, acceptedAt.time) }] : []),
          ...(faceConsentAt ? [{ label: copy.face, value: copy.at(faceConsentAt.day, faceConsentAt.time) }] : []),
          ...(taxCertifiedAt ? [{ label: copy.taxCertified, value: copy.at(taxCertifiedAt.day, taxCertifiedAt.time) }] : []),
          ...(depositsReceivedAt ? [{ label: copy.deposits, value: copy.at(depositsReceivedAt.day, depositsReceivedAt.time) }] : []),
          ...(accepted ? [{ label: copy.terms, value: copy.version(accepted.terms) }] : []),
          ...(vm.products.length > 0 ? [{ label: copy.products, value: vm.products.join(', ') }] : []),
        ]}
      />
      {accepted?.price && (
        <PriceReceipt title={copy.price} summary={accepted.price} context={contextOf(vm.journey, vm.journey.dossier.state.openedOn)} />
      )}
      <h3>{copy.documents}</h3>
      <ul>
        {receipt.lines.map(({ id, label }) => (
          <li key={id} {...inFrench}>
            {label}
          </li>
        ))}
      </ul>
      <Disclosure summary={copy.fingerprints} opened={printing}>
        <p>{copy.proves}</p>
        <Recap
          rows={receipt.lines.map(({ label, fingerprint }) => ({
            key: label,
            label: markFrench(label),
            value: (
              <span className={css.fingerprint}>
                <span className={css.help}>{copy.fingerprint}</span>
                <code>{fingerprint}</code>
              </span>
            ),
          }))}
        />
      </Disclosure>
      <Button kind="secondary" onClick={vm.print}>
        {copy.print}
      </Button>
    </div>
  );
});

/** Proof of what the person accepted; created on demand, printable. XTR-09 */
export const ReceiptPanel = observer(function ReceiptPanel({ vm }: Shown): ReactElement {
  const title = useFocusAfter<HTMLHeadingElement>(vm.receipt);
  return (
    <section className={css.section} aria-labelledby="receipt">
      <h2 id="receipt" ref={title} tabIndex={-1}>
        {copy.title}
      </h2>
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
