import type { PageName, StepName } from '@domain/journey/steps';
import type { Wording } from '../byReader';
import type * as fr from '../fr/progress';

const coHolder = (name: string): string => `${name} of the joint account holder`;

const names: Readonly<Record<StepName, string>> = {
  home: 'Home',
  accountType: 'Type of account',
  age: 'Age',
  offer: 'Card',
  coHolderOffer: coHolder('Card'),
  options: 'Options',
  insurance: 'Insurance',
  offerConfirmation: 'Confirmation',
  information: 'Contact details',
  coHolderInformation: coHolder('Contact details'),
  identityDocUpload: 'Identity document',
  coHolderIdentityDocUpload: coHolder('Identity document'),
  identityValidation: 'Identity',
  coHolderIdentityValidation: coHolder('Identity'),
  addressDocUpload: 'Proof of address',
  coHolderAddressDocUpload: 'Proof of the joint account holder’s address',
  addressValidation: 'Address',
  coHolderAddressValidation: coHolder('Address'),
  incomeDocUpload: 'Proof of income',
  coHolderIncomeDocUpload: 'Proof of the joint account holder’s income',
  compInfos: 'Situation and tax',
  coHolderCompInfos: coHolder('Situation and tax'),
  structureChoice: 'Branch',
  deliveryChoice: 'Delivery of the card',
  duplicateSearch: 'Check',
  duplicateConfirmation: 'Check',
  middleControl: 'Check of the application',
  summary: 'Summary',
  coHolderSummary: coHolder('Summary'),
  signature: 'Video and signature',
  signatureSuccess: 'Signed',
  coHolderSignature: 'Video and signature',
  accountCreation: 'Creating the account',
  welcome: 'Welcome',
};

const pages: Partial<Readonly<Record<PageName, string>>> = {
  PreLivenessPage: 'Video check',
  PreContractDocPage: 'Reading the documents',
  DocuSignPage: 'Signature',
};

export const progressMessages: Wording<typeof fr.progressMessages> = {
  names,
  /** 'Proof of address, 3 of 9 · about 12 min left' */
  text: (step, { rank, count, minutes }) => {
    if (rank === null) return names[step];
    const named = count > 1 ? `${names[step]}, ${rank}\u00a0of\u00a0${count}` : names[step];
    return minutes > 0 ? `${named}\u00a0· about ${minutes}\u00a0min left` : named;
  },
  corrected: step => `Correction: ${names[step]}`,
  line: ({ step, page }) => (page && pages[page]) ?? names[step],
};
