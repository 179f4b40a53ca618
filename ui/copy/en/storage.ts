import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/storage';

const client: Wording<typeof fr.storageMessages.omc> = {
  title: 'Your browser keeps nothing for this site',
  text: 'You can look at the cards and prices, but you cannot open an account here. You could not sign in, and reloading the page would delete your answers.',
  session: 'Your application is saved. Do not reload this page: you would have to sign in again.',
  unknown: 'This means that we cannot identify you here. What is already saved of your application is kept.',
  how: 'Allow site data (cookies) for this address, then reload the page, or open it in another browser.',
  full: {
    title: 'This tab has run out of storage',
    how: 'Open this address in a new tab, or in another browser.',
  },
};

export const storageMessages: Wording<typeof fr.storageMessages> = byReader(client, client);
