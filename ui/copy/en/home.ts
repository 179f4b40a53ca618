import { MOBILE_STARTS } from '@domain/field/mobile';
import { freshness } from '@domain/proofs/papers';
import { ADULT_FROM, YOUNG_UNTIL } from '@domain/eligibility/adult';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/home';
import { acceptedPapersMessages } from './acceptedPapers';
import { ageOf } from './ages';

const client: Wording<typeof fr.homeMessages.omc> = {
  step: 'Home',
  /** Product heading, shorter on a phone. BRD-02 */
  heading: { mobile: 'Open your account online', desktop: 'Open your bank account without leaving home' },
  lead: 'An account, a card, and an adviser if you want one.',
  start: 'Open my account',
  underWay: 'Already started an application?',
  minutes: minutes => `About ${minutes} minutes`,
  minute: minutes => `·\u00a0${minutes}\u00a0min`,
  papersCount: papers => `${papers} documents`,
  free: 'No commitment until you sign',
  way: {
    title: 'Your application in three steps',
    stages: {
      offer: { title: 'You choose your plan', text: 'The account, the card and the options' },
      file: { title: 'You complete your application', text: 'Documents and a few questions' },
      signature: { title: 'You sign online', text: 'A video, then a code by SMS' },
    },
  },
  papers: {
    title: 'What to get ready before you start',
    conditions: `A clear photo of each document is enough. To open an account here, you must be ${ADULT_FROM} or over, be resident in France for tax, and have a French mobile number that starts with ${MOBILE_STARTS.join(' or ')}. Without such a number, an adviser opens the account with you at a branch. Are you under guardianship, curatorship or a family mandate? An adviser opens the account with the person who protects you.`,
    what: {
      identity: { title: 'An identity document', text: acceptedPapersMessages.accepted },
      address: {
        title: 'A proof of address',
        text: () => `An energy, internet or phone bill. It must be less than ${ageOf(freshness.address)} old and in your name.`,
      },
      income: {
        title: 'A proof of income',
        text: () => `A payslip less than ${ageOf(freshness.payslip)} old, or your latest tax notice.`,
      },
    },
  },
  /** Prices and promotions of today, from the forecast cart, the rules and the configured dates. XTR-17 */
  price: {
    title: { promotion: 'The current offer', plain: 'The price of the card' },
    afterwards: (price, card) => `then ${price} a month, with the ${card} card.`,
    from: price => `${price} a month`,
    plain: card => `with the ${card} card.`,
    young: (months, price) =>
      `Are you ${ADULT_FROM} to ${YOUNG_UNTIL}? The card is free for ${months}\u00a0months. It then costs ${price} up to age ${YOUNG_UNTIL}.`,
    /** D-12 */
    shares: each =>
      `When the account opens, you also pay ${each} for membership shares (parts sociales). They make you a member of the bank.`,
    conditions: 'Dates and conditions',
    loading: 'We are looking for the current offer…',
    missing: 'The price depends on your age. You see it after two questions.',
  },
  cards: {
    title: 'Three cards for one account',
    forAll: months => `Each card costs €0 for ${months}\u00a0months. The price after that is shown below.`,
    each: (firstly, price) => `${firstly}, then ${price} a month`,
  },
  more: {
    title: 'Good to know',
    stop: {
      title: 'What if I stop part of the way through?',
      text: 'Once your mobile number is confirmed, we keep your application. You can carry on with this number, on any device.',
    },
  },
  end: { title: 'Do you have everything to hand?', text: 'Nothing is binding until you sign, at the very end.' },
};

export const homeMessages: Wording<typeof fr.homeMessages> = byReader(client, client);
