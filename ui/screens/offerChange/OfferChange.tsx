import type { ReactElement } from 'react';
import type { MonthlyTotal } from '@domain/offer/monthlyTotal';
import { priceCase } from '@domain/offer/priceChange';
import type { Promotion } from '@domain/offer/promotion';
import { offerChangeMessages as copy, type WhyChanged } from '@ui/copy/fr/offerChange';
import { Notice } from '@ui/kit/Notice';
import { Why } from '@ui/why/Why';

interface OfferChangeProps {
  readonly why: WhyChanged;
  readonly before: MonthlyTotal;
  readonly now: MonthlyTotal;
  /** The promotion after the change. */
  readonly promotion: Promotion;
}

/** Monthly price before and after a change of the offer. D-50 */
export const OfferChange = ({ why, before, now, promotion }: OfferChangeProps): ReactElement => (
  <Notice kind="warning" title={copy.title[why]} live>
    <p>{copy.why[why]}</p>
    <p>{copy.before(copy.monthly(before))}</p>
    <p>
      <strong>{copy.after(copy.monthly(now, promotion))}</strong>
    </p>
    <Why explain={book => (why === 'birthdate' ? book.youth() : book.price(priceCase(before, now, why === 'address')))} />
  </Notice>
);
