import { ADULT_FROM } from '@domain/eligibility/adult';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/errors';
import { identifyByMobile } from './identify';

const client: Wording<typeof fr.errorsMessages.omc> = {
  pages: {
    generic: {
      title: 'This page is not available at the moment',
      text: 'Either the bank is not answering as it should, or a network between you and the bank (a company proxy, Wi-Fi) is blocking this page. What you have already sent is kept.',
      next: 'Try again in a few minutes, then on mobile data if it happens again.',
    },
    AUTHENTICATION: {
      title: 'We could not identify you',
      text: 'A technical error happened while we were identifying you.',
      next: 'Carry on with your application: we will send you a new code. If this page comes back, open the link from your email in your usual browser, for example Safari or Chrome.',
    },
    blocked: {
      title: 'Your application is blocked',
      text: 'It cannot continue online for now.',
      next: 'Contact an adviser, who will tell you how to unblock it.',
    },
    rejected: {
      title: 'We cannot open this account online',
      text: 'We have looked at your application and cannot accept it here.',
      next: 'Book an appointment at a branch. An adviser will look at your situation with you.',
    },
    finalized: {
      title: 'Your application is complete',
      text: 'You have nothing more to fill in.',
      next: 'You can find your account in online banking.',
    },
    purged: {
      title: 'The time limit for your application has passed',
      text: 'The application and its documents have been deleted.',
      next: 'Contact an adviser, or start a new application.',
    },
    excluded: {
      title: 'We cannot take your application further',
      text: 'In your situation, you cannot open an account online.',
      next: 'An adviser can look at your application at a branch.',
    },
    'identical-holders': {
      title: 'The first account holder and the second account holder are the same person',
      text: 'The two holders of a joint account must be two different people.',
      next: 'Go back to your application and enter the other person’s details.',
    },
    'too-young': {
      title: `This offer is for people aged ${ADULT_FROM} or over`,
      text: `You must be ${ADULT_FROM} to open an account online.`,
      next: 'For someone under this age, an adviser can present suitable accounts.',
    },
    'excluded-department': {
      title: 'We do not open accounts online in your part of France',
      text: 'Another part of the bank covers the place where you live.',
      next: 'Book an appointment. An adviser will direct you to the right branch.',
    },
  },
  also: '',
  acts: {
    again: 'Try again',
    main: 'Go back to my application',
    identify: identifyByMobile,
    newRequest: 'Start a new application',
    appointment: 'Book an appointment',
    customerArea: 'Go to online banking',
  },
};

/** ERR-03, ERR-06 */
export const errorsMessages: Wording<typeof fr.errorsMessages> = byReader(client, client);
