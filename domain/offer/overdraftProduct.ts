import { CLASSIC_FROM } from '@domain/eligibility/adult';
import { rule } from '@domain/kernel/rule';
import { boolean, record } from '@domain/kernel/shape';
import { catalogue } from './contracts';

/** The authorised overdraft, in euros. OPT-01 */
export const OVERDRAFT_EUROS = 200;

export const offerOverdraftProduct = rule({
  id: 'offer.overdraftProduct',
  requirements: ['OPT-01'],
  title: { fr: 'Produit de l’autorisation de découvert', en: 'Product of the overdraft authorisation' },
  says: {
    fr: 'L’autorisation de {amount} € est le produit des moins de {classicFrom} ans avec le droit à l’offre jeunes, celui des {classicFrom} ans et plus sinon.',
    en: 'The authorisation of {amount} € is the under-{classicFrom} product when youth eligible, else the one of those of {classicFrom} or over.',
  },
  clauses: [['the under-26 product', 'youth eligible', 'not youth eligible']],
  parameters: {
    amount: { value: OVERDRAFT_EUROS, unit: 'euros' },
    classicFrom: { value: CLASSIC_FROM, unit: 'whole years', limit: 'excluded' },
  },
  input: record({ youthEligible: boolean }),
  decide: ({ youthEligible }) => (youthEligible ? catalogue.OVERDRAFT_MINUS_26 : catalogue.OVERDRAFT_PLUS_26),
  examples: [
    ['youth eligible', { youthEligible: true }, '10660'],
    ['not youth eligible', { youthEligible: false }, '10339'],
  ],
});
