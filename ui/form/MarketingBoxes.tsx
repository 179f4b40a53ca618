import type { ReactElement } from 'react';
import { Settings } from '@application/Settings';
import { marketingChannels, receivesBy, withBox, type MarketingConsent } from '@domain/session/marketing';
import { textFor, type Whose } from '@ui/copy/byWhose';
import { marketingMessages } from '@messages/marketing';
import { Checkbox } from '@ui/kit/Checkbox';
import { useMessages } from '@ui/mvvm/messages';
import { useService } from '@ui/mvvm/screen';

interface MarketingBoxesProps {
  readonly whose: Whose;
  readonly consent: Partial<MarketingConsent>;
  readonly onChange: (consent: MarketingConsent) => void;
  /** Says that nothing depends on it. */
  readonly optional?: boolean;
}

/** The agreement to receive offers: one box, or one for each channel. INF-01, D-124 */
export const MarketingBoxes = ({ whose, consent, onChange, optional = false }: MarketingBoxesProps): ReactElement => {
  const copy = useMessages(marketingMessages);
  const { marketing } = useService(Settings);
  const label = (box: 'together' | 'email' | 'sms'): string => `${textFor(copy[box], whose)}${optional ? copy.optional : ''}`;
  if (marketing === 'together')
    return (
      <Checkbox
        name="marketing"
        label={label('together')}
        checked={consent.marketing === true}
        onChange={ticked => onChange(withBox(consent, undefined, ticked))}
      />
    );
  return (
    <>
      {marketingChannels.map(channel => (
        <Checkbox
          key={channel}
          name={`marketing-${channel}`}
          label={label(channel)}
          checked={receivesBy(consent, channel)}
          onChange={ticked => onChange(withBox(consent, channel, ticked))}
        />
      ))}
    </>
  );
};
