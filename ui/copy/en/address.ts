import type { AddressDraft } from '@domain/holders/checkAddress';
import { type Wording, byReader } from '../byReader';
import { byWhose } from '../byWhose';
import type * as fr from '../fr/address';
import { dossierFormMessages } from './dossierForm';
import { issueMessages } from './personFields';

const missing: Record<keyof AddressDraft, string> = {
  country: dossierFormMessages.omc.country,
  streetNumber: 'Enter the street number.',
  streetType: 'Select the type of street.',
  streetName: 'Enter the street name.',
  complement: 'Enter the building, floor or “care of” line.',
  postalCode: 'Enter the postcode.',
  town: 'Enter the town.',
  housing: 'Select the housing situation.',
};

const client: Wording<typeof fr.addressMessages.omc> = {
  title: {
    individual: 'Your address',
    TIT: 'The first account holder’s address',
    COT: 'The second account holder’s address',
  },
  country: { label: 'Country', hint: dossierFormMessages.omc.typeAhead },
  streetNumber: {
    label: 'Number',
    several: (kept, left) => `We keep only one number: ${kept}. We have left out: ${left}.`,
  },
  streetType: { label: 'Type of street' },
  streetName: {
    label: 'Street name',
    abroad: 'With the type of street, for example: Avenue Louise',
    left: left => `We have left out: ${left}.`,
    shorter: name => `This name is too long. Here it is shortened, as the French post office does: ${name}.`,
    useShorter: 'Use this name',
  },
  nearest: value => `We can save: ${value}.`,
  complement: {
    label: 'Building, floor, care of…',
    hint: 'For example: Building B, 3rd floor',
  },
  postalCode: { label: 'Postcode' },
  abroad: { label: 'Postcode', hint: 'The postcode in the country you chose, for example 1000 or SW1A 1AA' },
  town: {
    label: 'Town',
    loading: 'Looking for the towns with this postcode…',
    found: count => (count > 1 ? `${count} towns have this postcode.` : '1 town has this postcode.'),
    first: 'It appears once the postcode is entered.',
    useNearest: 'Use this town',
  },
  housing: { legend: byWhose('What is your housing situation at this address?', 'What is their housing situation at this address?') },
  known: 'Address entered',
  save: 'Save the address',
  keep: 'Keep the previous address',
  why: {
    title: 'Why do we ask for this address?',
    text: 'The law requires us to know the address of each person who opens an account. We also send post there.',
  },
  message: (issue, field) => (issue === 'NOT_CHOSEN' || issue === 'REQUIRED' ? missing[field] : issueMessages(issue)),
};

export const addressMessages: Wording<typeof fr.addressMessages> = byReader(client, client);
