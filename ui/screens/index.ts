import type { StepName } from '@domain/journey/steps';
import { lazyScreen, type LazyScreen } from './lazyScreen';

/** Pages with an address of their own. */
export const pages = {
  redirect: lazyScreen(() => import(/* webpackChunkName: "redirect" */ './redirect/RedirectScreen').then(module => module.RedirectScreen)),
  error: lazyScreen(() => import(/* webpackChunkName: "error" */ './error/ErrorScreen').then(module => module.ErrorScreen)),
  information: lazyScreen(() =>
    import(/* webpackChunkName: "information-page" */ './informationPage/InformationPageScreen').then(
      module => module.InformationPageScreen,
    ),
  ),
  inactivity: lazyScreen(() =>
    import(/* webpackChunkName: "inactivity" */ './inactivity/InactivityScreen').then(module => module.InactivityScreen),
  ),
  accessibility: lazyScreen(() =>
    import(/* webpackChunkName: "accessibility" */ './accessibility/AccessibilityScreen').then(module => module.AccessibilityScreen),
  ),
} satisfies Record<string, LazyScreen>;

/** Screens of the steps, each a chunk of its own. */
export const steps = {
  home: lazyScreen(() => import(/* webpackChunkName: "home" */ './home/HomeScreen').then(module => module.HomeScreen)),
  accountType: lazyScreen(() =>
    import(/* webpackChunkName: "account-type" */ './accountType/AccountTypeScreen').then(module => module.AccountTypeScreen),
  ),
  age: lazyScreen(() => import(/* webpackChunkName: "age" */ './age/AgeScreen').then(module => module.AgeScreen)),
  offer: lazyScreen(() => import(/* webpackChunkName: "offer" */ './offer/OfferScreen').then(module => module.OfferScreen)),
  options: lazyScreen(() => import(/* webpackChunkName: "options" */ './options/OptionsScreen').then(module => module.OptionsScreen)),
  insurance: lazyScreen(() =>
    import(/* webpackChunkName: "insurance" */ './insurance/InsuranceScreen').then(module => module.InsuranceScreen),
  ),
  offerConfirmation: lazyScreen(() =>
    import(/* webpackChunkName: "offer-confirmation" */ './offerConfirmation/OfferConfirmationScreen').then(
      module => module.OfferConfirmationScreen,
    ),
  ),
  information: lazyScreen(() =>
    import(/* webpackChunkName: "information" */ './information/InformationScreen').then(module => module.InformationScreen),
  ),
  fileReady: lazyScreen(() =>
    import(/* webpackChunkName: "file-ready" */ './fileReady/FileReadyScreen').then(module => module.FileReadyScreen),
  ),
} satisfies Record<string, LazyScreen>;

export type ScreenId = keyof typeof steps;

/** Which screen shows a step: a participant is told by the journey, not by a second screen (STP-02). Steps of the file that no screen shows yet end on fileReady. */
const screens: Readonly<Partial<Record<StepName, ScreenId>>> = {
  home: 'home',
  accountType: 'accountType',
  age: 'age',
  offer: 'offer',
  coHolderOffer: 'offer',
  options: 'options',
  insurance: 'insurance',
  offerConfirmation: 'offerConfirmation',
  information: 'information',
  coHolderInformation: 'information',
};

export const screenOf = (step: StepName): ScreenId => screens[step] ?? 'fileReady';
