import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/accountType';

const client: Wording<typeof fr.accountTypeMessages.omc> = {
  title: 'Choose your account',
  label: { individual: 'An account for one person', joint: 'A joint account' },
  owner: {
    individual: 'It is in your name only.',
    joint: 'It is in both your names, and each of you can have a card. Each of you is liable for all the debts of the account.',
  },
  effort: (minutes, papers, joint) => `Allow about ${minutes} minutes. You need ${papers} documents${joint ? ' in all' : ''}.`,
  notOnline: 'It is not available online yet. An adviser opens it with you.',
  required: 'Choose an account in one name or a joint account.',
  next: 'Continue',
  announced: {
    title: 'The joint account is not available online yet',
    text: 'An adviser can open it with both of you, by appointment.',
    alone: 'You can also open an account in one name now, here.',
    appointment: 'Book an appointment',
    individual: 'Choose an account in one name',
  },
};

export const accountTypeMessages: Wording<typeof fr.accountTypeMessages> = byReader(client, client);
