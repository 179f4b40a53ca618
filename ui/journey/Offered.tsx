import { observer } from 'mobx-react-lite';
import { useId, type ReactElement } from 'react';
import { Button } from '@ui/kit/Button';
import type { Elements } from '@ui/kit/elements';
import { fieldId, Sources } from '@ui/kit/fieldIds';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import type { Offer, Offers } from './Offers';

interface OfferedProps<Draft extends object> {
  readonly offers: Offers<Draft>;
  /** Fields; each is described by the source of its offered answer. */
  readonly children: Elements;
}

/**
 * Offers known answers above their fields. After a click the button disappears, the source stays, and the first
 * unanswered field takes the focus. D-63, XTR-32
 */
export const Offered = observer(function Offered<Draft extends object>({ offers, children }: OfferedProps<Draft>): ReactElement {
  const base = useId();
  const { unedited } = offers;
  const take = (offer: Offer<Draft>): void => {
    const shown = offers.after(offer).map(field => document.getElementById(fieldId(field)));
    shown.find(field => field !== null && field.tabIndex >= 0)?.focus(); // skips the town, which the postal code fills
    offers.take(offer);
  };
  return (
    <>
      {offers.shown.map(offer => (
        <Notice key={offer.text} kind="info">
          <p>{offer.text}</p>
          <Button kind="secondary" onClick={() => take(offer)}>
            {offer.action}
          </Button>
        </Notice>
      ))}
      {unedited.map(({ text }, index) => (
        <Notice key={text} kind="success">
          <span id={`${base}-${index}`}>{text}</span>
        </Notice>
      ))}
      <Status hidden>{offers.announcement}</Status>
      <Sources
        value={new Map(unedited.flatMap(({ fills }, index) => Object.keys(fills).map(field => [field, `${base}-${index}`] as const)))}
      >
        {children}
      </Sources>
    </>
  );
});
