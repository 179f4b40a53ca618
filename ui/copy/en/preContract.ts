import type { Wording } from '../byReader';
import type * as fr from '../fr/preContract';
import type { ContractDocumentType } from '@domain/signature/contractDocuments';
import { LIMIT_DAYS } from '@domain/offer/fixed';
import { moneyMessages } from './money';
import { weightMessages } from './weight';

/** What the known kinds of documents are, by the first words of their French names. */
const kinds: readonly (readonly [start: string, kind: string])[] = [
  ['Informations précontractuelles', 'pre-contract information'],
  ['Document d’information tarifaire', 'fee information document'],
  ['Informations générales sur la protection des dépôts', 'information on the protection of deposits'],
  ['Informations sur le découvert', 'overdraft information'],
  ['Document d’information sur le produit d’assurance', 'insurance product information document'],
  ['Convention de compte', 'account agreement'],
  ['Convention de découvert', 'overdraft agreement'],
  ['Attestation de résidence fiscale', 'certification of tax residence'],
  ['Notice des parts sociales', 'notice of the cooperative shares'],
  ['Souscription de parts sociales', 'subscription of cooperative shares'],
  ['Contrat de carte', 'card agreement'],
  ['Conditions de la signature électronique', 'electronic signature terms'],
  ['Notice de l’assurance', 'insurance notice'],
];

const typeNames: Readonly<Record<ContractDocumentType, string>> = {
  feeInformation: 'the fee information document',
  depositGuarantee: 'the information on the deposit guarantee',
  distanceInformation: 'the pre-contract information',
  accountTerms: 'the account agreement',
  signatureTerms: 'the electronic signature terms',
  taxCertification: 'the certification of tax residence',
  cardTerms: 'the card agreement',
  overdraftInformation: 'the overdraft information',
  overdraftTerms: 'the overdraft agreement',
  insuranceNotice: 'the insurance notice',
  insuranceIpid: 'the insurance product information document',
  sharesNotice: 'the notice of the cooperative shares',
  sharesSubscription: 'the subscription of the cooperative shares',
};

export const preContractMessages: Wording<typeof fr.preContractMessages> = {
  title: 'Read your documents before you sign',
  verified: 'Your identity is verified.',
  /** What is signed is French. D-75 */
  required:
    'To continue, download and read these pre-contract documents. They are in French, like the contract that you will sign. It is the French text that binds you and the bank.',
  what: '“Pre-contract” means “before the contract”. These documents say what you buy, at what price and how you can change your mind.',
  list: 'Pre-contract documents',
  facts: (bytes, pages) => `PDF, ${weightMessages.rounded(bytes)}, ${pages > 1 ? `${pages} pages` : '1 page'}`,
  gloss: label => kinds.find(([start]) => label.startsWith(start))?.[1] ?? '',
  open: 'Read',
  openAll: count => `Read the ${count} documents`,
  oneByOne: 'You can also read or download each document.',
  all: count => (count > 1 ? `Your ${count} documents` : 'Your document'),
  pdf: 'See the PDF',
  noTab: 'This browser opens no tab. Download the PDF from the list of documents.',
  picture: 'This document is an image. Download it to read it in a larger size.',
  toEnd: 'Go to the end',
  end: 'End of the document',
  essentials: {
    title: 'The key facts',
    limits: {
      individual: `Limits over ${LIMIT_DAYS} days`,
      TIT: `First account holder’s limits over ${LIMIT_DAYS} days`,
      COT: `Second account holder’s limits over ${LIMIT_DAYS} days`,
    },
    limitsAre: (payment, withdrawal) =>
      `${moneyMessages.amount(payment)} for payments, ${moneyMessages.amount(withdrawal)} for cash withdrawals`,
    withdrawal: 'Changing your mind',
    withdrawalIs: {
      concluded: days => `For ${days} days after you sign, free of charge and without giving a reason`,
      received: days =>
        `For ${days} days after you sign, or after you receive the documents if that is later, free of charge and without giving a reason`,
    },
  },
  receivingNext: 'The next document is coming…',
  save: 'Download',
  receiving: 'Receiving…',
  depositReceipt: 'I have received the information on the deposit guarantee',
  received: 'Read',
  start: {
    label: days =>
      `I agree that my account opens without waiting for the end of the ${days} days in which I can change my mind. If I withdraw, I pay only for what has already been used.`,
    without: 'Optional: without your agreement, the bank may wait for the end of that period to open the account.',
    missing: 'Tick this box to continue to the signature.',
  },
  missing: label => `Read “${label}” to the end, or download it.`,
  lacking: (types, phone) =>
    `${types.length > 1 ? `${types.length} documents are` : 'A document is'} missing: ${types.map(type => typeNames[type]).join(', ')}. We have reported it. Come back later, or call an adviser on ${phone}.`,
  count: (read, total) => `${read} of ${total} documents read`,
  haveRead: 'I have opened and read it',
  undrawn: 'We could not show this document here. Download it, or open this page in another browser.',
  close: 'Close',
  none: 'You have no documents to read before you sign.',
  loading: [
    { afterMs: 0, text: 'We are preparing your documents.' },
    { afterMs: 10_000, text: 'One more moment. We are making the documents out in your name.' },
    { afterMs: 30_000, text: 'This is taking longer than expected. You can wait, or come back later.' },
  ],
  keep: {
    title: 'How can I keep them?',
    text: 'Save these documents or print them. You will also find them in online banking.',
  },
  otherForms: {
    title: 'Receive these documents in large print, in braille or as audio',
    phone: number => `Call us on ${number}, or book an appointment.`,
  },
  next: 'Continue to the signature',
};
