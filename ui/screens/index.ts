import type { PageName } from '@domain/journey/steps';
import { ending } from './ending';
import { lazyScreen, type LazyScreen } from './lazyScreen';
import { offer } from './offerPart';
import { personal } from './personal';
import { proofs } from './proofs';

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

const fileReady = lazyScreen(() =>
  import(/* webpackChunkName: "file-ready" */ './fileReady/FileReadyScreen').then(module => module.FileReadyScreen),
);

/** Which screen shows a page of the journey: a participant is told by the journey, not by a second screen (STP-02). */
const screens: Readonly<Partial<Record<PageName, LazyScreen>>> = { ...offer, ...proofs, ...personal, ...ending };

export const screenOf = (page: PageName): LazyScreen => screens[page] ?? fileReady;
