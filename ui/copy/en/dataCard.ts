import type { Wording } from '../byReader';
import type * as fr from '../fr/dataCard';

export const dataCardMessages: Wording<typeof fr.dataCardMessages> = {
  title: 'Who keeps this data, why and for how long',
  from: holder => `${holder} gave us this information about you.`,
  who: (bank, seat) => `${bank} keeps it. Its registered office is at ${seat}.`,
  why: 'It is used to verify identity, to consider the application, and then to run the account.',
  howLong: months =>
    `If the account opens, the data is kept for up to five years after the account closes. If not, the application is deleted on its end date; an application that was refused may be kept for ${months}\u00a0months.`,
  declared: 'The opening is declared to the French tax authorities (FICOBA).',
  rights: 'Each person can see their data, correct it, have it deleted or object to its use, and complain to the CNIL.',
  more: 'Each person’s rights, and whom to write to',
};
