import { inMainlandFrance } from '@domain/referentials/france';
import type { Day } from '@domain/kernel/day';
import { isRecord } from '@domain/kernel/shape';
import { fitOverdraft } from '@domain/offer/fitOverdraft';
import { offerOnDossier, type OfferOnDossier } from '@domain/offer/onDossier';
import type { Bank } from './bank';
import { brandOf, configuredFor } from './brands';
import { cardsOnOffer, combinedPrice, insuranceOnOffer, operationsOn, SOCIAL_SHARE } from './cardsOnOffer';
import { granted } from './overdraft';
import type { Applicant } from './store/applicants';
import type { Subscription } from './store/documents';
import { birthdateOf, isYouth } from './youth';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** An address that is not saved yet counts as mainland France. D-45 */
const livesInMainland = (applicant: Applicant): boolean => {
  const { address } = applicant.details ?? {};
  if (!isRecord(address) || text(address['country']) === undefined) return true;
  return inMainlandFrance({ country: text(address['country']), postalCode: text(address['postalCode']) });
};

/** The offer of a file with its prices on a day, by the rules that the front end uses too. D-45, D-106 */
export const offerOf = (bank: Bank, subscription: Subscription, today: Day = bank.today()): OfferOnDossier => {
  const { workflow, holder, coHolder, selectedContracts } = subscription;
  const { offered = cardsOnOffer, combinedPrices = false } = bank.situation;
  const brand = brandOf(subscription);
  const { offers } = configuredFor(brand, bank.options.environment);
  const youth = isYouth(bank, subscription);
  return offerOnDossier({
    cart: {
      cards: offered.map(({ catalogNumber, label, price, participants }, index) => ({
        catalogNumber,
        label,
        listPrice: combinedPrices ? combinedPrice(price) : price,
        participants,
        priority: index + 1,
        debitType: 'IMM',
        sentFacts: {},
      })),
      insurance: insuranceOnOffer,
      packs: [],
      operations: youth && today <= offers.youthValidUntil ? operationsOn(offered) : [],
      youthOfferEligible: youth,
      dematerialization: true,
      deliveryChoiceDone: false,
      socialShares: SOCIAL_SHARE,
      selection: fitOverdraft(
        granted(bank, subscription, selectedContracts).map(({ participants, ...contract }) => ({
          ...contract,
          participants: participants.map(({ participationType }) => participationType),
        })),
        youth,
      ),
      confirmedPrice: undefined,
    },
    workflow,
    brand,
    today,
    birthdates: { TIT: birthdateOf(holder) ?? undefined, COT: birthdateOf(coHolder) ?? undefined },
    mainlandFrance: [holder, ...(coHolder ? [coHolder] : [])].every(livesInMainland),
    offers,
  });
};
