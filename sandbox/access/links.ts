import { brandFacts } from '@domain/brand/variant';
import type { Bank } from '../bank';
import type { Who } from '../signing';
import { AccessLink, applicantOf, type Subscription } from '../store/documents';
import { brandOf } from '../brands';
import { nameOf } from '../store/applicants';

/** Lifetime of a link; its time of sending is computed from its expiry. */
export const LIFE_MS = 30 * 24 * 60 * 60_000;

/** Sends an e-mail that names the bank and the person. */
export const write = (bank: Bank, subscription: Subscription, to: Subscription['holder'], text: string): void =>
  bank.say('email', to.person.email, `${brandFacts[brandOf(subscription)].name}, pour ${nameOf(to)} : ${text}`);

/** Sends an e-mail with a link back to the file, which works once. JNT-03, D-42 */
export const sendLink = (bank: Bank, subscription: Subscription, participant: Who, text: string): void => {
  const code = bank.secret();
  bank.store.put('link', code, { code, subscription: subscription.id, participant, expires: bank.millis() + LIFE_MS, used: false });
  const front = subscription.front ?? bank.origins.fronts[0] ?? '';
  write(bank, subscription, applicantOf(subscription, participant), `${text} ${front}/acces/login?code=${code}`);
};

/** A link works once: sends a new one unless the person's last e-mail still holds a valid link. */
export const renewLink = (bank: Bank, id: string, participant: Who): void => {
  const subscription = bank.subscription(id);
  const good = bank.store
    .ofFile('link', id, AccessLink)
    .some(link => link.participant === participant && !link.used && link.expires > bank.millis());
  if (subscription && !good) sendLink(bank, subscription, participant, 'Pour reprendre votre demande, suivez ce lien :');
};
