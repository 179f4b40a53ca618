import type { Wording } from '../byReader';
import type * as fr from '../fr/withdrawal';
import { inWords } from './weekday';

export const withdrawalMessages: Wording<typeof fr.withdrawalMessages> = {
  title: 'Withdraw from the contract',
  coming: [{ afterMs: 0, text: 'We are looking for your contract.' }],
  signIn: {
    text: 'To find your contract, sign in with your mobile number and the code that you receive by SMS. You then come back here.',
    go: 'Sign in',
  },
  intro: 'It costs nothing, and you do not have to give a reason. Check, then confirm.',
  name: 'Your name',
  contract: 'Contract',
  which: 'Which contract do you want to withdraw from?',
  until: { label: 'Last day', is: day => `until the end of ${day}` },
  email: { label: 'Email address', hint: 'We send the proof there.' },
  confirm: 'Confirm the withdrawal',
  sending: 'Sending your withdrawal…',
  failed: 'No answer confirms that your withdrawal has arrived. Confirm again, or write to us.',
  nothing: 'No contract has been concluded in your name: nothing binds you.',
  late: {
    since: day => `The withdrawal period ended on ${day}.`,
    unknown: 'The withdrawal period has ended.',
    instead: 'You can close the account at any time, at no cost.',
  },
  done: {
    title: 'Your withdrawal has been recorded',
    text: (day, time) => `Your withdrawal was recorded on ${inWords(day)} at ${time}. We send you the proof by email.`,
    reference: 'Reference',
    save: 'Save the proof',
    saving: 'Fetching the proof…',
    unsaved: 'We could not save the proof. Try again in a moment: it is also in your email.',
    file: 'Proof of withdrawal',
    another: 'Withdraw from another contract',
  },
  byMail: {
    title: 'Withdraw by email',
    delay: {
      concluded: days => `You have ${days} calendar days after you sign.`,
      received: days => `You have ${days} calendar days after you sign, or after you receive the documents if that is later.`,
    },
    how: 'A short message is enough, with your name, your application number and this sentence. In French, it says that you withdraw from your contract:',
    proof: 'Keep a copy of your message.',
  },
  problems: { contract: 'Choose a contract.', email: 'Enter an email address, for example name@example.com.' },
};
