import { rule } from '@domain/kernel/rule';
import { boolean, record } from '@domain/kernel/shape';
import { catalogue } from './contracts';

/** The authorisation on offer, in euros. OPT-01 */
export const OVERDRAFT_EUROS = 200;

export const offerOverdraftProduct = rule({
  id: 'offer.overdraftProduct',
  requirements: ['OPT-01'],
  title: { fr: 'Produit de l’autorisation de découvert', en: 'Product of the overdraft authorisation' },
  says: {
    fr: 'L’autorisation de 200 € est le produit des moins de 26 ans avec le droit à l’offre jeunes, celui des plus de 26 ans sinon.',
    en: 'The authorisation of 200 € is the under-26 product when youth eligible, else the over-26 one.',
  },
  input: record({ youthEligible: boolean }),
  decide: ({ youthEligible }) => (youthEligible ? catalogue.OVERDRAFT_MINUS_26 : catalogue.OVERDRAFT_PLUS_26),
  examples: [
    ['youth eligible', { youthEligible: true }, '10660'],
    ['not youth eligible', { youthEligible: false }, '10339'],
  ],
});
