import { rule } from '@domain/kernel/rule';
import { boolean, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';
import { taskId, type TaskId } from './steps';

interface Arrival {
  readonly taskId: TaskId;
  readonly fromWallet: boolean;
  readonly answered: boolean;
}

/** Tasks of pages that an identity from a wallet, with what is asked beside it, may answer whole. */
const answerable = {
  oneOf: ['identityValidation', 'coHolderIdentityValidation', 'addressValidation', 'coHolderAddressValidation'],
} as const;

const rows: readonly Row<Arrival, 'passed' | 'shown'>[] = [
  {
    when: { taskId: answerable, fromWallet: true, answered: true },
    then: 'passed',
    because: 'XTR-38: the person saw these answers when the wallet gave them',
  },
  { when: { taskId: answerable, fromWallet: true, answered: false }, then: 'shown', because: 'XTR-38: an answer is left' },
  { when: { taskId: answerable, fromWallet: false }, then: 'shown', because: 'D-08: the person confirms what a document says' },
  { when: { taskId: { noneOf: [answerable] } }, then: 'shown', because: 'STP-15: a wallet answers no other task' },
];

const identity = { taskId: 'identityValidation', fromWallet: true, answered: true } as const;

export const journeyAnswered = rule({
  id: 'journey.answered',
  requirements: ['XTR-38', 'STP-15', 'D-63'],
  title: { fr: 'Tâche déjà remplie par un portefeuille', en: 'A task that a wallet has answered' },
  says: {
    fr: 'Les pages de l’identité et de l’adresse ne sont passées que si l’identité vient d’un portefeuille, et que si chaque réponse exigée est connue ; toute autre tâche est montrée.',
    en: 'The pages of the identity and of the address are passed only if the identity came from a wallet, and only if each required answer is known; every other task is shown.',
  },
  clauses: [
    ['only if the identity came from a wallet', 'the identity, from a wallet', 'the identity, from a document'],
    ['only if each required answer is known', 'the identity, from a wallet', 'the identity, with an answer left'],
  ],
  input: record({ taskId, fromWallet: boolean, answered: boolean }),
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
  ],
});
