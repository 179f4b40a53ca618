import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/dataCard';

const client: Wording<typeof fr.dataCardMessages.omc> = {
  title: 'Who keeps your data, why and for how long',
  from: holder => `${holder} gave us this information about you.`,
  who: (bank, seat) => `${bank} keeps it. Its registered office is at ${seat}.`,
  why: 'It is used to verify your identity, to consider your application, and then to run your account.',
  howLong: months =>
    `If you open the account, it is kept for up to five years after the account closes. If not, we delete your application on its end date; we may keep an application that was refused for ${months}\u00a0months.`,
  declared: 'The opening is declared to the French tax authorities (FICOBA).',
  rights: 'You can see it, correct it, have it deleted or object to its use, and complain to the CNIL.',
  more: 'Your rights, and whom to write to',
};

export const dataCardMessages: Wording<typeof fr.dataCardMessages> = byReader(client, client);
