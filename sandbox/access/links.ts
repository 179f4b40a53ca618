import { brandFacts } from '@domain/brand/variant';
import type { Bank } from '../bank';
import type { Who } from '../signing';
import { AccessLink, applicantOf, type Subscription } from '../store/documents';
import { brandOf } from '../brands';
import { nameOf } from '../store/applicants';

/** Of a link: when it was sent is read from when it ends. */
export const LIFE_MS = 30 * 24 * 60 * 60_000;

/** An e-mail that names the bank and the person. */
export const write = (bank: Bank, subscription: Subscription, to: Subscription['holder'], text: string): void =>
  bank.say('email', to.person.email, `${brandFacts[brandOf(subscription)].name}, pour ${nameOf(to)} : ${text}`);

/** An e-mail with a link by which the person comes back, good once. JNT-03, D-42 */
export const sendLink = (bank: Bank, subscription: Subscription, participant: Who, text: string): void => {
  const code = bank.secret();
  bank.store.put('link', code, { code, subscription: subscription.id, participant, expires: bank.millis() + LIFE_MS, used: false });
  const front = subscription.front ?? bank.origins.fronts[0] ?? '';
  write(bank, subscription, applicantOf(subscription, participant), `${text} ${front}/acces/login?code=${code}`);
};

/** A link is good once, and the last e-mail always holds one that is: it is sent where none is left. */
export const renewLink = (bank: Bank, id: string, participant: Who): void => {
  const subscription = bank.subscription(id);
  const good = bank.store
    .ofFile('link', id, AccessLink)
    .some(link => link.participant === participant && !link.used && link.expires > bank.millis());
  if (subscription && !good) sendLink(bank, subscription, participant, 'Pour reprendre votre demande, suivez ce lien :');
};
