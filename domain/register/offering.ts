import { entry, type Entry } from '@domain/kernel/entry';
import { eligibilityAge } from '@domain/eligibility/age';
import { eligibilityBirthdate } from '@domain/eligibility/birthdate';
import { eligibilityOlderThan23 } from '@domain/eligibility/olderThan23';
import { eligibilityToday } from '@domain/eligibility/today';
import { eligibilityYouth } from '@domain/eligibility/youth';
import { journeyDeclaredYouth } from '@domain/journey/declaredYouth';
import { offerCard } from '@domain/offer/card';
import { offerCharges } from '@domain/offer/charges';
import { offerDeck } from '@domain/offer/deck';
import { offerFixed } from '@domain/offer/fixed';
import { offerFootnotes } from '@domain/offer/footnotes';
import { offerDigitalDocuments } from '@domain/offer/digitalDocuments';
import { offerInsuranceAllowed } from '@domain/offer/insuranceAllowed';
import { offerMonthlyTotal } from '@domain/offer/monthlyTotal';
import { offerOnline } from '@domain/offer/online';
import { offerOverdraftFigures } from '@domain/offer/overdraftFigures';
import { offerOverdraftProduct } from '@domain/offer/overdraftProduct';
import { offerPackPriority } from '@domain/offer/packPriority';
import { offerPersonalPromotion } from '@domain/offer/personalPromotion';
import { offerPrice } from '@domain/offer/price';
import { offerPriceChange } from '@domain/offer/priceChange';
import { offerPriceSummary } from '@domain/offer/priceSummary';
import { offerPromotion } from '@domain/offer/promotion';
import { offerSelectCard } from '@domain/offer/selectCard';
import { offerSocialShares } from '@domain/offer/socialShares';
import { offerWithoutCardAllowed } from '@domain/offer/withoutCardAllowed';

/** Rules of the offer and of who may have it. */
export const offering = {
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
  'offer.charges': entry(offerCharges),
  'offer.monthlyTotal': entry(offerMonthlyTotal),
  'offer.priceChange': entry(offerPriceChange),
  'offer.priceSummary': entry(offerPriceSummary),
  'offer.card': entry(offerCard),
  'offer.fixed': entry(offerFixed),
  'offer.selectCard': entry(offerSelectCard),
  'offer.withoutCardAllowed': entry(offerWithoutCardAllowed),
  'offer.overdraftProduct': entry(offerOverdraftProduct),
  'offer.overdraftFigures': entry(offerOverdraftFigures),
  'offer.digitalDocuments': entry(offerDigitalDocuments),
  'offer.insuranceAllowed': entry(offerInsuranceAllowed),
  'offer.socialShares': entry(offerSocialShares),
} as const satisfies Readonly<Record<string, Entry>>;
