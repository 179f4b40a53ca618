import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/summary';
import { dossierPageMessages } from './dossierPage';
import { offerConfirmationMessages } from './offerConfirmation';

const TITLE = 'Check your information before you sign';

/** What is signed is French. D-75 */
const IN_FRENCH = 'The documents that you sign are in French, and it is the French text that binds you and the bank.';

const client: Wording<typeof fr.summaryMessages.omc> = {
  title: {
    individual: TITLE,
    TIT: TITLE,
    COT: 'Second account holder: check your information',
  },
  intro: {
    individual: `You can change everything until you sign. ${IN_FRENCH}`,
    TIT: `You can still correct each part. The second account holder then reads the application. Neither of you is bound until you sign. ${IN_FRENCH}`,
    COT: `The first account holder has accepted the terms. Now read the application yourself. You will accept the terms and sign later, with the link that we will send you by email. ${IN_FRENCH}`,
  },
  jump: 'Go to the general terms',
  loading: 'Preparing the summary…',
  person: {
    individual: 'Your information',
    TIT: 'First account holder',
    COT: 'Second account holder',
  },
  situation: {
    individual: 'Your situation',
    TIT: 'The first account holder’s situation',
    COT: 'The second account holder’s situation',
  },
  mobileFixed: 'It identifies your application and can no longer be changed.',
  proofs: {
    title: 'Your documents',
    what: { identity: 'Identity', address: 'Address', income: 'Income' },
    change: {
      identity: 'Identity document',
      address: 'Proof of address',
      income: 'Proof of income',
    },
    validated: 'checked automatically',
    validatedTitle: 'Your documents, checked automatically',
    reviewed: 'checked by an adviser',
    none: 'Not provided',
    wallet: 'Identity received from a wallet',
  },
  agency: {
    title: 'Your branch',
    row: 'Branch',
    moreOf: ': see the details',
  },
  offer: {
    title: 'Your plan',
    accountFixed: 'The type of account can no longer be changed online. An adviser can open another one with you.',
    removed: 'Your address is outside metropolitan France. The young people’s offer (Offre Jeunes) no longer applies.',
  },
  change: 'Change',
  changeWhat: (what, who) => ` – ${what}${who === undefined ? '' : who === 'TIT' ? ' (first account holder)' : ' (second account holder)'}`,
  whole: {
    open: 'See everything and print',
    title: 'Summary of the information',
    print: 'Print',
    number: 'Application number',
    day: 'Date',
    kept: dossierPageMessages.omc.kept,
    close: 'Close',
    contractual: 'This document is not a contract',
  },
  changing: {
    card: {
      individual: 'Change the card',
      TIT: 'Change the first account holder’s card',
      COT: 'Change the second account holder’s card',
    },
    overdraft: offerConfirmationMessages.omc.overdraft.label,
    insurance: offerConfirmationMessages.omc.insurance.label,
    which: 'Which card?',
    withoutCard: 'No card',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    changed: total => `Your plan is up to date. Monthly total: ${total}.`,
  },
  terms: {
    label: 'I have read and accept the bank’s general terms (conditions générales de banque)',
    link: 'Read the bank’s general terms, in French',
    required: 'You must accept the general terms to continue.',
  },
  usOwed: {
    individual: 'Answer the question about your links with the United States.',
    TIT: 'Answer the question about the first account holder’s links with the United States.',
    COT: 'Answer the question about the second account holder’s links with the United States.',
    report: 'A question about the United States is not answered. Choose “Report an error” so that your adviser can add the answer.',
  },
  unseen: 'Some of your information is not shown. Load it before you continue.',
  submit: 'Accept and continue',
  submitting: 'Preparing the signature…',
  read: {
    submit: 'I have read the application',
    submitting: 'Saving…',
    corrections: {
      TIT: 'To correct something, go back to the first account holder’s summary. They will need to accept it again.',
      COT: 'You can correct your own information. The first account holder has accepted theirs and the plan, so these can only be corrected when they are signed in.',
    },
  },
  reduced: 'Only this person can see the details, when they are signed in.',
};

export const summaryMessages: Wording<typeof fr.summaryMessages> = byReader(client, client);
