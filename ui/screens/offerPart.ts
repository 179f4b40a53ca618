import type { PageName } from '@domain/journey/steps';
import { lazyScreen, type LazyScreen } from './lazyScreen';

const cards = lazyScreen(() => import(/* webpackChunkName: "offer" */ './offer/OfferScreen').then(module => module.OfferScreen));
const applicant = lazyScreen(() =>
  import(/* webpackChunkName: "information" */ './information/InformationScreen').then(module => module.InformationScreen),
);

/** Screens before the subscription, each a chunk of its own. */
export const offer = {
  HomePage: lazyScreen(() => import(/* webpackChunkName: "home" */ './home/HomeScreen').then(module => module.HomeScreen)),
  AccountTypeForm: lazyScreen(() =>
    import(/* webpackChunkName: "account-type" */ './accountType/AccountTypeScreen').then(module => module.AccountTypeScreen),
  ),
  AgeForm: lazyScreen(() => import(/* webpackChunkName: "age" */ './age/AgeScreen').then(module => module.AgeScreen)),
  OfferForm: cards,
  OptionsForm: lazyScreen(() => import(/* webpackChunkName: "options" */ './options/OptionsScreen').then(module => module.OptionsScreen)),
  InsuranceForm: lazyScreen(() =>
    import(/* webpackChunkName: "insurance" */ './insurance/InsuranceScreen').then(module => module.InsuranceScreen),
  ),
  OfferConfirmation: lazyScreen(() =>
    import(/* webpackChunkName: "offer-confirmation" */ './offerConfirmation/OfferConfirmationScreen').then(
      module => module.OfferConfirmationScreen,
    ),
  ),
  InformationForm: applicant,
  InformationCotitForm: applicant,
} satisfies Partial<Record<PageName, LazyScreen>>;
