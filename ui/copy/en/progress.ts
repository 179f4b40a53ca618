import type { StepName } from '@domain/journey/steps';
import type { Wording } from '../byReader';
import type * as fr from '../fr/progress';

/** In few letters: half the lines of a joint account’s list are theirs. */
const coHolder = (name: string): string => `Second account holder’s ${name}`;

const names: Readonly<Record<StepName, string>> = {
  home: 'Home',
  accountType: 'Type of account',
  age: 'Age',
  offer: 'Card',
  coHolderOffer: coHolder('card'),
  options: 'Options',
  insurance: 'Insurance',
  offerConfirmation: 'Confirmation',
  information: 'Contact details',
  coHolderInformation: coHolder('contact details'),
  identityDocUpload: 'Identity document',
  coHolderIdentityDocUpload: coHolder('identity document'),
  identityValidation: 'Identity',
  coHolderIdentityValidation: coHolder('identity'),
  addressDocUpload: 'Proof of address',
  coHolderAddressDocUpload: coHolder('proof of address'),
  addressValidation: 'Address',
  coHolderAddressValidation: coHolder('address'),
  incomeDocUpload: 'Proof of income',
  coHolderIncomeDocUpload: coHolder('proof of income'),
  compInfos: 'Situation and tax',
  coHolderCompInfos: coHolder('situation and tax'),
  structureChoice: 'Branch',
  deliveryChoice: 'Delivery of the card',
  duplicateSearch: 'Check',
  duplicateConfirmation: 'Check',
  middleControl: 'Check of the application',
  summary: 'Summary',
  coHolderSummary: coHolder('summary'),
  signature: 'Video and signature',
  signatureSuccess: 'Signed',
  coHolderSignature: 'Video and signature',
  accountCreation: 'Creating the account',
  welcome: 'Welcome',
};

export const progressMessages: Wording<typeof fr.progressMessages> = {
  names,
  /** 'Proof of address, 3 of 9 · about 12 min left' */
  text: (step, { rank, count, minutes }) => {
    if (rank === null) return names[step];
    const named = count > 1 ? `${names[step]}, ${rank}\u00a0of\u00a0${count}` : names[step];
    return minutes > 0 && step !== 'accountType' ? `${named}\u00a0· about ${minutes}\u00a0min left` : named;
  },
  corrected: step => `Correction: ${names[step]}`,
};
