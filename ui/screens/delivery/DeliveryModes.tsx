import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { deliveryModes } from '@domain/delivery/modes';
import type { DeliveryMode } from '@domain/offer/contracts';
import { deliveryMessages } from '@messages/delivery';
import { Choice } from '@ui/kit/Choice';
import { markFrench } from '@ui/kit/inFrench';
import { useMessages } from '@ui/mvvm/messages';
import type { HomeAddress } from './HomeAddress';
import css from './DeliveryScreen.module.css';

export interface Destinations {
  /** Name of the chosen agency. */
  readonly agency: string | undefined;
  readonly home: Pick<HomeAddress, 'line' | 'inFrance'>;
}

/** Where a card delivered in this mode is received. An element for each place: a translated text could not be replaced. D-73 */
export const Where = observer(function Where({ mode, agency, home }: Destinations & { readonly mode: DeliveryMode }): ReactElement | null {
  const copy = useMessages(deliveryMessages);
  const place = mode === 'AGEN' ? agency : home.line;
  if (place === undefined) return null;
  if (mode === 'AGEN') return <span key={place}>{markFrench(copy.atAgency(place), [place])}</span>;
  return <span key={place}>{markFrench(copy.atHome(place), home.inFrance ? [place] : [])}</span>;
});

interface DeliveryModesProps extends Destinations {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly value: DeliveryMode;
  readonly onChange: (mode: DeliveryMode) => void;
}

/** Every delivery mode, with its time, price and destination. AGY-02 */
export const DeliveryModes = observer(function DeliveryModes({ agency, home, ...choice }: DeliveryModesProps): ReactElement {
  const copy = useMessages(deliveryMessages);
  return (
    <Choice
      {...choice}
      options={deliveryModes.decide({}).map(delivery => ({
        value: delivery.mode,
        label: copy.mode[delivery.mode],
        description: (
          <>
            <span>{copy.terms(delivery)}</span>
            <span className={css.where}>
              <Where mode={delivery.mode} agency={agency} home={home} />
            </span>
          </>
        ),
      }))}
    />
  );
});
