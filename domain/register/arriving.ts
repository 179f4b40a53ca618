import { entry, type Entry } from '@domain/kernel/entry';
import { adviserConnected } from '@domain/adviser/connected';
import { alertLogout } from '@domain/errors/logout';
import { callsAuth } from '@domain/calls/auth';
import { consentCookies } from '@domain/session/consent';
import { duplicatesWhose } from '@domain/adviser/duplicateOf';
import { journeyCleared } from '@domain/journey/invalidation';
import { duplicatesDecide } from '@domain/adviser/decideDuplicates';
import { environmentBanner } from '@domain/session/environmentBanner';
import { errorsPage } from '@domain/errors/page';
import { errorsRefusal } from '@domain/errors/refusalRights';
import { reviewLastDay } from '@domain/errors/reviewLastDay';
import { informationPage } from '@domain/errors/informationPage';
import { informationSlug } from '@domain/errors/informationSlug';
import { journeyAnswered } from '@domain/journey/answered';
import { journeyBack } from '@domain/journey/back';
import { journeyBreadcrumb } from '@domain/journey/breadcrumb';
import { journeyCheckedAgain } from '@domain/journey/checkedAgain';
import { journeyDelays } from '@domain/journey/delays';
import { journeyEntry } from '@domain/journey/entry';
import { journeyFastForward } from '@domain/journey/fastForward';
import { journeyLeftBy } from '@domain/journey/leftBy';
import { journeyMayAct } from '@domain/journey/mayAct';
import { journeyOtherHolder } from '@domain/journey/otherHolder';
import { journeyMode } from '@domain/journey/mode';
import { journeyNext } from '@domain/journey/next';
import { journeyNextPaper } from '@domain/journey/nextPaper';
import { journeyOwner } from '@domain/journey/owner';
import { journeyScreen } from '@domain/journey/screen';
import { journeySteps } from '@domain/journey/steps';
import { journeyTasks } from '@domain/journey/tasks';
import { journeyTold } from '@domain/journey/trackingOrder';
import { journeyTracking } from '@domain/journey/tracking';
import { resumeCheck } from '@domain/session/checkResume';
import { resumeModal } from '@domain/session/resumeModal';
import { routeFileStep } from '@domain/journey/routeDossierStep';
import { routeResume } from '@domain/journey/resumeRoute';
import { routeStep } from '@domain/journey/routeStep';
import { sessionEnding } from '@domain/session/ending';
import { sessionExpiry } from '@domain/session/expiry';
import { sessionInactivity } from '@domain/session/inactivity';
import { sessionLost } from '@domain/session/lost';
import { sessionReader } from '@domain/session/reader';
import { startupRoute } from '@domain/session/startupRoute';
import { startupWithoutFile } from '@domain/session/startupWithoutDossier';

/** Rules of entry and navigation. */
export const arriving = {
  'environment.banner': entry(environmentBanner),
  'consent.cookies': entry(consentCookies),
  'errors.page': entry(errorsPage),
  'errors.refusal': entry(errorsRefusal),
  'review.lastDay': entry(reviewLastDay),
  'route.resume': entry(routeResume),
  'resume.check': entry(resumeCheck),
  'resume.modal': entry(resumeModal),
  'calls.auth': entry(callsAuth),
  'startup.route': entry(startupRoute),
  'startup.withoutFile': entry(startupWithoutFile),
  'route.step': entry(routeStep),
  'route.fileStep': entry(routeFileStep),
  'information.slug': entry(informationSlug),
  'information.page': entry(informationPage),
  'session.expiry': entry(sessionExpiry),
  'session.ending': entry(sessionEnding),
  'session.lost': entry(sessionLost),
  'session.inactivity': entry(sessionInactivity),
  'session.reader': entry(sessionReader),
  'alert.logout': entry(alertLogout),
  'journey.mode': entry(journeyMode),
  'adviser.connected': entry(adviserConnected),
  'journey.steps': entry(journeySteps),
  'journey.screen': entry(journeyScreen),
  'journey.tasks': entry(journeyTasks),
  'journey.next': entry(journeyNext),
  'journey.nextPaper': entry(journeyNextPaper),
  'journey.back': entry(journeyBack),
  'journey.owner': entry(journeyOwner),
  'journey.leftBy': entry(journeyLeftBy),
  'journey.mayAct': entry(journeyMayAct),
  'journey.otherHolder': entry(journeyOtherHolder),
  'duplicates.decide': entry(duplicatesDecide),
  'duplicates.whose': entry(duplicatesWhose),
  'journey.checkedAgain': entry(journeyCheckedAgain),
  'journey.breadcrumb': entry(journeyBreadcrumb),
  'journey.told': entry(journeyTold),
  'journey.tracking': entry(journeyTracking),
  'journey.fastForward': entry(journeyFastForward),
  'journey.entry': entry(journeyEntry),
  'journey.answered': entry(journeyAnswered),
  'journey.cleared': entry(journeyCleared),
  'journey.delays': entry(journeyDelays),
} as const satisfies Readonly<Record<string, Entry>>;
