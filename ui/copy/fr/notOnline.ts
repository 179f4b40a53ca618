import { byReader } from '../byReader';

const inDays = (days: number): string => `${days}\u00a0${days > 1 ? 'jours' : 'jour'}`;

const client = {
  /** Before the bank's own reason. */
  ofCountry: 'Les documents de ce pays sont examinés en agence.',
  passport: 'Un passeport, de n’importe quel pays, est accepté en ligne.',
  within: (days: number): string => `Un rendez-vous vous est proposé sous ${inDays(days)}.`,
} as const;

/** Why an identity document is not accepted online, and what is. D-127 */
export const notOnlineMessages = byReader(client, {
  ...client,
  within: (days: number): string => `Un rendez-vous est proposé au client sous ${inDays(days)}.`,
});
