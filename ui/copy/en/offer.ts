import { LIMIT_DAYS } from '@domain/offer/fixed';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/offer';

const coHolderTitle = 'Choose the second account holder’s card';

const client: Wording<typeof fr.offerMessages.omc> = {
  /** OFR-02 */
  title: {
    individual: { TIT: 'Choose your card', COT: coHolderTitle },
    joint: { TIT: 'Choose the first account holder’s card', COT: coHolderTitle },
  },
  intro: `Payments leave the account at once. Limits apply over ${LIMIT_DAYS} days.`,
  loading: 'We are preparing the plan…',
  failed: 'We could not show the plan.',
  again: 'Try again',
  empty: 'We cannot offer any card online for now. An adviser can present some.',
  appointment: 'Book an appointment',
  table: 'Compare cards',
  list: 'The cards',
  /** D-12 */
  shares: (times, each) =>
    `When the account opens, ${times > 1 ? 'each holder also pays' : 'you also pay'} ${each} for membership shares (parts sociales), once only.`,
  sharesRisk: 'Membership shares (parts sociales) are not a deposit: they are not guaranteed, and the bank may defer their repayment.',
  allPrices: 'All prices (fee information document, DIT)',
  tabs: 'Details of the cards',
  monthlyPrice: 'Monthly price',
  perMonth: 'a month',
  reference: catalogNumber => `Reference ${catalogNumber}`,
  yourChoice: 'Current choice',
  chosen: 'Card chosen',
  choose: 'Choose',
  chooseWhich: card => ` the ${card} card`,
  yes: 'Yes',
  no: 'No',
  blank: '–',
  alike: cards => (cards === 1 ? 'Included with the card' : `Included with all ${cards} cards`),
  factIs: (fact, value) => `${fact}: ${value}`,
  groups: {
    services: 'Services',
    limits: `Limits over ${LIMIT_DAYS} days`,
    insurances: 'Insurance',
    free: 'Free services',
    notice: 'Good to know',
  },
  facts: {
    immediateDebit: 'Immediate debit',
    mobilePayment: 'Mobile payment',
    virtualCard: 'Virtual card',
    payment: 'Payments',
    internet: 'Online payments',
    withdrawal: 'Cash withdrawals',
    trip: 'Travel',
    loss: 'Loss and theft',
    onlineShopping: 'Online shopping',
    thirdPartyLiability: 'Third-party liability',
    medicalAssistance: 'Medical assistance',
    medicalExpenses: 'Medical expenses',
    budgetManagement: 'Budget management',
    cashback: 'Cashback',
    notice: 'This card',
  },
  notes: {
    title: 'Notes',
    marker: number => `note ${number}`,
    back: number => `Go back to where note ${number} is mentioned`,
    price:
      'We take the price of the card from the account every month. The card can be cancelled in writing at any time, with one month’s notice.',
    limits: `We calculate the limits over a rolling period of ${LIMIT_DAYS} days.`,
    insurances:
      'The insurance notice says what is covered, the limits and what is not covered. It comes with the documents to read before signing.',
  },
  withoutCard: {
    link: 'Continue without a card',
    title: 'Continue without a card for the second account holder?',
    text: 'The second account holder can still use the account, without a card in their name.',
    go: 'Continue',
    choose: 'Choose',
  },
};

export const offerMessages: Wording<typeof fr.offerMessages> = byReader(client, client);
