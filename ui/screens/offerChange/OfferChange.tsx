import type { ReactElement } from 'react';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import { priceCase } from '@domain/offer/priceChange';
import type { Promotion } from '@domain/offer/promotion';
import { offerChangeMessages as copy, type WhyChanged } from '@messages/offerChange';
import { Notice } from '@ui/kit/Notice';
import { Why } from '@ui/why/Why';

interface OfferChangeProps {
  readonly why: WhyChanged;
  /** Undefined: the monthly price did not change. */
  readonly before: MonthlyTotal | undefined;
  readonly now: MonthlyTotal;
  /** The promotion after the change. */
  readonly promotion: Promotion;
  /** A click found the change, and sent nothing. */
  readonly pressAgain?: boolean;
}

/** Monthly price before and after a change of the offer. D-50 */
export const OfferChange = ({ why, before, now, promotion, pressAgain = false }: OfferChangeProps): ReactElement => (
  <Notice kind="warning" title={pressAgain && before ? copy.justChanged : copy.title[why]} live>
    <p>{copy.why[why]}</p>
    {before && <p>{copy.before(copy.monthly(before))}</p>}
    {before && (
      <p>
        <strong>{copy.after(copy.monthly(now, promotion))}</strong>
      </p>
    )}
    {pressAgain && <p>{copy.pressAgain}</p>}
    {before && <Why explain={book => (why === 'birthdate' ? book.youth() : book.price(priceCase(before, now, why === 'address')))} />}
  </Notice>
);
