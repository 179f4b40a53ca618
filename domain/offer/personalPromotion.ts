import { rule } from '@domain/kernel/rule';
import { boolean, record } from '@domain/kernel/shape';
import { promotion, type Promotion } from './promotion';

/** Why only one holder of an account has a promotion: the other is under 26, and the account has no youth offer. D-51 */
export type WithoutPromotion = 'mixed-ages';

export const offerPersonalPromotion = rule({
  id: 'offer.personalPromotion',
  requirements: ['OFR-15', 'XTR-17', 'D-51'],
  title: { fr: 'Promotion d’une personne du compte', en: 'The promotion of one person of the account' },
  says: {
    fr: 'L’offre jeunes vaut pour tout le compte ; l’offre de bienvenue, pour les seules personnes qui n’ont plus l’âge de l’offre jeunes.',
    en: 'The youth offer holds for the whole account; the welcome offer for those past the age of the youth offer alone.',
  },
  clauses: [['past the age of the youth offer alone', 'the one over 25 of a mixed account', 'the young one of a mixed account']],
  input: record({ promotion, under26: boolean }),
  decide: ({ promotion, under26 }): Promotion => (under26 && promotion !== 'youth' ? 'none' : promotion),
  examples: [
    ['both young: the youth offer', { promotion: 'youth', under26: true }, 'youth'],
    ['the one over 25 of a mixed account', { promotion: 'welcome-card-free-one-year', under26: false }, 'welcome-card-free-one-year'],
    ['the young one of a mixed account', { promotion: 'welcome-card-free-one-year', under26: true }, 'none'],
    ['the same with brand 03', { promotion: 'welcome-six-months-fees-free', under26: true }, 'none'],
    ['no promotion, over 25', { promotion: 'none', under26: false }, 'none'],
  ],
});

/** Why a holder has no promotion: the other one's age; undefined: no such reason. D-51 */
export const whyWithout = (account: Promotion, personal: Promotion): WithoutPromotion | undefined =>
  account !== 'none' && personal === 'none' ? 'mixed-ages' : undefined;
