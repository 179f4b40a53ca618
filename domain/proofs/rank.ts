import { participant } from '@domain/kernel/words';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { proofCategory, ranks, type Rank } from './papers';

export const documentsRank = rule({
  id: 'documents.rank',
  requirements: ['PRF-02'],
  title: { fr: 'Rang d’un justificatif dans le dossier', en: 'The rank of a proof in the file' },
  says: {
    fr: 'Titulaire : identité {holderIdentity}, adresse {holderAddress}, revenu {holderIncome}. Co-titulaire : identité {coHolderIdentity}, adresse {coHolderAddress}, revenu {coHolderIncome}.',
    en: 'Holder: identity {holderIdentity}, address {holderAddress}, income {holderIncome}. Co-holder: identity {coHolderIdentity}, address {coHolderAddress}, income {coHolderIncome}.',
  },
  parameters: {
    holderIdentity: { value: ranks.TIT.identity, unit: 'rank' },
    holderAddress: { value: ranks.TIT.address, unit: 'rank' },
    holderIncome: { value: ranks.TIT.income, unit: 'rank' },
    coHolderIdentity: { value: ranks.COT.identity, unit: 'rank' },
    coHolderAddress: { value: ranks.COT.address, unit: 'rank' },
    coHolderIncome: { value: ranks.COT.income, unit: 'rank' },
  },
  input: record({ participant, category: proofCategory }),
  decide: ({ participant, category }): Rank => ranks[participant][category],
  examples: [
    ['holder, identity', { participant: 'TIT', category: 'identity' }, '1'],
    ['holder, address', { participant: 'TIT', category: 'address' }, '2'],
    ['holder, income', { participant: 'TIT', category: 'income' }, '4'],
    ['co-holder, identity', { participant: 'COT', category: 'identity' }, '5'],
    ['co-holder, address', { participant: 'COT', category: 'address' }, '6'],
    ['co-holder, income', { participant: 'COT', category: 'income' }, '8'],
  ],
});
