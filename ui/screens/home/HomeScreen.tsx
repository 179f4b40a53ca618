import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactElement } from 'react';
import { Settings } from '@application/Settings';
import { Journey } from '@ui/journey/Journey';
import { useService } from '@ui/mvvm/screen';
import { HomeOffer } from './HomeOffer';
import { HomePage } from './HomePage';
import type { OfferInForce } from './offerInForce';

/** The home page when a person returns to it within the journey. */
export const HomeScreen = observer(function HomeScreen(): ReactElement {
  const journey = useService(Journey);
  const { mode, acceptedPapers } = useService(Settings);
  const home = useService(HomeOffer);
  const [offer, setOffer] = useState<OfferInForce | null>();
  useEffect(() => {
    let here = true;
    void home.inForce().then(found => here && setOffer(found ?? null));
    return () => {
      here = false;
    };
  }, [home]);
  return <HomePage offer={offer} mode={mode} acceptedPapers={acceptedPapers} onStart={() => void journey.next()} />;
});
