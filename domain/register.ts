import { entry, type Entry } from './kernel/entry';
import { alertLogout } from './alert/logout';
import { callsAuth } from './calls/auth';
import { datesDisplay } from './dates/display';
import { deliveryModes } from './delivery/modes';
import { documentsCategory } from './documents/category';
import { documentsCode } from './documents/code';
import { documentsFresh } from './documents/fresh';
import { documentsIdCardValidity } from './documents/idCardValidity';
import { documentsOfRank } from './documents/ofRank';
import { documentsRank } from './documents/rank';
import { documentsUpload } from './documents/upload';
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
import { fieldProfessionSearch } from './field/professionSearch';
import { fieldStreetName } from './field/streetName';
import { fieldStreetNumber } from './field/streetNumber';
import { fieldTaxId } from './field/taxId';
import { finalisationRoute } from './finalisation/route';
import { holdersDiffer } from './holders/differ';
import { informationSlug } from './information/slug';
import { journeyBreadcrumb } from './journey/breadcrumb';
import { journeyEntry } from './journey/entry';
import { journeyFastForward } from './journey/fastForward';
import { journeyMode } from './journey/mode';
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
import { offerOnline } from './offer/online';
import { offerOverdraftProduct } from './offer/overdraftProduct';
import { offerPrice } from './offer/price';
import { offerPromotion } from './offer/promotion';
import { offerSelectCard } from './offer/selectCard';
import { offerSocialShares } from './offer/socialShares';
import { pollingLimits } from './polling/limits';
import { proofsAfterFailure } from './proofs/afterFailure';
import { referentialsCounties } from './referentials/counties';
import { referentialsTowns } from './referentials/towns';
import { resumeCheck } from './resume/check';
import { resumeModal } from './resume/modal';
import { routeResume } from './route/resume';
import { routeSignature } from './route/signature';
import { sessionExpiry } from './session/expiry';
import { sessionLost } from './session/lost';
import { smsState } from './sms/state';
import { startupRoute } from './startup/route';

/** Every rule of the domain under its id, in the order in which the journey meets them. XTR-13 */
export const register = {
  'environment.banner': entry(environmentBanner),
  'errors.page': entry(errorsPage),
  'route.resume': entry(routeResume),
  'resume.check': entry(resumeCheck),
  'resume.modal': entry(resumeModal),
  'calls.auth': entry(callsAuth),
  'startup.route': entry(startupRoute),
  'information.slug': entry(informationSlug),
  'session.expiry': entry(sessionExpiry),
  'session.lost': entry(sessionLost),
  'alert.logout': entry(alertLogout),
  'journey.mode': entry(journeyMode),
  'journey.steps': entry(journeySteps),
  'journey.tasks': entry(journeyTasks),
  'journey.owner': entry(journeyOwner),
  'journey.breadcrumb': entry(journeyBreadcrumb),
  'journey.tracking': entry(journeyTracking),
  'journey.fastForward': entry(journeyFastForward),
  'journey.entry': entry(journeyEntry),
  'eligibility.today': entry(eligibilityToday),
  'eligibility.age': entry(eligibilityAge),
  'eligibility.birthdate': entry(eligibilityBirthdate),
  'eligibility.youth': entry(eligibilityYouth),
  'eligibility.olderThan23': entry(eligibilityOlderThan23),
  'offer.promotion': entry(offerPromotion),
  'offer.footnotes': entry(offerFootnotes),
  'offer.online': entry(offerOnline),
  'offer.deck': entry(offerDeck),
  'offer.price': entry(offerPrice),
  'offer.card': entry(offerCard),
  'offer.selectCard': entry(offerSelectCard),
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
  'dates.display': entry(datesDisplay),
  'sms.state': entry(smsState),
  'documents.code': entry(documentsCode),
  'documents.category': entry(documentsCategory),
  'documents.rank': entry(documentsRank),
  'documents.ofRank': entry(documentsOfRank),
  'documents.fresh': entry(documentsFresh),
  'documents.idCardValidity': entry(documentsIdCardValidity),
  'documents.upload': entry(documentsUpload),
  'proofs.afterFailure': entry(proofsAfterFailure),
  'polling.limits': entry(pollingLimits),
  'field.birthplace': entry(fieldBirthplace),
  'referentials.counties': entry(referentialsCounties),
  'referentials.towns': entry(referentialsTowns),
  'field.postalCode': entry(fieldPostalCode),
  'field.streetNumber': entry(fieldStreetNumber),
  'field.streetName': entry(fieldStreetName),
  'field.professionSearch': entry(fieldProfessionSearch),
  'field.taxId': entry(fieldTaxId),
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
