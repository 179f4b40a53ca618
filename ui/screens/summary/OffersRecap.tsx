import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Settings } from '@application/Settings';
import { marketingChannels, receivesBy, withBox } from '@domain/session/marketing';
import { marketingMessages } from '@messages/marketing';
import { Change } from '@ui/kit/Change';
import { Recap } from '@ui/kit/Recap';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';
import type { SummaryViewModel } from './SummaryViewModel';

/** The reader's own agreement to receive offers: taken back, or given, by one press. D-124 */
export const OffersRecap = observer(function OffersRecap({ vm }: { readonly vm: SummaryViewModel }): ReactElement | null {
  const copy = useMessages(marketingMessages);
  const { marketing } = useService(Settings);
  const { consent } = vm;
  if (consent === undefined) return null;
  const boxes = marketing === 'together' ? (['together'] as const) : marketingChannels;
  return (
    <Recap
      card="two"
      rows={boxes.map(box => {
        const channel = box === 'together' ? undefined : box;
        const receives = channel === undefined ? consent.marketing : receivesBy(consent, channel);
        return {
          label: copy.rows[box],
          value: receives ? copy.yes : copy.no,
          action: (
            <Change
              word={receives ? copy.withdraw : copy.accept}
              what={copy.rows[box]}
              onClick={() => void vm.wantOffers(withBox(consent, channel, !receives))}
            />
          ),
        };
      })}
    />
  );
});
