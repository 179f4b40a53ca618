import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/offerConfirmation';
import { moneyMessages } from './money';
import { promotionMessages } from './promotion';

const during = (months: number | undefined): string => (months === undefined ? 'during the offer' : `for ${months} months`);

const client: Wording<typeof fr.offerConfirmationMessages.omc> = {
  title: 'Check and confirm your plan',
  /** What is signed is French. D-75 */
  intro:
    'You can still change everything. Nothing is binding until you sign. The documents that you sign are in French, and it is the French text that binds you and the bank.',
  loading: 'We are preparing the summary of your plan…',
  failed: 'We could not show the price of your plan. We have kept your choices.',
  again: 'Try again',
  account: {
    title: 'Your account',
    label: 'Current account',
    kind: { individual: 'Account in one name', joint: 'Joint account' },
  },
  overdraft: {
    label: 'Overdraft',
    amount: moneyMessages.amount,
    none: 'None',
  },
  documents: { label: 'Documents', accepted: 'In digital form' },
  holder: {
    alone: 'Your card and your insurance',
    TIT: 'First account holder',
    COT: 'Second account holder',
  },
  card: { label: 'Card', none: 'No card' },
  insurance: {
    label: 'Loss and theft insurance',
    none: 'No insurance',
  },
  payment: {
    title: 'What you pay',
    shares: 'Membership shares (parts sociales A)',
    sharesOnce: each => `${moneyMessages.price(each)}, once only`,
    sharesTimes: (times, each) =>
      `${moneyMessages.price(times * each)}, which is ${times} × ${moneyMessages.price(each)}: once for each holder`,
    sharesWhy:
      'With these shares, you become a member of the bank. They are not a deposit. They are not guaranteed, and the bank may defer their repayment.',
    total: 'Monthly total',
    monthly: ({ promoted, afterwards, months }, promotion) =>
      promoted === afterwards
        ? moneyMessages.perMonth(afterwards)
        : `${moneyMessages.perMonth(promoted)} ${during(months)}, then ${moneyMessages.perMonth(afterwards)}${promotionMessages.until(promotion)}`,
  },
  change: 'Change',
  changeWhat: {
    account: ' the type of account',
    age: ' the age group',
    overdraft: ' the overdraft',
    documents: ' the documents',
    card: { TIT: ' the first account holder’s card', COT: ' the second account holder’s card' },
    insurance: ' the insurance',
  },
  confirm: 'Confirm my plan',
};

export const offerConfirmationMessages: Wording<typeof fr.offerConfirmationMessages> = byReader(client, client);
