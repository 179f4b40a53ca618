import { adviserConnected } from './adviser/connected';
import { adviserMayAccept } from './adviser/mayAccept';
import { entry, type Entry } from './kernel/entry';
import { alertLogout } from './alert/logout';
import { callsAuth } from './calls/auth';
import { datesDisplay } from './dates/display';
import { deliveryAsked } from './delivery/asked';
import { deliveryModes } from './delivery/modes';
import { documentsCategory } from './documents/category';
import { documentsCode } from './documents/code';
import { documentsFresh } from './documents/fresh';
import { documentsIdCardValidity } from './documents/idCardValidity';
import { documentsLimits } from './documents/limits';
import { documentsOfRank } from './documents/ofRank';
import { documentsPages } from './documents/pages';
import { documentsRank } from './documents/rank';
import { documentsUpload } from './documents/upload';
import { duplicatesDecide } from './duplicates/decide';
import { eligibilityAge } from './eligibility/age';
import { eligibilityBirthdate } from './eligibility/birthdate';
import { eligibilityOlderThan23 } from './eligibility/olderThan23';
import { eligibilityToday } from './eligibility/today';
import { eligibilityYouth } from './eligibility/youth';
import { environmentBanner } from './environment/banner';
import { errorsPage } from './errors/page';
import { fieldAlphanumeric } from './field/alphanumeric';
import { fieldBirthplace } from './field/birthplace';
import { fieldClientNumber } from './field/clientNumber';
import { fieldEmail } from './field/email';
import { fieldLength } from './field/length';
import { fieldMobile } from './field/mobile';
import { fieldName } from './field/name';
import { fieldNumeric } from './field/numeric';
import { fieldPostalCode } from './field/postalCode';
import { fieldPostalCodeAbroad } from './field/postalCodeAbroad';
import { fieldProfessionSearch } from './field/professionSearch';
import { fieldStreetName } from './field/streetName';
import { fieldStreetNumber } from './field/streetNumber';
import { fieldTaxId } from './field/taxId';
import { fieldTownAbroad } from './field/townAbroad';
import { finalisationRoute } from './finalisation/route';
import { holdersDiffer } from './holders/differ';
import { holdersMayFinalise } from './holders/mayFinalise';
import { holdersOwnMobiles } from './holders/ownMobiles';
import { informationPage } from './information/page';
import { informationSlug } from './information/slug';
import { journeyBack } from './journey/back';
import { journeyCheckedAgain } from './journey/checkedAgain';
import { journeyBreadcrumb } from './journey/breadcrumb';
import { journeyDeclaredYouth } from './journey/declaredYouth';
import { journeyDelays } from './journey/delays';
import { journeyEntry } from './journey/entry';
import { journeyFastForward } from './journey/fastForward';
import { journeyLeftBy } from './journey/leftBy';
import { journeyMode } from './journey/mode';
import { journeyNext } from './journey/next';
import { journeyOwner } from './journey/owner';
import { journeySteps } from './journey/steps';
import { journeyTasks } from './journey/tasks';
import { journeyTracking } from './journey/tracking';
import { livenessAfter } from './liveness/after';
import { livenessOutcome } from './liveness/outcome';
import { offerCard } from './offer/card';
import { offerDeck } from './offer/deck';
import { offerFootnotes } from './offer/footnotes';
import { offerInsuranceAllowed } from './offer/insuranceAllowed';
import { offerMonthlyTotal } from './offer/monthlyTotal';
import { offerOnline } from './offer/online';
import { offerOverdraftProduct } from './offer/overdraftProduct';
import { offerPackPriority } from './offer/packPriority';
import { offerPersonalPromotion } from './offer/personalPromotion';
import { offerPrice } from './offer/price';
import { offerPriceChange } from './offer/priceChange';
import { offerPromotion } from './offer/promotion';
import { offerSelectCard } from './offer/selectCard';
import { offerSocialShares } from './offer/socialShares';
import { offerWithoutCardAllowed } from './offer/withoutCardAllowed';
import { pollingLimits } from './polling/limits';
import { proofsAfterFailure } from './proofs/afterFailure';
import { proofsRefusal } from './proofs/refusal';
import { proofsWaysOn } from './proofs/waysOn';
import { referentialsCounties } from './referentials/counties';
import { referentialsLookup } from './referentials/lookup';
import { referentialsMainland } from './referentials/mainland';
import { referentialsRetries } from './referentials/retries';
import { referentialsTowns } from './referentials/towns';
import { resumeCheck } from './resume/check';
import { resumeModal } from './resume/modal';
import { routeFileStep } from './route/fileStep';
import { routeResume } from './route/resume';
import { routeSignature } from './route/signature';
import { routeStep } from './route/step';
import { sessionExpiry } from './session/expiry';
import { sessionInactivity } from './session/inactivity';
import { sessionLost } from './session/lost';
import { smsState } from './sms/state';
import { startupRoute } from './startup/route';
import { startupWithoutFile } from './startup/withoutFile';

