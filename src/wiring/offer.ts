import { ContainerModule } from 'inversify';
import { LoadOffer } from '@application/offer/LoadOffer';
import { Carts } from '@application/offer/ports';
import { Clock } from '@application/browser/ports';
import { ErrorReporter, Tracking } from '@application/observation/ports';
import { Settings } from '@application/Settings';
import { Journey } from '@ui/journey/Journey';
import { OfferModel } from '@ui/journey/OfferModel';
import { AccountTypeViewModel } from '@ui/screens/accountType/AccountTypeViewModel';
import { AgeViewModel } from '@ui/screens/age/AgeViewModel';
import { HomeOffer } from '@ui/screens/home/HomeOffer';
import { InsuranceViewModel } from '@ui/screens/insurance/InsuranceViewModel';
import { OfferViewModel } from '@ui/screens/offer/OfferViewModel';
import { OfferConfirmationViewModel } from '@ui/screens/offerConfirmation/OfferConfirmationViewModel';
import { OptionsViewModel } from '@ui/screens/options/OptionsViewModel';
import { make } from './make';

export const offer = new ContainerModule(({ bind }) => {
  bind(LoadOffer).toResolvedValue(make(LoadOffer), [Carts, ErrorReporter]);
  bind(OfferModel).toResolvedValue(make(OfferModel), [LoadOffer, Journey, Settings, Clock]);
  bind(HomeOffer).toResolvedValue(make(HomeOffer), [Carts, Settings, Clock]);
  bind(AccountTypeViewModel).toResolvedValue(make(AccountTypeViewModel), [Journey, Settings, Carts, Clock]).inTransientScope();
  bind(AgeViewModel)
    .toResolvedValue(
      (journey: Journey, carts: Carts, settings: Settings, clock: Clock) => new AgeViewModel(journey, carts, settings, clock),
      [Journey, Carts, Settings, Clock],
    )
    .inTransientScope();
  bind(OfferViewModel).toResolvedValue(make(OfferViewModel), [Journey, OfferModel, Tracking]).inTransientScope();
  bind(OptionsViewModel).toResolvedValue(make(OptionsViewModel), [Journey, OfferModel, Settings]).inTransientScope();
  bind(InsuranceViewModel).toResolvedValue(make(InsuranceViewModel), [Journey, OfferModel]).inTransientScope();
  bind(OfferConfirmationViewModel).toResolvedValue(make(OfferConfirmationViewModel), [Journey, OfferModel]).inTransientScope();
});
