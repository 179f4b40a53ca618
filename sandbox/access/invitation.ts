import type { Bank } from '../bank';
import type { Who } from '../signing';
import { AccessLink, type Subscription } from '../store/documents';
import { LIFE_MS, sendLink } from './links';
import { nameOf } from '../store/applicants';

/** Between two e-mails to one person, and how many within a day, the first among them. */
export const PAUSE_MS = 120_000;
export const MOST_MAILS = 5;
const DAY_MS = 24 * 60 * 60_000;

const HAND_OVER =
  'Votre conseiller a préparé votre demande de compte. Pour la vérifier, accepter les conditions et signer, suivez ce lien :';

const GO_ON = 'Pour retrouver votre demande, où que vous l’ouvriez, suivez ce lien :';

/** The e-mail by which a person comes to sign: the holder from the adviser, where there is one, the co-holder from the holder, who is named. JNT-03, ADV-03, XTR-40 */
export const invite = (bank: Bank, subscription: Subscription, who: Who): void => {
  const fromHolder = `${nameOf(subscription.holder)} vous invite à signer l’ouverture de votre compte joint. Pour lire le dossier et signer, suivez ce lien :`;
  sendLink(bank, subscription, who, who === 'COT' ? fromHolder : subscription.initBo ? HAND_OVER : GO_ON);
};

/** When the links to a person were sent within a day, oldest first. */
const sentTo = (bank: Bank, id: string, who: Who): readonly number[] =>
  bank.store
    .ofFile('link', id, AccessLink)
    .filter(({ participant }) => participant === who)
    .map(({ expires }) => expires - LIFE_MS)
    .filter(at => at + DAY_MS > bank.millis());

/** When another may be sent, in milliseconds since 1970. */
const nextAt = (sent: readonly number[]): number =>
  Math.max((sent.at(-1) ?? 0) + PAUSE_MS, sent.length < MOST_MAILS ? 0 : (sent.at(-MOST_MAILS) ?? 0) + DAY_MS);

/** Once more, where it is not too early; what is answered is the same either way. */
export const inviteAgain = (bank: Bank, subscription: Subscription, who: Who): { readonly sentAt: string; readonly wait: number } => {
  if (nextAt(sentTo(bank, subscription.id, who)) <= bank.millis()) invite(bank, subscription, who);
  const sent = sentTo(bank, subscription.id, who);
  return {
    sentAt: new Date(sent.at(-1) ?? bank.millis()).toISOString(),
    wait: Math.ceil((nextAt(sent) - bank.millis()) / 1_000),
  };
};
