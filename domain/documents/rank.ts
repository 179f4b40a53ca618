import { participant } from '@domain/kernel/words';
import { rule } from '@domain/kernel/rule';
import { record } from '@domain/kernel/shape';
import { proofCategory, ranks, type Rank } from './papers';

export const documentsRank = rule({
  id: 'documents.rank',
  requirements: ['PRF-02'],
  title: { fr: 'Rang d’un justificatif dans le dossier', en: 'The rank of a proof in the file' },
  says: {
    fr: 'Titulaire : identité 1, adresse 2, revenu 4. Co-titulaire : identité 5, adresse 6, revenu 8.',
    en: 'Holder: identity 1, address 2, income 4. Co-holder: identity 5, address 6, income 8.',
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
