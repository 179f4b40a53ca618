import { lazyScreen, type LazyScreen } from '@ui/mvvm/lazyScreen';

/** Pages with a URL of their own, by the specification's names. RTE-10 */
export const pages = {
  RedirectPage: lazyScreen(() =>
    import(/* webpackChunkName: "redirect" */ '@ui/screens/redirect/RedirectScreen').then(module => module.RedirectScreen),
  ),
  ErrorPage: lazyScreen(() => import(/* webpackChunkName: "error" */ '@ui/screens/error/ErrorScreen').then(module => module.ErrorScreen)),
  InformationPage: lazyScreen(() =>
    import(/* webpackChunkName: "information-page" */ '@ui/screens/informationPage/InformationPageScreen').then(
      module => module.InformationPageScreen,
    ),
  ),
  InactivityPage: lazyScreen(() =>
    import(/* webpackChunkName: "inactivity" */ '@ui/screens/inactivity/InactivityScreen').then(module => module.InactivityScreen),
  ),
  /** Production never serves the chunk of this name. RTE-03 */
  ResumePage: lazyScreen(() =>
    import(/* webpackChunkName: "resume" */ '@ui/screens/resume/ResumeScreen').then(module => module.ResumeScreen),
  ),
  AccessibilityPage: lazyScreen(() =>
    import(/* webpackChunkName: "accessibility" */ '@ui/screens/accessibility/AccessibilityScreen').then(
      module => module.AccessibilityScreen,
    ),
  ),
  WithdrawalPage: lazyScreen(() =>
    import(/* webpackChunkName: "withdrawal" */ '@ui/screens/withdrawal/WithdrawalScreen').then(module => module.WithdrawalScreen),
  ),
  ComplaintPage: lazyScreen(() =>
    import(/* webpackChunkName: "complaint" */ '@ui/screens/complaint/ComplaintScreen').then(module => module.ComplaintScreen),
  ),
} satisfies Record<string, LazyScreen>;

export type AddressedPage = keyof typeof pages;
