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
  /** Its chunk's name is the one that production never serves. RTE-03, X12 */
  resume: lazyScreen(() => import(/* webpackChunkName: "resume" */ './resume/ResumeScreen').then(module => module.ResumeScreen)),
  accessibility: lazyScreen(() =>
    import(/* webpackChunkName: "accessibility" */ './accessibility/AccessibilityScreen').then(module => module.AccessibilityScreen),
  ),
} satisfies Record<string, LazyScreen>;
