import type { complaintMessages as french } from '../fr/complaint';
import type { Wording } from '../byReader';

export const complaintMessages: Wording<typeof french> = {
  title: 'Make a complaint',
  intro: 'Tell us what is not right: we answer you in writing. It is free.',
  ways: {
    title: 'Write to us or call us',
    post: 'By post',
    email: 'By email',
    phone: 'By phone',
  },
  delays: {
    title: 'When we answer',
    acknowledged: days => `We confirm that we have received your complaint within ${days} working days.`,
    answered: days => `We answer it within ${days} days at most.`,
    payments: (days, most) =>
      `If it is about a payment (card, transfer or direct debit), we answer within ${days} working days. In an exceptional situation, we tell you why and answer within ${most} working days at most.`,
  },
  mediator: {
    title: 'Are you not satisfied with our answer?',
    text: 'The mediator looks at your complaint free of charge and independently. You can turn to the mediator after our answer, or if we have not answered in time.',
    site: 'Ask the mediator online',
  },
};
