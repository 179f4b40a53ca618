import { RIGHT_TO_ACCOUNT_PHONE } from '@domain/errors/refusalRights';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/refusal';
import { shellMessages } from './shell';
import { inWords } from './weekday';

const client: Wording<typeof fr.refusalMessages.omc> = {
  title: 'Your rights',
  elsewhere: 'This is not a refusal: your application can continue at a branch.',
  silence: days =>
    `The bank has not answered for more than ${days}\u00a0days, so your application counts as refused. It may still be accepted.`,
  reason: reason => `Reason given by the bank: ${reason}`,
  automated: 'This decision was made without any human involvement.',
  onRequest: 'You can ask for this decision and its reasons in writing, at no cost.',
  sent: day => `We are sending you this decision and its reasons by post, at no cost. Date of posting: ${inWords(day)}.`,
  account: `Do you have no account in France? You are entitled to one: the Banque de France designates a bank (call\u00a0${RIGHT_TO_ACCOUNT_PHONE}).`,
  byEmail: 'Receive them by email',
  ratherByEmail: 'Receive them by email instead',
  byLetter: 'Receive them by post',
  review: 'Ask for a person to review it',
  asked: {
    email: 'Noted: the decision and its reasons are being sent to you by email.',
    letter: 'Noted: the decision and its reasons are being sent to you by post.',
    review: 'Noted: a person will review this decision.',
  },
  failed: 'Your request was not sent. Try again, or call us.',
  contact: 'Call us or write to us:',
  complaint: shellMessages.helpComplaint,
};

export const refusalMessages: Wording<typeof fr.refusalMessages> = byReader(client, client);
