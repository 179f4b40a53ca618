import type { Participant } from '@domain/kernel/words';
import { NamedError } from '@domain/kernel/namedError';
import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { ranks, type ProofCategory } from './papers';

/** The person and category of a proof. */
export interface RankedProof {
  readonly participant: Participant;
  readonly category: ProofCategory;
}

const everyProof: readonly RankedProof[] = (['TIT', 'COT'] as const).flatMap(participant =>
  (['identity', 'address', 'income'] as const).map(category => ({ participant, category })),
);

export const documentsOfRank = rule({
  id: 'documents.ofRank',
  requirements: ['PRF-02'],
  title: { fr: 'À qui et à quoi répond un rang', en: 'Whose proof, and of what, a rank is' },
  says: {
    fr: 'Un rang désigne une personne et une sorte de justificatif ; tout rang qui n’est celui d’aucun justificatif est une erreur.',
    en: 'A rank names one person and one kind of proof; a rank of no proof is an error.',
  },
  input: record({ rank: text }),
  known: { rank: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  decide: ({ rank }): RankedProof => {
    const proof = everyProof.find(({ participant, category }) => ranks[participant][category] === rank);
    if (proof === undefined) throw new NamedError('UNKNOWN_RANK', rank);
    return proof;
  },
  examples: [
    ['1', { rank: '1' }, { participant: 'TIT', category: 'identity' }],
    ['2', { rank: '2' }, { participant: 'TIT', category: 'address' }],
    ['4', { rank: '4' }, { participant: 'TIT', category: 'income' }],
    ['5', { rank: '5' }, { participant: 'COT', category: 'identity' }],
    ['6', { rank: '6' }, { participant: 'COT', category: 'address' }],
    ['8', { rank: '8' }, { participant: 'COT', category: 'income' }],
  ],
  refusals: [
    ['3, between two ranks', { rank: '3' }, 'UNKNOWN_RANK'],
    ['7, between two ranks', { rank: '7' }, 'UNKNOWN_RANK'],
    ['0, before the first', { rank: '0' }, 'UNKNOWN_RANK'],
    ['9, after the last', { rank: '9' }, 'UNKNOWN_RANK'],
    ['a rank with a zero before it', { rank: '01' }, 'UNKNOWN_RANK'],
  ],
});
