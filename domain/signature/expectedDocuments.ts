import { rule } from '@domain/kernel/rule';
import { boolean, record, type Of } from '@domain/kernel/shape';
import { participant } from '@domain/kernel/words';
import { cardOfParticipant } from '@domain/offer/cardOfParticipant';
import { catalogue, selection } from '@domain/offer/contracts';
import { documentsOf, type ContractDocumentType } from './contractDocuments';

const input = record({ selection, participant, shares: boolean });

const expectedOf = ({ selection: chosen, participant: who, shares }: Of<typeof input>): readonly ContractDocumentType[] => {
  const takes = (type: 'OVERDRAFT' | 'INSURANCE'): boolean => chosen.some(each => each.type === type && each.participants.includes(who));
  const card = cardOfParticipant(chosen, who);
  return [
    ...documentsOf.account,
    ...(card === undefined || card === catalogue.NONE ? [] : documentsOf.card),
    ...(takes('OVERDRAFT') ? documentsOf.overdraft : []),
    ...(takes('INSURANCE') ? documentsOf.insurance : []),
    ...(shares ? documentsOf.shares : []),
  ];
};

const both = ['TIT', 'COT'] as const;
const account = { catalogNumber: catalogue.CHECKING_ACCOUNT, type: 'CHECKING_ACCOUNT', participants: both } as const;
const overdraft = { catalogNumber: catalogue.OVERDRAFT_PLUS_26, type: 'OVERDRAFT', participants: both } as const;
const insurance = { catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants: ['TIT'] } as const;
const card = { catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: ['TIT'] } as const;
const none = { catalogNumber: catalogue.NONE, type: 'CARDS', participants: ['COT'] } as const;
const six: readonly ContractDocumentType[] = [
  'feeInformation',
  'depositGuarantee',
  'distanceInformation',
  'accountTerms',
  'signatureTerms',
  'taxCertification',
];
const TIT = { participant: 'TIT', shares: false } as const;
const COT = { participant: 'COT', shares: false } as const;

export const contractDocumentsExpected = rule({
  id: 'contractDocuments.expected',
  requirements: ['SGN-01', 'D-124'],
  title: { fr: 'Les documents attendus de la banque', en: 'The documents expected of the bank' },
  says: {
    fr: 'Chaque titulaire reçoit les documents du compte, de la signature et de la fiscalité, et ceux de sa carte, du découvert, de son assurance et de ses parts sociales.',
    en: 'Each holder receives the documents of the account, the signature and the tax certification, and those of their card, the overdraft, their insurance and their shares.',
  },
  input,
  decide: expectedOf,
  examples: [
    ['an account, nothing else', { ...TIT, selection: [account] }, six],
    ['with a card', { ...TIT, selection: [account, card] }, [...six, 'cardTerms']],
    ['a co-holder with a card of their own', { ...COT, selection: [account, { ...card, participants: ['COT'] }] }, [...six, 'cardTerms']],
    ['a co-holder without a card', { ...COT, selection: [account, card, none] }, six],
    ['a holder with insurance', { ...TIT, selection: [account, insurance] }, [...six, 'insuranceNotice', 'insuranceIpid']],
    ['the co-holder of that file', { ...COT, selection: [account, insurance] }, six],
    ['with an overdraft', { ...COT, selection: [account, overdraft] }, [...six, 'overdraftInformation', 'overdraftTerms']],
    ['with shares', { ...TIT, shares: true, selection: [account] }, [...six, 'sharesNotice', 'sharesSubscription']],
  ],
});
