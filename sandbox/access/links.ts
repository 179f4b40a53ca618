import * as t from 'io-ts';
import { brandFacts } from '@domain/brand/variant';
import type { Bank } from '../bank';
import type { Who } from '../signing';
import { AccessLink, applicantOf, type Subscription } from '../store/documents';
import { brandOf } from '../brands';
import { ASKED, languagesBeside, REFERENCE } from '@domain/brand/languages';
import { emailOf, languageOfPerson, nameOf } from '../store/applicants';
import { mailWords, type MailWords } from './words';

/** Lifetime of a link; its time of sending is computed from its expiry. */
export const LIFE_MS = 30 * 24 * 60 * 60_000;

const HOUR_MS = 3_600_000;
/** Maximum number of e-mails to one address within an hour that people cause who have not signed in. X18 */
const MOST_MAILS = 5;
const Mailed = t.type({ since: t.number, times: t.number });

/** Counts the e-mail; false: the address has had enough of them. */
const mayWrite = (bank: Bank, address: string): boolean => {
  const key = address.trim().toLowerCase();
  const stored = bank.store.get('mailed', key, Mailed);
  const { since, times } = stored && stored.since + HOUR_MS > bank.millis() ? stored : { since: bank.millis(), times: 0 };
  bank.store.put('mailed', key, { since, times: times + 1 });
  return times < MOST_MAILS;
};

/** Sends an e-mail that names the bank and the person, in the person's language. */
export const write = (bank: Bank, subscription: Subscription, to: Subscription['holder'], say: (words: MailWords) => string): void => {
  const words = mailWords[languageOfPerson(to)];
  bank.say('email', emailOf(to), words.to(brandFacts[brandOf(subscription)].name, nameOf(to), say(words)));
};

/** Adds the person's language to an address of the front end; French is asked for by none. */
export const inTheirs = (address: string, to: Subscription['holder']): string => {
  const language = languageOfPerson(to);
  return language === REFERENCE ? address : `${address}${address.includes('?') ? '&' : '?'}${ASKED}=${language}`;
};

/**
 * Sends an e-mail with a link back to the file, which works once. Where an adviser opened the file, the e-mail also says in each other
 * language that the page speaks it. JNT-03, D-42, D-111
 */
export const sendLink = (bank: Bank, subscription: Subscription, participant: Who, say: (words: MailWords) => string): void => {
  const code = bank.secret();
  bank.store.put('link', code, { code, subscription: subscription.id, participant, expires: bank.millis() + LIFE_MS, used: false });
  const front = subscription.front ?? bank.origins.fronts[0] ?? '';
  const to = applicantOf(subscription, participant);
  const known = to.language !== undefined || !subscription.initBo;
  const otherwise = known ? [] : languagesBeside(REFERENCE).map(language => mailWords[language].otherwise);
  write(bank, subscription, to, words => [say(words), inTheirs(`${front}/acces/login?code=${code}`, to), ...otherwise].join(' '));
};

/** No link that this person was sent works any more: the address was another one's. */
export const voidLinks = (bank: Bank, id: string, participant: Who): void => {
  for (const link of bank.store.ofDossier('link', id, AccessLink))
    if (link.participant === participant) bank.store.put('link', link.code, { ...link, used: true, expires: 0 });
};

/** The link of a new dossier, unless its address has received too many: anyone may type any address. X18 */
export const sendFirstLink = (bank: Bank, subscription: Subscription): void => {
  if (mayWrite(bank, emailOf(subscription.holder))) sendLink(bank, subscription, 'TIT', ({ begun }) => begun);
};

/** A link works once: sends a new one unless the person's last e-mail still holds a valid link. */
export const renewLink = (bank: Bank, id: string, participant: Who): void => {
  const subscription = bank.subscription(id);
  const good = bank.store
    .ofDossier('link', id, AccessLink)
    .some(link => link.participant === participant && !link.used && link.expires > bank.millis());
  if (subscription && !good && mayWrite(bank, emailOf(applicantOf(subscription, participant))))
    sendLink(bank, subscription, participant, ({ resume }) => resume);
};
