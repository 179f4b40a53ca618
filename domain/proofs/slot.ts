import { documentsRank } from './rank';
import type { Side } from './scans';
import { paperNamed, papers, type PaperName, type ProofCategory, type Rank } from './papers';
import type { Participant } from '@domain/kernel/words';

/** The proof that a task needs. `rank`: its slot on the file. */
export interface ProofSlot {
  readonly participant: Participant;
  readonly category: ProofCategory;
  readonly rank: Rank;
}

const slot = (participant: Participant, category: ProofCategory): ProofSlot => ({
  participant,
  category,
  rank: documentsRank.decide({ participant, category }),
});

const slots = {
  identityDocUpload: slot('TIT', 'identity'),
  coHolderIdentityDocUpload: slot('COT', 'identity'),
  addressDocUpload: slot('TIT', 'address'),
  coHolderAddressDocUpload: slot('COT', 'address'),
  incomeDocUpload: slot('TIT', 'income'),
  coHolderIncomeDocUpload: slot('COT', 'income'),
} as const;
const asks = (step: string): step is keyof typeof slots => Object.hasOwn(slots, step);

/** The proof of a step; undefined where the step needs none. PRF-02, JNT-01 */
export const slotOf = (step: string): ProofSlot | undefined => (asks(step) ? slots[step] : undefined);

const isPaper = (name: string): name is PaperName => Object.hasOwn(papers, name);

/** Accepted documents of a category, in display order. PRF-01 */
export const papersFor = (category: ProofCategory): readonly PaperName[] =>
  Object.keys(papers)
    .filter(isPaper)
    .filter(name => papers[name].proves === category);

/** The document of a code; undefined for an unknown code. */
export const paperOfCode = (code: string): PaperName | undefined =>
  Object.keys(papers)
    .filter(isPaper)
    .find(name => papers[name].code === code);

/** An ID card has two sides, captured one by one; any other document is a file of pages. PRF-04, D-54 */
export const sidesOf = (paper: PaperName): readonly [Side, ...Side[]] => (paperNamed(paper).sided ? ['FRONT', 'BACK'] : ['SINGLE']);
