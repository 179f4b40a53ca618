import type * as fr from '../fr/insurance';
import { byReader, type Wording } from '../byReader';

const client: Wording<typeof fr.insuranceMessages.omc> = {
  title: 'Do you want loss and theft insurance?',
  legend: 'Your choice',
  text: 'Previsecur covers you if your card is lost or stolen. Its notice says what is covered, the limits and what is not covered.',
  /** D-77 */
  notice: { before: 'Read ', link: 'the insurance notice (PDF, in French)', after: ' before you choose.' },
  covered: (card, amount) => `${card} already includes loss and theft insurance, up to ${amount}.`,
  holderOnly: 'It is offered to the first account holder only.',
  price: perMonth => `It costs ${perMonth}.`,
  loading: 'Loading the price…',
  yes: 'Yes',
  yesFor: perMonth => `Yes, for ${perMonth}`,
  no: 'No, thank you',
  required: 'Select whether you want the insurance.',
  none: 'This insurance is not available with your plan. You have nothing to choose here.',
  noPrice: 'We could not show the price of the insurance.',
  again: 'Try again',
  next: 'Continue',
};

export const insuranceMessages: Wording<typeof fr.insuranceMessages> = byReader(client, client);
