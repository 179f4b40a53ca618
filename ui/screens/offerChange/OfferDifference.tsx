import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { OfferChange } from './OfferChange';
import type { OfferToAccept } from './OfferToAccept';

/** Shows how the offer differs from the confirmed one, or from the one shown before the last click. D-50, D-106 */
export const OfferDifference = observer(function OfferDifference({ of }: { readonly of: OfferToAccept }): ReactElement | null {
  const { difference, pressAgain } = of;
  if (difference === undefined) return null;
  const { total: now, promotion } = difference.now;
  return (
    <OfferChange
      why={difference.why}
      before={difference.why === 'offer' ? undefined : difference.before}
      now={now}
      promotion={promotion}
      pressAgain={pressAgain}
    />
  );
});
