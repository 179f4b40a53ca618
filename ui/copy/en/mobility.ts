import type { Wording } from '../byReader';
import type * as fr from '../fr/mobility';

const notAnIban = 'This IBAN is not right. Copy it from the bank details (RIB) of the other account.';

export const mobilityMessages: Wording<typeof fr.mobilityMessages> = {
  title: 'Are you changing banks?',
  text: 'We move your transfers and direct debits, free of charge. We need the bank details (RIB) of the other account and your agreement.',
  yes: 'Yes',
  later: 'Later',
  iban: { label: 'IBAN of the other account', hint: 'It is on its bank details (RIB).' },
  agree: 'Give my agreement',
  sending: 'Sending your agreement…',
  problems: {
    form: notAnIban,
    length: notAnIban,
    checkDigits: notAnIban,
    own: 'This is the IBAN of your new account. Enter that of the other account.',
  },
  refused: 'We cannot make this move from this account. An adviser will tell you why.',
  failed: 'No answer confirms that your agreement has arrived. Give it again in a moment.',
  done: reference => `Your agreement has been recorded, with the reference ${reference}. We are taking care of the move.`,
  before: 'Your agreement has already been recorded. We are taking care of the move.',
  elsewhere: 'To give your agreement, call us or book an appointment.',
  postponed: 'Whenever you like, call us or book an appointment.',
};
