import { rule } from '@domain/kernel/rule';
import { boolean, record } from '@domain/kernel/shape';
import { catalogue } from './contracts';

export const offerOverdraftProduct = rule({
  id: 'offer.overdraftProduct',
  requirements: ['OPT-01'],
  title: { fr: 'Produit de l’autorisation de découvert', en: 'Product of the overdraft authorisation' },
  says: {
    fr: 'L’autorisation de découvert est le produit des jeunes avec le droit à l’offre jeunes, sinon celui de leurs aînés.',
    en: 'The overdraft authorisation is the product of the young when youth eligible, else the one of their elders.',
  },
  input: record({ youthEligible: boolean }),
  decide: ({ youthEligible }) => (youthEligible ? catalogue.OVERDRAFT_MINUS_26 : catalogue.OVERDRAFT_PLUS_26),
  examples: [
    ['youth eligible', { youthEligible: true }, '10660'],
    ['not youth eligible', { youthEligible: false }, '10339'],
  ],
});
