import type { Wording } from '../byReader';
import type * as fr from '../fr/welcome';
import { inWords } from './weekday';

export const welcomeMessages: Wording<typeof fr.welcomeMessages> = {
  title: firstName => (firstName ? `Welcome, ${firstName}!` : 'Welcome!'),
  /** D-76 */
  account: {
    title: 'Your account is open',
    number: 'Account number',
    iban: 'Your IBAN, to receive your salary',
    holder: 'Give this name too, exactly as it is',
    copy: 'Copy the IBAN',
    share: 'Share the IBAN',
    copied: 'The IBAN is copied.',
    notCopied: 'Your browser did not allow the copy. Select the IBAN to copy it.',
  },
  pay: { title: 'What you pay' },
  next: {
    title: 'What happens next',
    card: {
      modes: {
        AGEN: { what: 'Your card, at your branch', text: 'We will let you know by SMS.' },
        STAN: { what: 'Your card, at your home', text: 'By post. The PIN comes separately.' },
        EXPR: { what: 'Your card, at your home', text: 'By express delivery. The PIN comes separately.' },
      },
      days: ({ minDays, maxDays }) =>
        minDays === maxDays ? `within ${maxDays} working days` : `within ${minDays} to ${maxDays} working days`,
      none: { what: 'No card', when: 'for now', text: 'You can ask for one in online banking.' },
    },
    area: {
      what: 'Online banking',
      when: 'now',
      text: 'Your signed documents and your bank details (RIB) are there. An email has the link too, and you will get your access code there by SMS.',
    },
    renounce: {
      what: 'Changing your mind',
      until: day => `until the end of ${day}`,
      during: days => `for ${days}\u00a0days`,
      text: 'At no cost and without giving a reason, with the link at the bottom of this page.',
    },
  },
  area: 'Go to online banking',
  receipt: {
    title: 'Your receipt',
    intro: 'The list of what you signed.',
    show: 'Show my receipt',
    making: 'Calculating the fingerprints…',
    ready: 'Your receipt is shown.',
    print: 'Print or save',
    number: 'Application number',
    date: 'Accepted on',
    at: (day, time) => `${inWords(day)} at ${time}`,
    face: 'Consent to the video given on',
    taxCertified: 'Tax residence certified on',
    deposits: 'Information on the deposit guarantee received on',
    name: 'Account holder',
    price: 'The price accepted',
    documents: 'Documents accepted',
    terms: 'General terms accepted',
    products: 'Product references',
    version: name => `version ${name}`,
    fingerprints: 'How to prove that your copy is the right one',
    fingerprint: 'SHA-256 fingerprint',
    proves:
      'A fingerprint is a code that we calculate from the document. It changes as soon as one character changes. If your copy has the same fingerprint, your copy is the right one.',
    failed: 'We could not calculate the fingerprints. Try again in a moment.',
  },
  withdrawal: {
    until: day => `You can change your mind until the end of ${day}, at no cost and without giving a reason.`,
    during: {
      concluded: days => `You can change your mind for ${days} calendar days after you sign, at no cost and without giving a reason.`,
      received: days =>
        `You can change your mind for ${days} calendar days after you sign, or after you receive the documents if that is later, at no cost and without giving a reason.`,
    },
  },
  opening: {
    title: firstName => (firstName ? `Hello ${firstName}` : 'Hello'),
    text: {
      COT: holder =>
        `${holder} has prepared an application for a joint account with you. The application has been read. What is left for you is to accept the terms and to sign. Here is the information about you.`,
      TIT: 'An adviser has prepared your application. Check the information about you before you continue.',
    },
    someone: 'The other holder',
    you: 'You',
    own: holder =>
      `Here you can change your situation, your occupation, your tax residence and your email address. The rest is part of what ${holder} has already signed. If something there is wrong, report it.`,
    offer: 'Your plan',
    next: minutes => `After this, you still have the video check, the documents to read and your signature: about ${minutes} minutes.`,
    prepared: (adviser, agency) =>
      `${adviser}, of the ${agency} branch, has prepared your application. Check the information about you before you continue.`,
    confirm: 'Accept the terms and continue',
    confirming: 'Saving your agreement…',
    wrong: 'Report an error',
    wrongText: 'We then correct the application with you. You do not sign anything until then.',
  },
};
