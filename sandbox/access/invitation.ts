import type { Bank } from '../bank';
import { changing } from '../phone/owners';
import { signerOf, type Who } from '../signing';
import { AccessLink, applicantOf, type Subscription } from '../store/documents';
import { LIFE_MS, renewLink, sendLink, voidLinks } from './links';
import { nameOf } from '../store/applicants';

/** The minimum time between two e-mails to one person, and their maximum number within 24 hours. */
export const PAUSE_MS = 120_000;
export const MOST_MAILS = 5;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Sends the e-mail that invites a person to sign: from the adviser to the holder, from the holder, by name, to the co-holder. JNT-03,
 * ADV-03, XTR-40
 */
export const invite = (bank: Bank, subscription: Subscription, who: Who): void => {
  sendLink(bank, subscription, who, ({ fromHolder, fromAdviser, goOn }) =>
    who === 'COT' ? fromHolder(nameOf(subscription.holder)) : subscription.initBo ? fromAdviser : goOn,
  );
};

/**
 * Staff correct a person's e-mail: links that went to the old address are void, and a new one leaves at once. The person whose turn it is
 * is invited to sign. ADV-03, JNT-03
 */
export const correctEmail = (bank: Bank, subscription: Subscription, who: Who, email: string): Subscription => {
  const { details } = applicantOf(subscription, who);
  const changed = changing(subscription, who, { details: { ...details, email } });
  bank.keep(changed);
  voidLinks(bank, changed.id, who);
  if (signerOf(changed) === who) invite(bank, changed, who);
  else renewLink(bank, changed.id, who);
  return changed;
};

/** When links were sent to a person in the last 24 hours, oldest first. */
const sentTo = (bank: Bank, id: string, who: Who): readonly number[] =>
  bank.store
    .ofDossier('link', id, AccessLink)
    .filter(({ participant }) => participant === who)
    .map(({ expires }) => expires - LIFE_MS)
    .filter(at => at + DAY_MS > bank.millis());

/** The earliest time of the next e-mail, in milliseconds since 1970. */
const nextAt = (sent: readonly number[]): number =>
  Math.max((sent.at(-1) ?? 0) + PAUSE_MS, sent.length < MOST_MAILS ? 0 : (sent.at(-MOST_MAILS) ?? 0) + DAY_MS);

/** Sends another e-mail unless it is too early; the answer has the same shape in both cases. */
export const inviteAgain = (bank: Bank, subscription: Subscription, who: Who): { readonly sentAt: string; readonly wait: number } => {
  if (nextAt(sentTo(bank, subscription.id, who)) <= bank.millis()) invite(bank, subscription, who);
  const sent = sentTo(bank, subscription.id, who);
  return {
    sentAt: new Date(sent.at(-1) ?? bank.millis()).toISOString(),
    wait: Math.ceil((nextAt(sent) - bank.millis()) / 1_000),
  };
};
