import { lazyScreen, type LazyScreen } from './lazyScreen';

/** Pages with an address of their own, by the specification's names. RTE-10 */
export const pages = {
  RedirectPage: lazyScreen(() =>
    import(/* webpackChunkName: "redirect" */ './redirect/RedirectScreen').then(module => module.RedirectScreen),
  ),
  ErrorPage: lazyScreen(() => import(/* webpackChunkName: "error" */ './error/ErrorScreen').then(module => module.ErrorScreen)),
  InformationPage: lazyScreen(() =>
    import(/* webpackChunkName: "information-page" */ './informationPage/InformationPageScreen').then(
      module => module.InformationPageScreen,
    ),
  ),
  InactivityPage: lazyScreen(() =>
    import(/* webpackChunkName: "inactivity" */ './inactivity/InactivityScreen').then(module => module.InactivityScreen),
  ),
  /** Its chunk's name is the one that production never serves. RTE-03, X12 */
  ResumePage: lazyScreen(() => import(/* webpackChunkName: "resume" */ './resume/ResumeScreen').then(module => module.ResumeScreen)),
  AccessibilityPage: lazyScreen(() =>
    import(/* webpackChunkName: "accessibility" */ './accessibility/AccessibilityScreen').then(module => module.AccessibilityScreen),
  ),
} satisfies Record<string, LazyScreen>;

export type AddressedPage = keyof typeof pages;
