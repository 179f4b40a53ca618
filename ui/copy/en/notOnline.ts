import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/notOnline';

const inDays = (days: number): string => `${days} ${days > 1 ? 'days' : 'day'}`;

const client: Wording<typeof fr.notOnlineMessages.omc> = {
  ofCountry: 'Documents from this country are checked at a branch.',
  passport: 'A passport, from any country, is accepted online.',
  within: days => `We offer you an appointment within ${inDays(days)}.`,
};

export const notOnlineMessages: Wording<typeof fr.notOnlineMessages> = byReader(client, {
  ...client,
  within: days => `The client is offered an appointment within ${inDays(days)}.`,
});
