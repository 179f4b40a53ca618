import { entry, type Entry } from '@domain/kernel/entry';
import { datesDisplay } from '@domain/field/displayDate';
import { deliveryAsked } from '@domain/delivery/asked';
import { deliveryModes } from '@domain/delivery/modes';
import { documentsAcceptedOnline } from '@domain/proofs/acceptedOnline';
import { documentsCategory } from '@domain/proofs/category';
import { documentsCode } from '@domain/proofs/code';
import { documentsFresh } from '@domain/proofs/fresh';
import { documentsIdCardValidity } from '@domain/proofs/idCardValidity';
import { documentsLimits } from '@domain/proofs/limits';
import { documentsOfRank } from '@domain/proofs/ofRank';
import { documentsPages } from '@domain/proofs/scans';
import { documentsPhoto } from '@domain/proofs/photo';
import { documentsRank } from '@domain/proofs/rank';
import { documentsTakeNow } from '@domain/proofs/takeNow';
import { documentsUpload } from '@domain/proofs/upload';
import { fieldAlphanumeric } from '@domain/field/alphanumeric';
import { fieldBirthplace } from '@domain/field/birthplace';
import { fieldClientNumber } from '@domain/field/clientNumber';
import { fieldIban } from '@domain/field/iban';
import { fieldEmail } from '@domain/field/email';
import { fieldLength } from '@domain/field/length';
import { fieldMobile } from '@domain/field/mobile';
import { fieldName } from '@domain/field/name';
import { fieldNumeric } from '@domain/field/numeric';
import { fieldPostalCode } from '@domain/field/postalCode';
import { fieldPostalCodeAbroad } from '@domain/field/postalCodeAbroad';
import { fieldProfessionSearch } from '@domain/field/professionSearch';
import { fieldStreetName, fieldStreetNumber } from '@domain/field/street';
import { fieldTaxId } from '@domain/field/taxId';
import { fieldFreeText } from '@domain/field/freeText';
import { fieldTownAbroad } from '@domain/field/townAbroad';
import { holdersNameAsPrinted } from '@domain/holders/printedName';
import { holdersValueAsPrinted } from '@domain/holders/valueAsPrinted';
import { consentMarketing } from '@domain/session/marketing';
import { contractDocumentsExpected } from '@domain/signature/expectedDocuments';
import { signatureDocumentsToRead } from '@domain/signature/documentsToRead';
import { withdrawalUntil } from '@domain/signature/withdrawalUntil';
import { finalisationRoute } from '@domain/signature/finalisationRoute';
import { holdersDiffer } from '@domain/holders/differ';
import { holdersMayFinalise } from '@domain/holders/mayFinalise';
import { holdersUsQuestion } from '@domain/holders/usQuestion';
import { holdersShownOfOther } from '@domain/holders/shownOfOther';
import { holdersOwnMobiles } from '@domain/holders/ownMobiles';
import { livenessAfter } from '@domain/signature/afterLiveness';
import { livenessMayStart } from '@domain/signature/mayStartLiveness';
import { livenessOutcome } from '@domain/signature/livenessOutcome';
import { pollingLimits } from '@domain/session/pollingLimits';
import { proofsAfterFailure } from '@domain/proofs/afterFailure';
import { proofsControlAnew } from '@domain/proofs/controlAnew';
import { proofsRefusal } from '@domain/proofs/refusal';
import { proofsWallet } from '@domain/proofs/wallet';
import { proofsWalletTaken } from '@domain/proofs/walletTaken';
import { proofsWaysOn } from '@domain/proofs/nextActions';
import { referentialsCounties } from '@domain/referentials/counties';
import { referentialsIsFrance } from '@domain/referentials/isFrance';
import { referentialsLookup } from '@domain/referentials/lookup';
import { referentialsMainland } from '@domain/referentials/mainland';
import { referentialsRetries } from '@domain/referentials/retries';
import { referentialsTowns } from '@domain/referentials/towns';
import { routeSignature } from '@domain/journey/signatureRoute';
import { smsCode } from '@domain/signature/smsCode';
import { smsState } from '@domain/signature/smsState';
import { smsWait } from '@domain/signature/smsWait';

/** Rules of the forms, documents, signature and account. */
export const filling = {
  'field.name': entry(fieldName),
  'field.email': entry(fieldEmail),
  'field.iban': entry(fieldIban),
  'field.mobile': entry(fieldMobile),
  'field.length': entry(fieldLength),
  'field.numeric': entry(fieldNumeric),
  'field.alphanumeric': entry(fieldAlphanumeric),
  'field.clientNumber': entry(fieldClientNumber),
  'holders.differ': entry(holdersDiffer),
  'holders.ownMobiles': entry(holdersOwnMobiles),
  'consent.marketing': entry(consentMarketing),
  'dates.display': entry(datesDisplay),
  'sms.code': entry(smsCode),
  'sms.state': entry(smsState),
  'sms.wait': entry(smsWait),
  'documents.acceptedOnline': entry(documentsAcceptedOnline),
  'documents.code': entry(documentsCode),
  'documents.category': entry(documentsCategory),
  'documents.rank': entry(documentsRank),
  'documents.ofRank': entry(documentsOfRank),
  'documents.fresh': entry(documentsFresh),
  'documents.idCardValidity': entry(documentsIdCardValidity),
  'documents.limits': entry(documentsLimits),
  'documents.pages': entry(documentsPages),
  'documents.photo': entry(documentsPhoto),
  'documents.takeNow': entry(documentsTakeNow),
  'documents.upload': entry(documentsUpload),
  'proofs.afterFailure': entry(proofsAfterFailure),
  'proofs.waysOn': entry(proofsWaysOn),
  'proofs.controlAnew': entry(proofsControlAnew),
  'proofs.refusal': entry(proofsRefusal),
  'proofs.wallet': entry(proofsWallet),
  'proofs.walletTaken': entry(proofsWalletTaken),
  'holders.nameAsPrinted': entry(holdersNameAsPrinted),
  'holders.valueAsPrinted': entry(holdersValueAsPrinted),
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
  'field.freeText': entry(fieldFreeText),
  'referentials.isFrance': entry(referentialsIsFrance),
  'referentials.mainland': entry(referentialsMainland),
  'field.professionSearch': entry(fieldProfessionSearch),
  'field.taxId': entry(fieldTaxId),
  'delivery.asked': entry(deliveryAsked),
  'holders.mayFinalise': entry(holdersMayFinalise),
  'holders.usQuestion': entry(holdersUsQuestion),
  'holders.shownOfOther': entry(holdersShownOfOther),
  'delivery.modes': entry(deliveryModes),
  'route.signature': entry(routeSignature),
  'contractDocuments.expected': entry(contractDocumentsExpected),
  'signature.documentsToRead': entry(signatureDocumentsToRead),
  'liveness.mayStart': entry(livenessMayStart),
  'withdrawal.until': entry(withdrawalUntil),
  'liveness.outcome': entry(livenessOutcome),
  'liveness.after': entry(livenessAfter),
  'finalisation.route': entry(finalisationRoute),
} as const satisfies Readonly<Record<string, Entry>>;
