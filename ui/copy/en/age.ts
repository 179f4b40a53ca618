import { ADULT_FROM, CLASSIC_FROM, YOUNG_UNTIL } from '@domain/eligibility/adult';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/age';

const client: Wording<typeof fr.ageMessages.omc> = {
  title: { individual: 'How old are you?', joint: 'How old is each of you?' },
  intro: {
    individual: `You must be ${ADULT_FROM} or over. The price of the card depends on your age.`,
    joint: `You must be ${ADULT_FROM} or over. The price of the cards depends on the age of each of you.`,
  },
  legend: { alone: 'Your age group', TIT: 'Age group of the first account holder', COT: 'Age group of the second account holder' },
  band: { '18-25': `${ADULT_FROM} to ${YOUNG_UNTIL}`, '26+': `${CLASSIC_FROM} or over` },
  required: {
    alone: 'Select your age group.',
    TIT: 'Select the age group of the first account holder.',
    COT: 'Select the age group of the second account holder.',
  },
  firstPrice: (label, price) => `The first card we offer is the ${label}, at ${price}.`,
  next: 'Continue',
};

export const ageMessages: Wording<typeof fr.ageMessages> = byReader(client, client);
