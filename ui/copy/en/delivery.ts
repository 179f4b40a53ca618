import type { Delivery } from '@domain/delivery/modes';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/delivery';
import { moneyMessages } from './money';

const days = ({ minDays, maxDays }: Delivery): string =>
  minDays === maxDays ? `${minDays} working days` : `${minDays} to ${maxDays} working days`;

const client: Wording<typeof fr.deliveryMessages.omc> = {
  title: {
    individual: 'How do you want to receive your card?',
    TIT: 'How should we deliver the first account holder’s card?',
    COT: 'How should we deliver the second account holder’s card?',
  },
  intro: 'The PIN arrives separately.',
  legend: 'Delivery method',
  others: 'Receive it another way',
  mode: {
    AGEN: 'At the branch',
    STAN: 'At home, standard',
    EXPR: 'At home, express',
  },
  terms: delivery => `${days(delivery)}, ${delivery.price === 0 ? 'free' : moneyMessages.price(delivery.price)}`,
  atAgency: name => `To be collected from the ${name} branch`,
  atHome: address => `We will send it to this address: ${address}`,
  loading: 'Loading the plan…',
};

export const deliveryMessages: Wording<typeof fr.deliveryMessages> = byReader(client, client);
