import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/options';

const client: Wording<typeof fr.optionsMessages.omc> = {
  title: 'Choose your options',
  overdraft: {
    legend: amount => `Do you want an overdraft of ${amount}?`,
    hint: 'Your account can go below zero, down to this amount.',
    yes: 'Yes',
    no: 'No',
    required: 'Select whether you want an overdraft.',
  },
  documents: {
    title: 'Your digital documents',
    text: 'You receive your statements and contracts in online banking, and not by post. You can ask for your statements on paper at any time.',
    accept: 'I agree to receive my documents in digital form',
    required: 'To open your account online, agree to receive digital documents.',
    why: 'Why is this necessary?',
  },
  explanation: {
    title: 'An account opened entirely online',
    digital: 'You sign your contracts here, without paper. We give them to you in digital form.',
    keep: 'You can read, download and print them at any time.',
    paper: 'Do you prefer paper? An adviser opens the account with you at a branch.',
    appointment: 'Book an appointment',
    close: 'I understand',
  },
  next: 'Continue',
};

export const optionsMessages: Wording<typeof fr.optionsMessages> = byReader(client, client);
