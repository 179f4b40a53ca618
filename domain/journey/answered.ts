import { rule } from '@domain/kernel/rule';
import { boolean, recordWith } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';
import { taskId, type TaskId } from './steps';

interface Arrival {
  readonly taskId: TaskId;
  readonly fromWallet: boolean;
  readonly answered: boolean;
  readonly settled?: boolean | null | undefined;
  readonly papersFirst?: boolean | null | undefined;
}

/** Tasks whose pages the page of what was read may answer whole. */
const read = { oneOf: ['identityValidation', 'coHolderIdentityValidation', 'addressValidation', 'coHolderAddressValidation'] } as const;
const occupation = { oneOf: ['compInfos', 'coHolderCompInfos'] } as const;
const proof = {
  oneOf: [
    'identityDocUpload',
    'coHolderIdentityDocUpload',
    'addressDocUpload',
    'coHolderAddressDocUpload',
    'incomeDocUpload',
    'coHolderIncomeDocUpload',
  ],
} as const;
const no = { noneOf: [true] } as const;

const rows: readonly Row<Arrival, 'passed' | 'shown'>[] = [
  {
    when: { taskId: read, fromWallet: true, answered: true },
    then: 'passed',
    because: 'XTR-38: the person saw these answers when the wallet gave them',
  },
  {
    when: { taskId: read, fromWallet: false, answered: true, papersFirst: true },
    then: 'passed',
    because: 'D-125: the person saved these answers before the bank’s task came',
  },
  {
    when: { taskId: read, fromWallet: false, answered: true, papersFirst: no },
    then: 'shown',
    because: 'D-08: the person confirms what a document says',
  },
  { when: { taskId: read, answered: false }, then: 'shown', because: 'XTR-38: an answer is left' },
  { when: { taskId: occupation, answered: true, papersFirst: true }, then: 'passed', because: 'D-125: the answers are saved' },
  { when: { taskId: occupation, answered: false, papersFirst: true }, then: 'shown', because: 'D-125: an answer is left' },
  { when: { taskId: occupation, papersFirst: no }, then: 'shown', because: 'STP-15: a wallet answers no other task' },
  { when: { taskId: proof, settled: true, papersFirst: true }, then: 'passed', because: 'D-125: the paper was given ahead and is settled' },
  { when: { taskId: proof, settled: no, papersFirst: true }, then: 'shown', because: 'D-125: a paper is missing, or not settled' },
  { when: { taskId: proof, papersFirst: no }, then: 'shown', because: 'STP-15: a paper is given at its own task' },
  { when: { taskId: { noneOf: [read, occupation, proof] } }, then: 'shown', because: 'STP-15: nothing answers another task ahead' },
];

const identity = { taskId: 'identityValidation', fromWallet: true, answered: true } as const;
const ahead = { fromWallet: false, answered: false, settled: true, papersFirst: true } as const;

export const journeyAnswered = rule({
  id: 'journey.answered',
  requirements: ['XTR-38', 'STP-15', 'D-63', 'D-125'],
  title: { fr: 'Tâche déjà remplie', en: 'A task that is already answered' },
  says: {
    fr: 'Les pages de l’identité et de l’adresse ne sont passées que si l’identité vient d’un portefeuille ou que les justificatifs passent d’abord, et que si chaque réponse exigée est connue. Là où les justificatifs passent d’abord, la profession est passée si ses réponses sont enregistrées, et un justificatif seulement s’il est réglé. Toute autre tâche est montrée.',
    en: 'The pages of the identity and of the address are passed only if the identity came from a wallet or papers come first, and only if each required answer is known. Where papers come first, the occupation is passed if its answers are saved, and a proof only if it is settled. Every other task is shown.',
  },
  clauses: [
    ['only if the identity came from a wallet', 'the identity, from a wallet', 'the identity, from a document'],
    ['or papers come first', 'the identity, from a document given ahead', 'the identity, from a document'],
    ['only if each required answer is known', 'the identity, from a wallet', 'the identity, with an answer left'],
    ['a proof only if it is settled', 'a proof given ahead and settled', 'a proof given ahead, still read'],
  ],
  input: recordWith({ taskId, fromWallet: boolean, answered: boolean }, { settled: boolean, papersFirst: boolean }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the identity, from a wallet', identity, 'passed'],
    ['the identity, from a document', { ...identity, fromWallet: false }, 'shown'],
    ['the identity, with an answer left', { ...identity, answered: false }, 'shown'],
    ['the co-holder’s identity', { ...identity, taskId: 'coHolderIdentityValidation' }, 'passed'],
    ['the address', { ...identity, taskId: 'addressValidation' }, 'passed'],
    ['the co-holder’s address', { ...identity, taskId: 'coHolderAddressValidation' }, 'passed'],
    ['the proof of the address, just before', { ...identity, taskId: 'addressDocUpload' }, 'shown'],
    ['the occupation, whose answers a wallet does not give', { ...identity, taskId: 'compInfos' }, 'shown'],
    ['the identity, from a document given ahead', { ...identity, fromWallet: false, papersFirst: true }, 'passed'],
    ['a proof given ahead and settled', { taskId: 'addressDocUpload', ...ahead }, 'passed'],
    ['a proof given ahead, still read', { taskId: 'addressDocUpload', ...ahead, settled: false }, 'shown'],
    ['the occupation, saved', { taskId: 'compInfos', ...ahead, answered: true }, 'passed'],
    ['the occupation, with an answer left', { taskId: 'compInfos', ...ahead }, 'shown'],
    ['the agency', { taskId: 'structureChoice', ...ahead, answered: true }, 'shown'],
  ],
});
