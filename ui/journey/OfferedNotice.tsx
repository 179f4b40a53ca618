import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Button } from '@ui/kit/Button';
import { fieldId } from '@ui/kit/field';
import { Notice } from '@ui/kit/Notice';
import { Status } from '@ui/kit/Status';
import type { Offer, Offers } from './Offers';

/** Known answers above the form that they would fill; the button pressed goes, its source stays, the first field filled has the focus. D-63, XTR-32 */
export const OfferedNotice = observer(function OfferedNotice<Draft extends object>({
  offers,
  onTaken,
}: {
  readonly offers: Offers<Draft>;
  /** What was read is all that the page asks: taken, it is sent. */
  readonly onTaken?: (() => void) | undefined;
}): ReactElement {
  const take = (offer: Offer<Draft>): void => {
    document.getElementById(fieldId(offer.field))?.focus();
    offers.take(offer);
    onTaken?.();
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
      {offers.kept.map(({ text }) => (
        <Notice key={text} kind="success">
          {text}
        </Notice>
      ))}
      <Status hidden>{offers.said}</Status>
    </>
  );
});