/** Every rule of the domain under its id, in the order in which the journey meets them. XTR-13 */
export const register = {
  'environment.banner': entry(environmentBanner),
  'errors.page': entry(errorsPage),
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
  'session.lost': entry(sessionLost),
  'session.inactivity': entry(sessionInactivity),
  'alert.logout': entry(alertLogout),
  'journey.mode': entry(journeyMode),
  'adviser.connected': entry(adviserConnected),
  'adviser.mayAccept': entry(adviserMayAccept),
  'journey.steps': entry(journeySteps),
  'journey.tasks': entry(journeyTasks),
  'journey.next': entry(journeyNext),
  'journey.back': entry(journeyBack),
  'journey.owner': entry(journeyOwner),
  'journey.leftBy': entry(journeyLeftBy),
  'duplicates.decide': entry(duplicatesDecide),
  'journey.checkedAgain': entry(journeyCheckedAgain),
  'journey.breadcrumb': entry(journeyBreadcrumb),
  'journey.tracking': entry(journeyTracking),
  'journey.fastForward': entry(journeyFastForward),
  'journey.entry': entry(journeyEntry),
  'journey.delays': entry(journeyDelays),
  'eligibility.today': entry(eligibilityToday),
  'journey.declaredYouth': entry(journeyDeclaredYouth),
  'eligibility.age': entry(eligibilityAge),
  'eligibility.birthdate': entry(eligibilityBirthdate),
  'eligibility.youth': entry(eligibilityYouth),
  'eligibility.olderThan23': entry(eligibilityOlderThan23),
  'offer.promotion': entry(offerPromotion),
  'offer.personalPromotion': entry(offerPersonalPromotion),
  'offer.footnotes': entry(offerFootnotes),
  'offer.online': entry(offerOnline),
  'offer.packPriority': entry(offerPackPriority),
  'offer.deck': entry(offerDeck),
  'offer.price': entry(offerPrice),
  'offer.monthlyTotal': entry(offerMonthlyTotal),
  'offer.priceChange': entry(offerPriceChange),
  'offer.card': entry(offerCard),
  'offer.selectCard': entry(offerSelectCard),
  'offer.withoutCardAllowed': entry(offerWithoutCardAllowed),
  'offer.overdraftProduct': entry(offerOverdraftProduct),
  'offer.insuranceAllowed': entry(offerInsuranceAllowed),
  'offer.socialShares': entry(offerSocialShares),
  'field.name': entry(fieldName),
  'field.email': entry(fieldEmail),
  'field.mobile': entry(fieldMobile),
  'field.length': entry(fieldLength),
  'field.numeric': entry(fieldNumeric),
  'field.alphanumeric': entry(fieldAlphanumeric),
  'field.clientNumber': entry(fieldClientNumber),
  'holders.differ': entry(holdersDiffer),
  'holders.ownMobiles': entry(holdersOwnMobiles),
  'dates.display': entry(datesDisplay),
  'sms.state': entry(smsState),
  'documents.code': entry(documentsCode),
  'documents.category': entry(documentsCategory),
  'documents.rank': entry(documentsRank),
  'documents.ofRank': entry(documentsOfRank),
  'documents.fresh': entry(documentsFresh),
  'documents.idCardValidity': entry(documentsIdCardValidity),
  'documents.limits': entry(documentsLimits),
  'documents.pages': entry(documentsPages),
  'documents.upload': entry(documentsUpload),
  'proofs.afterFailure': entry(proofsAfterFailure),
  'proofs.waysOn': entry(proofsWaysOn),
  'proofs.refusal': entry(proofsRefusal),
  'polling.limits': entry(pollingLimits),
  'referentials.retries': entry(referentialsRetries),
  'referentials.lookup': entry(referentialsLookup),
  'field.birthplace': entry(fieldBirthplace),
  'referentials.counties': entry(referentialsCounties),
  'referentials.towns': entry(referentialsTowns),
  'field.postalCode': entry(fieldPostalCode),
  'field.postalCodeAbroad': entry(fieldPostalCodeAbroad),
  'field.townAbroad': entry(fieldTownAbroad),
  'field.streetNumber': entry(fieldStreetNumber),
  'field.streetName': entry(fieldStreetName),
  'referentials.mainland': entry(referentialsMainland),
  'field.professionSearch': entry(fieldProfessionSearch),
  'field.taxId': entry(fieldTaxId),
  'delivery.asked': entry(deliveryAsked),
  'holders.mayFinalise': entry(holdersMayFinalise),
  'delivery.modes': entry(deliveryModes),
  'route.signature': entry(routeSignature),
  'liveness.outcome': entry(livenessOutcome),
  'liveness.after': entry(livenessAfter),
  'finalisation.route': entry(finalisationRoute),
} as const satisfies Readonly<Record<string, Entry>>;

export type RuleId = keyof typeof register;

/** Every rule, in journey order. */
export const entries: readonly Entry[] = Object.values(register);

const byId: ReadonlyMap<string, Entry> = new Map(Object.entries(register));

/** The rule of an id; undefined where there is none. */
export const ruleOf = (id: string): Entry | undefined => byId.get(id);
